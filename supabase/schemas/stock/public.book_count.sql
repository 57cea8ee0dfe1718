-- Books a count sheet once, however often it is sent. p_lines: [{variant_id, counted, seen, last_count}]; seen: the
-- stock at the variant's last scan, so that later moves stay booked. last_count: the newest booked count at that time; a
-- newer one has already corrected the same difference. Returns {refused, counted, moves}, counted with the SKUs of the
-- latter; a refused sheet books nothing.
create function public.book_count(p_id uuid, p_lines jsonb, p_note text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_refused jsonb := '[]';
  v_counted jsonb := '[]';
  v_moves int;
begin
  perform private.require_permission('inventory.write');
  insert into public.stock_counts (id, staff_id, variants, note)
  values (p_id, private.acting_staff(), jsonb_array_length(p_lines), nullif(btrim(p_note), '')) on conflict do nothing;
  if found then
    perform private.lock_stock(array(select (l ->> 'variant_id')::bigint from jsonb_array_elements(p_lines) as l), '{}');
    select coalesce(jsonb_agg(v.sku order by v.sku), '[]') into v_counted
    from jsonb_to_recordset(p_lines) as l (variant_id bigint, last_count bigint)
    join public.product_variants v on v.id = l.variant_id
    where exists (
      select from public.stock_moves m
      where m.variant_id = l.variant_id and m.cause = 'count' and m.id > coalesce(l.last_count, 0)
    );
    if v_counted = '[]' then
      v_refused := private.book_stock(
        (select coalesce(jsonb_agg(jsonb_build_object('variant_id', l.variant_id, 'delta', l.counted - l.seen)), '[]')
         from jsonb_to_recordset(p_lines) as l (variant_id bigint, counted int, seen int)),
        'count', p_note, p_id
      );
    end if;
    if v_refused <> '[]' or v_counted <> '[]' then
      delete from public.stock_counts where id = p_id;
    end if;
  end if;
  select count(*) into v_moves from public.stock_moves where count_id = p_id;
  return jsonb_build_object('refused', v_refused, 'counted', v_counted, 'moves', v_moves);
end $$;
