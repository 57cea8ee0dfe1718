-- The owner of the account that a link in an email opens, or null. Does not use up the link.
create function public.find_link_owner(p_token_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', u.id, 'key', r.key,
    'email', case when p_token_hash = u.email_change_token_new then u.email_change else u.email end
  )
  from auth.users u left join private.registrations r on r.user_id = u.id
  where length(p_token_hash) > 20
    and p_token_hash in (u.confirmation_token, u.recovery_token, u.email_change_token_new, u.email_change_token_current)
  limit 1
$$;
