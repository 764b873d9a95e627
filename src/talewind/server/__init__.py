"""The server: durable tables, at home with one command and in a data centre with the same code."""
