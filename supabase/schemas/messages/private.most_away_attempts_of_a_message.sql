create function private.most_away_attempts_of_a_message() returns int
language sql immutable set search_path = '' as 'select 2880';
comment on function private.most_away_attempts_of_a_message() is
  'Enough for a provider that is unavailable for a day, with one run per minute';
