-- Records that a person has used a browser, until private.purge_referral_traces() deletes it.
create function public.record_referral_device(p_user_id uuid, p_browser_key_hash text, p_visitor text) returns void
language sql security definer set search_path = '' as $$
  insert into private.referral_devices as d (user_id, browser_key_hash, visitor)
  select id, p_browser_key_hash, p_visitor from auth.users where id = p_user_id
  on conflict (user_id, browser_key_hash) do update set visitor = excluded.visitor, seen_at = private.now()
$$;
