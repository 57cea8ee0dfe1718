-- Whether the caller must enter a second factor that this session has not used yet: an existing one, because a stolen
-- password alone must open nothing, or one that the server requires of staff.
create function private.lacks_second_factor() returns boolean
language sql stable set search_path = '' as $$
  select coalesce((select auth.jwt() ->> 'aal'), 'aal1') <> 'aal2'
    and (private.has_second_factor()
      or exists (select from private.environment where name = 'STAFF_TWO_FACTOR' and value = 'required'))
$$;
