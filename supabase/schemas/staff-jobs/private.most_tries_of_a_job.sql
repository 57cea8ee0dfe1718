-- How often a job may be retried without progress.
create function private.most_tries_of_a_job() returns int
language sql immutable set search_path = '' as $$ select 5 $$;
