-- How many frames each seat, and last an onlooker, had had by a snapshot (JSON). Null: an older one; its rows are counted instead.
alter table snapshots add column numbers bytea;
