-- The person who proves an address or a number may not be the one who registered it with a password and other details. So
-- the transaction of the proof removes all other credentials: password, number or address, identities, second factors,
-- pending changes and open sessions. At no moment does an old credential open a proven account.
create function private.delete_unproven_credentials() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_proof text := case when old.email_confirmed_at is null and new.email_confirmed_at is not null then 'email' else 'phone' end;
  v_credentials jsonb;
begin
  if exists (select from private.registrations where user_id = old.id and started_in = pg_current_xact_id()) then
    return new;
  end if;
  v_credentials := jsonb_build_object(
    'proof', v_proof, 'password', old.encrypted_password, 'email', old.email, 'phone', old.phone,
    'phone_confirmed_at', old.phone_confirmed_at, 'was_used', old.last_sign_in_at is not null,
    'identities', (
      select coalesce(jsonb_agg(to_jsonb(i)), '[]') from auth.identities i
      where i.user_id = old.id and i.provider <> v_proof
    )
  );
  insert into private.registrations (user_id, proved_at, credentials) values (old.id, private.now(), v_credentials)
    on conflict (user_id) do update set proved_at = excluded.proved_at, credentials = excluded.credentials;

  new.encrypted_password := extensions.crypt(
    encode(extensions.gen_random_bytes(32), 'hex'), extensions.gen_salt('bf')
  );
  if v_proof = 'email' then
    new.phone := null;
    new.phone_confirmed_at := null;
  else
    new.email := null;
  end if;
  new.email_change := '';
  new.email_change_token_new := '';
  new.email_change_token_current := '';
  new.phone_change := '';
  new.phone_change_token := '';
  delete from auth.identities where user_id = old.id and provider <> v_proof;
  delete from auth.sessions where user_id = old.id;
  if to_regclass('auth.mfa_factors') is not null then
    execute 'delete from auth.mfa_factors where user_id = $1' using old.id;
  end if;
  return new;
end $$;

create trigger delete_unproven_credentials before update of email_confirmed_at, phone_confirmed_at on auth.users
  for each row when (
    old.email_confirmed_at is null
    and (new.email_confirmed_at is not null or (old.phone_confirmed_at is null and new.phone_confirmed_at is not null))
  )
  execute function private.delete_unproven_credentials();
