-- For each variant, unproven orders of all visitors may reserve at most caps.stock_percent of the stock, unless a captcha
-- was solved: PT428 captcha_needed. Call it under the variants' locks.
create function private.check_reserved_share(p_order jsonb, p_lines private.order_line[], p_previous_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_percent int := (p_order #>> '{origin,caps,stock_percent}')::int;
begin
  if v_percent is null or coalesce((p_order #>> '{origin,is_puzzled}')::boolean, false) then
    return;
  end if;
  if exists (
    select 1 from (
      select variant_id, sum(quantity) as quantity from unnest(p_lines) group by variant_id
    ) as l
    join public.product_variants v on v.id = l.variant_id
    -- Unproven items are part of the reserved ones, so most orders pass here.
    where v.reserved + l.quantity > ceil(v.stock * v_percent / 100.0)
      and l.quantity + (
        select coalesce(sum(i.quantity), 0)
        from private.unproven_orders u
        join public.orders o on o.id = u.order_id and o.status in ('Pending Payment', 'COD Review')
        join public.order_items i on i.order_id = o.id and i.variant_id = l.variant_id
        where o.id is distinct from p_previous_id
      ) > ceil(v.stock * v_percent / 100.0)
  ) then
    raise sqlstate 'PT428' using message = 'A captcha is required', hint = 'captcha_needed';
  end if;
end $$;
