-- Which database of which installation this is. One row, written once: a table's id names its shard by number.
create table shard (
    one boolean primary key default true check (one),
    number smallint not null,
    installation text not null
);
