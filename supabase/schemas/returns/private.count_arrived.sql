-- The outcome of each line of a return that the caller has closed: p_lines [{ order_item_id, restocked, written_off, missing
-- }], one for every line, adding up to its items. Missing items leave the return: they are not refunded, and can be returned
-- later. PT422 bad_lines; PT409 nothing_arrived | exchange_missing: the new items replace all of the old ones.
create function private.count_arrived(p_request public.return_requests, p_lines jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if exists (
    select from (select order_item_id, quantity from public.return_items where return_id = p_request.id) as r
    full join jsonb_to_recordset(p_lines) as l (order_item_id bigint, restocked int, written_off int, missing int)
      using (order_item_id)
    where (l.restocked >= 0 and l.written_off >= 0 and l.missing >= 0
      and l.restocked + l.written_off + l.missing = r.quantity) is not true
  ) or (
    select count(*) <> count(distinct order_item_id) from jsonb_to_recordset(p_lines) as l (order_item_id bigint)
  ) then
    raise sqlstate 'PT422' using message = 'Choose for each item: restock, write off or missing', hint = 'bad_lines';
  end if;
  if not exists (
    select from jsonb_to_recordset(p_lines) as l (restocked int, written_off int) where l.restocked + l.written_off > 0
  ) then
    raise sqlstate 'PT409' using message = 'No items have arrived', hint = 'nothing_arrived';
  elsif p_request.kind = 'exchange' and exists (
    select from jsonb_to_recordset(p_lines) as l (missing int) where l.missing > 0
  ) then
    raise sqlstate 'PT409' using message = 'Items of an exchange are returned together', hint = 'exchange_missing';
  end if;
  -- The value of an item depends on the items before it, so a line that shrinks is first counted as empty.
  update public.return_items r set missing = l.missing, quantity = 0
    from jsonb_to_recordset(p_lines) as l (order_item_id bigint, missing int)
    where r.return_id = p_request.id and r.order_item_id = l.order_item_id and l.missing > 0;
  update public.return_items r
    set restocked = l.restocked, quantity = l.restocked + l.written_off, value = case
      when l.missing > 0 then private.value_of_items(i, l.restocked + l.written_off) else r.value
    end
    from jsonb_to_recordset(p_lines) as l (order_item_id bigint, restocked int, written_off int, missing int)
    join public.order_items i on i.id = l.order_item_id
    where r.return_id = p_request.id and r.order_item_id = l.order_item_id;
end $$;
