-- When an unfinished answer was last changed: whoever writes is not silent.
alter table drafts add column at bigint not null default 0;
