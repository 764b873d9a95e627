-- When somebody said so: a voice for going on without a seat does not count for ever.
alter table without add column said_at bigint not null default 0;
