alter table outbox drop column calendar, drop column mailbox, drop column due_at, drop column listed_ids;

update oldest_program set version = 1;
