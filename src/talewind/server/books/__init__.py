"""The book of a table: its pages, what its tellers have hidden, its title, and the one file people keep."""
