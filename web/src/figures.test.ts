import { expect, test } from "vitest";
import { grouped } from "./figures";

const figure = (row: string, field: string, value: string, origin: string, group = "cards") => ({
  group,
  row,
  field,
  value,
  origin,
});

test("figures of one row and one origin share a line, others do not", () => {
  const found = grouped([
    figure("", "total", "9", "seed", "setup"),
    figure("", "rows", "5", "seed", "setup"),
    figure("P01", "cost", "3", "reconstructed"),
    figure("P01", "vp", "1", "reconstructed"),
    figure("P01", "gems", "4", "edition"),
    figure("P02", "cost", "4", "edition"),
  ]);
  expect(found).toEqual([
    {
      name: "setup",
      lines: [
        { what: "total", figure: "9", origin: "seed" },
        { what: "rows", figure: "5", origin: "seed" },
      ],
    },
    {
      name: "cards",
      lines: [
        { what: "P01", figure: "cost 3, vp 1", origin: "reconstructed" },
        { what: "P01", figure: "gems 4", origin: "edition" },
        { what: "P02", figure: "cost 4", origin: "edition" },
      ],
    },
  ]);
});
