"""Who may do what, and when: a matrix of every route and every message, by role and by state of the table.

`expected.txt` is the law: a grid for each row, with states as lines, roles as columns, and in each cell `yes` or the word for a
refusal (`grid.REASONS`). Nothing is allowed that is not a written yes. Each cell is tried on a fresh table: `stage.py` builds every
scene once through the doors and copies its rows under a new id. A cell fails when

- the answer is another one than the grid says,
- a refusal, or a look, has changed a row of the database,
- an answer or a frame has something in it that the role may not know (`planted.py` lists it all).

A route or a message of the code that has no row fails too, and so does a row that nobody may do in any state.

How to add a row. A new route: one `Row` in `rows.py`, named as the route is (`POST /api/tables/{table}/lock`), with what is sent;
several rows of one route have words after the path. A new message: `Row("message kind", ...)`; it is tried by the socket and by
POST. Then write its grid into `expected.txt`, from what should be, before looking at what is: copy the nearest one and change
it. Where a row needs the table in a special position, give it `before`. A new secret is a line of `planted.ALL`, a new role a column:
its name, cookie and key are in `cast.py` and `trying.py`. A new table of the database with a column `table_id` is copied and
compared by itself."""
