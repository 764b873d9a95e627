-- The link that brings a person to another device: it works once and for a short time. Before, each seat had a key for ever.
create table carries (
    table_id text collate "C" not null references tables on delete cascade,
    person text collate "C" not null,
    key bytea not null,                  -- hash of the key in the link
    until bigint not null,
    primary key (table_id, person)       -- a new one voids the one before
);

alter table seats alter column carry_key set default '';  -- unused; kept for processes of the version before, which still name it
alter table seats add column carried_at bigint;  -- when another device last took the seat; its holder is told

-- A person who sends the other devices away has a new id: whatever names the old one is found by it.
create index tables_of_host on tables (host);
create index knocks_of_person on knocks (person);

-- Tables that nobody began or finished are looked for once an hour; most tables are finished.
create index tables_going on tables (status, opened_at) where status in ('open', 'playing');
