-- Whether the caller has a second factor that this session has not used yet: a stolen password alone opens nothing.
create function private.lacks_second_factor() returns boolean
language sql stable set search_path = '' as $$
  select coalesce((select auth.jwt() ->> 'aal'), 'aal1') <> 'aal2'
    and exists (select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified')
$$;
