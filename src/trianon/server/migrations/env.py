"""How Alembic reaches the database: over the connection that the store hands in."""

from alembic import context

from trianon.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
