-- Writes stock adjustments, all or none. p_changes: [{variant_id, delta, seen}], one for each variant; `seen` is the stock
-- that was shown, or null. Returns the obstacles: variants that would have fewer items than orders reserve, or whose stock
-- has changed. Empty: booked, now or by the same form before.
create function private.book_stock(
  p_changes jsonb, p_cause text, p_note text, p_count_id uuid default null, p_form_key uuid default null
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' as $$
declare
  v_refused jsonb;
begin
  perform private.lock_stock(array(select (c ->> 'variant_id')::bigint from jsonb_array_elements(p_changes) as c), '{}');
  if exists (select from public.stock_moves where form_key = p_form_key) then
    return '[]';
  end if;
  select coalesce(jsonb_agg(jsonb_build_object(
    'variant_id', v.id, 'sku', v.sku, 'stock', v.stock, 'reserved', v.reserved, 'delta', c.delta, 'seen', c.seen
  ) order by v.sku), '[]') into v_refused
  from jsonb_to_recordset(p_changes) as c (variant_id bigint, delta int, seen int)
  join public.product_variants v on v.id = c.variant_id
  where v.stock + c.delta < v.reserved or v.stock <> c.seen;
  if v_refused = '[]' then
    insert into public.stock_moves (variant_id, stock_delta, reason, cause, note, count_id, form_key)
    select c.variant_id, c.delta, case p_cause when 'delivery' then 'receive' else 'adjust' end,
      p_cause, nullif(btrim(p_note), ''), p_count_id, p_form_key
    from jsonb_to_recordset(p_changes) as c (variant_id bigint, delta int)
    where c.delta <> 0;
  end if;
  return v_refused;
end $$;
