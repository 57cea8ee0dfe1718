-- p_error null: it was accepted. Otherwise it is retried, after twice as long each time.
create function public.settle_indexnow(p_id bigint, p_attempt int, p_error text, p_is_refused boolean) returns void
language sql set search_path = '' as $$
  update public.indexnow_pings set
    sent_at = case when p_error is null then private.now() end,
    dead_at = case when p_error is not null and p_is_refused then private.now() end,
    last_error = left(p_error, 300),
    next_at = private.now() + make_interval(mins => power(2, least(attempts, 8))::int)
  where id = p_id and attempts = p_attempt and sent_at is null
$$;
