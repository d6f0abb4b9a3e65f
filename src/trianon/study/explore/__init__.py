"""A study one can explore: small tables of sums, typed filters, answers with intervals."""
