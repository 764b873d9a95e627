"""The platform: tables that survive anything, at home with one command and in a data centre with the same code."""
