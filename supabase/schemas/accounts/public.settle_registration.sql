-- Runs right after a proof. 'restored': the proof came from the browser that began the account (`p_key`) or was signed in to it
-- (`p_is_self`), so all credentials are restored. 'dropped': it came from elsewhere; if the account was ever used, its
-- addresses and names are deleted too. 'none': this was not the first proof.
create function public.settle_registration(p_user_id uuid, p_key text, p_is_self boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_registration private.registrations;
  v_credentials jsonb;
  v_outcome text := 'dropped';
begin
  -- The lock order of a proof: the user first, then the registration.
  perform from auth.users where id = p_user_id for no key update;
  select * into v_registration from private.registrations where user_id = p_user_id and credentials is not null for update;
  if not found then
    return 'none';
  end if;
  v_credentials := v_registration.credentials;
  if v_registration.proved_at > private.now() - interval '10 minutes'
    and (p_is_self or coalesce(v_registration.key = nullif(p_key, ''), false)) then
    begin
      update auth.users set
        encrypted_password = v_credentials ->> 'password',
        email = case v_credentials ->> 'proof' when 'email' then email else v_credentials ->> 'email' end,
        phone = case v_credentials ->> 'proof' when 'email' then v_credentials ->> 'phone' else phone end,
        phone_confirmed_at = case v_credentials ->> 'proof'
          when 'email' then (v_credentials ->> 'phone_confirmed_at')::timestamptz else phone_confirmed_at
        end
      where id = p_user_id;
      insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
      select id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at
      from jsonb_populate_recordset(null::auth.identities, v_credentials -> 'identities');
      v_outcome := 'restored';
    exception when unique_violation then
      -- Another account has taken the address or the number in the meantime.
      null;
    end;
  end if;
  if v_outcome = 'dropped' and (v_credentials ->> 'was_used')::boolean then
    delete from public.user_addresses where user_id = p_user_id;
    update public.profiles set first_name = '', last_name = '' where id = p_user_id;
  end if;
  -- Last, so that restoring the password above does not count as a password change.
  update private.registrations set credentials = null, proved_at = null where user_id = p_user_id;
  return v_outcome;
end $$;
