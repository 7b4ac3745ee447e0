alter table appointments
  add column if not exists calendar_uid text; -- UID of the entry in a guest's calendar; null where the entry has the appointment's id

update oldest_program set version = 1;
