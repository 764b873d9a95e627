-- What was told, as data of its own: the book is the point. Written with the row that told it; kept when the game is bound.
create table passages (
    table_id text collate "C" not null,
    seq integer not null,
    n smallint not null,                 -- several may be told in one row
    seat smallint,
    event text not null,                 -- the kind of event that told it
    lang text not null,
    aloud boolean not null,
    body bytea not null,                 -- JSON of the passage
    at bigint not null,
    primary key (table_id, seq, n)
);
