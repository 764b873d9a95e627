-- Who would like another game, as long as anybody reads the book: the question itself is put for three minutes only.
create table wishes (
    table_id text collate "C" not null references tables on delete cascade,
    person text collate "C" not null,
    yes boolean not null,
    said_at bigint not null,
    primary key (table_id, person)
);
