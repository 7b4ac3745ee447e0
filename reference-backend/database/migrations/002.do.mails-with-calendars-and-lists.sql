-- A database of the last program without migrations has these columns already.
alter table outbox
  add column if not exists calendar text, -- the calendar file that is attached
  add column if not exists mailbox text, -- of a list: hash of the mailbox that gets it
  add column if not exists due_at timestamptz, -- of a list: it is not sent before
  add column if not exists listed_ids text[]; -- of a list: its appointments

update oldest_program set version = 1;
