-- The language a table speaks: its opener's. Bots write in it, and a game that has to know takes it.
alter table tables add column lang text not null default 'en';
