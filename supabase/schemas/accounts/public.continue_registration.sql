-- Continues a registration that the same browser submits again with another number, address or name. Returns
-- 'continued'; 'taken': another account has the address or number; 'none': there is no registration to continue.
create function public.continue_registration(
  p_key text, p_email text, p_phone text, p_first_name text, p_last_name text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  select u.id into v_id
  from private.registrations r join auth.users u on u.id = r.user_id
  where r.key = p_key and u.email_confirmed_at is null and u.phone_confirmed_at is null and u.last_sign_in_at is null
    and (u.phone is not null or u.email = lower(p_email))
  order by (u.email = lower(p_email)) desc, (u.phone = p_phone) desc nulls last, u.created_at desc
  limit 1 for update of u;
  if not found then
    return 'none';
  end if;
  perform private.discard_unfinished_accounts(p_email, p_phone, v_id);
  update auth.users set
    email = lower(p_email), phone = p_phone, updated_at = private.now(),
    raw_user_meta_data = coalesce(raw_user_meta_data, '{}')
      || jsonb_build_object('first_name', p_first_name, 'last_name', p_last_name)
  where id = v_id;
  update auth.identities set identity_data = identity_data || case provider
      when 'email' then jsonb_build_object('email', lower(p_email)) else jsonb_build_object('phone', p_phone)
    end
  where user_id = v_id and provider in ('email', 'phone');
  update public.profiles set first_name = left(p_first_name, 80), last_name = left(p_last_name, 80) where id = v_id;
  return 'continued';
exception when unique_violation then
  return 'taken';
end $$;
