### What the platform itself says, beside any game.

server-busy = The table is busy. Your move was not taken; it is sent again.
server-foreign-origin = This page may not speak for Talewind.
server-host-only = Only the host may do this.
server-name-missing = What shall we call you?
server-no-such-table = There is no such table, or it is not open to you.
server-nobody-knocks = Nobody of that name is at the door.
server-not-over = The game is not over yet.
server-not-understood = The table did not understand this.
server-not-yours = This is not yours to say.
server-table-closed = The table takes nobody in any more.
server-table-full = All seats are taken.
server-too-many-calls = Too much at once. Wait a little.
server-wrong-key = This link does not open the table.
