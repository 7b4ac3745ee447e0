-- The program has opened what is sealed before this.
alter table appointments alter column request set not null;
alter table appointments drop column sealed, drop column licensure_state, drop column wants_flu_vaccine;

drop table data_keys;

update oldest_program set version = 1;
