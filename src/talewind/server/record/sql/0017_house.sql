-- Which member of the house's company plays a bot's seat; null for bots seated before there was one.
alter table seats add column house text;
