create function private.most_tries_of_a_message() returns int
language sql immutable set search_path = '' as 'select 14';
comment on function private.most_tries_of_a_message() is
  'Waits double from 30 seconds to 6 hours, so 14 tries last longer than a day';
