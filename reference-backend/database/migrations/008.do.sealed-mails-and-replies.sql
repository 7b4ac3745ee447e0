-- As in 007: what is sealed is null in the other columns, and rows from before have no `sealed` until the program has sealed them.
alter table outbox
  add column if not exists sealed text, -- recipient, subject, both texts and the calendar file
  alter column recipient drop not null,
  alter column subject drop not null,
  alter column body_text drop not null,
  alter column body_html drop not null;
alter table idempotent_replies
  add column if not exists sealed text; -- the reply

create index if not exists outbox_unsealed on outbox (mail_id) where sealed is null;
create index if not exists idempotent_replies_unsealed on idempotent_replies (idempotency_key) where sealed is null;

update oldest_program set version = 8;
