-- Records, at most once a day, that an owner viewed their uploads, so that they are retained.
create function public.touch_design_assets(p_user_id uuid default null, p_key_hash text default null) returns void
language sql set search_path = '' as $$
  update public.design_assets set used_at = private.now()
  where (user_id = p_user_id or browser_key_hash = p_key_hash) and used_at < private.now() - interval '1 day'
$$;
