create function public.note_referral_device(p_user_id uuid, p_browser_key_hash text, p_visitor text) returns void
language sql set search_path = '' as $$
  select private.note_referral_device(p_user_id, p_browser_key_hash, p_visitor)
$$;
