-- Which of those who wait at a door came from one address: a keyed hash of it, good for this table alone.
alter table knocks add column via bytea;
