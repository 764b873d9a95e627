"""The book of a table: its pages, what players have hidden in it, its title, and the HTML file that people keep."""
