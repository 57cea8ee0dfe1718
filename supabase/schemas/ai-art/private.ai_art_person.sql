-- The hash of a mailbox or phone that credits are counted by; it survives a new account. Null when nothing is proven.
create function private.ai_art_person(p_user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select encode(sha256(convert_to('ai art ' || case
      when email_confirmed_at is not null then private.email_key(email)
      when phone_confirmed_at is not null then phone
    end, 'UTF8')), 'hex')
  from auth.users where id = p_user_id
$$;
