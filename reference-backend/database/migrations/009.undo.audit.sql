drop function delete_expired_audit(timestamptz);
drop table audit_entries, audit_seals;

update oldest_program set version = 8;
