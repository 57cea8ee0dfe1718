-- Returns the owner of the address book and locks it for the rest of the transaction.
create function private.lock_address_book() returns uuid
language plpgsql set search_path = '' as $$
declare
  v_user uuid := (select auth.uid());
begin
  if v_user is null then
    raise sqlstate 'PT401' using message = 'No one is signed in', hint = 'unauthenticated';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('address book ' || v_user, 0));
  return v_user;
end $$;
