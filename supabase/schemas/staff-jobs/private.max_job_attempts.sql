-- How often a job may be retried without progress.
create function private.max_job_attempts() returns int
language sql immutable set search_path = '' as $$ select 5 $$;
