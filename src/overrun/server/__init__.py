"""The server: tables in the browser, for people and bots, kept safe in a database."""
