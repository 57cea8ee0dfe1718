create function private.most_tries_of_a_message() returns int
language sql immutable set search_path = '' as 'select 14';
comment on function private.most_tries_of_a_message() is
  'With 30 seconds doubling up to 6 hours between them, 14 tries outlast a day of trouble';
