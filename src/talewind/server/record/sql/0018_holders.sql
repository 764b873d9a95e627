-- Who held a seat before, once it has changed hands: a tale carries the name of whoever held the seat when it was told.
create table holders (
    table_id text collate "C" not null references tables on delete cascade,
    seat smallint not null,
    holder smallint not null,            -- the number of this holder of the seat, as seats.holder was
    person text collate "C",             -- null: a bot
    name text not null,
    nameless boolean not null default false,  -- as book_hidden.name, which is of whoever holds the seat now
    pages integer[] not null default '{}',    -- as book_hidden.pages
    primary key (table_id, seat, holder)
);
create index holders_of_person on holders (person) where person is not null;
alter table seats add column holder smallint not null default 0;  -- the number of its holder now; the first is 0

-- From which row on a seat was played by somebody else. Written with that row; kept when the game is bound.
create table stretches (
    table_id text collate "C" not null,
    seat smallint not null,
    seq integer not null,
    holder smallint,                     -- null: the house plays on for the holder
    told bytea not null,                 -- JSON of what had been told before, as hashes
    primary key (table_id, seat, seq)
);
