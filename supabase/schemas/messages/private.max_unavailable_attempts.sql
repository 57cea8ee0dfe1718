create function private.max_unavailable_attempts() returns int
language sql immutable set search_path = '' as 'select 2880';
comment on function private.max_unavailable_attempts() is
  'Enough for a provider that is unavailable for a day, with one run per minute';
