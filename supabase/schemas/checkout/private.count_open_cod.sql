-- The open unpaid COD orders of a phone. Not those in COD Review, which anyone may have placed: check_cod_code() counts
-- again.
create function private.count_open_cod(p_phone text, p_except uuid default null) returns int
language sql stable set search_path = '' as $$
  select count(*)::int from public.orders
  where phone = p_phone and payment_method = 'cod' and payment_status = 'cod_due' and id is distinct from p_except
    and status in ('Confirmed', 'In Production', 'Packed', 'Shipped')
$$;
