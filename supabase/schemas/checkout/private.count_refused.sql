create function private.count_refused(p_phone text) returns int
language sql stable set search_path = '' as $$
  select count(*)::int from public.orders where phone = p_phone and payment_method = 'cod' and status = 'RTO'
$$;
