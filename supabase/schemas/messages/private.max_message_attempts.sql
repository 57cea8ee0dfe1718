create function private.max_message_attempts() returns int
language sql immutable set search_path = '' as 'select 14';
comment on function private.max_message_attempts() is
  'Waits double from 30 seconds to 6 hours, so 14 tries last longer than a day';
