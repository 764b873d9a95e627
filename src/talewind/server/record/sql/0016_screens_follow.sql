-- Who let the screen in: it follows this person to the rematch of their table.
alter table screens add column person text collate "C";
