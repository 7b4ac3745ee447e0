alter table appointments drop column may_be_same_as;

update oldest_program set version = 1;
