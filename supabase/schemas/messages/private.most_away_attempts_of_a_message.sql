create function private.most_away_attempts_of_a_message() returns int
language sql immutable set search_path = '' as 'select 2880';
comment on function private.most_away_attempts_of_a_message() is
  'With one run a minute, they outlast a provider that is away for a day';
