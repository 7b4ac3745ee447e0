alter table appointments drop column calendar_uid;

update oldest_program set version = 1;
