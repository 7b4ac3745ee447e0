-- The program has opened what is sealed before this.
drop index outbox_unsealed, idempotent_replies_unsealed;
alter table outbox
  drop column sealed,
  alter column recipient set not null,
  alter column subject set not null,
  alter column body_text set not null,
  alter column body_html set not null;
alter table idempotent_replies drop column sealed;

update oldest_program set version = 7;
