-- The book of a table: its title, and its pages once the game is bound, so that reading it runs no rules.
create table books (
    table_id text collate "C" primary key references tables on delete cascade,
    title text not null default '',      -- empty: the first words of its first tale
    titled_by smallint,
    bound bytea                          -- JSON of the manuscript; what is hidden is left out when it is read
);

-- What a seat does not want to see in it.
create table book_hidden (
    table_id text collate "C" not null references tables on delete cascade,
    seat smallint not null,
    name boolean not null,               -- then it says "somebody"
    pages integer[] not null,            -- whose own lines are left out
    primary key (table_id, seat)
);
