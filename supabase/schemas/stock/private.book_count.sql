-- Books a count sheet once, whatever how often it is sent. p_lines: [{variant_id, counted, seen}]; seen is the stock at the
-- variant's last scan, so that pieces that came or went since then stay booked as they are. Answers {refused, moves}; a
-- refused sheet books nothing.
create function private.book_count(p_id uuid, p_lines jsonb, p_note text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_refused jsonb;
  v_moves int;
begin
  perform private.require_permission('inventory.write');
  insert into public.stock_counts (id, staff_id, variants, note)
  values (p_id, private.acting_staff(), jsonb_array_length(p_lines), nullif(btrim(p_note), '')) on conflict do nothing;
  if found then
    v_refused := private.book_stock(
      (select coalesce(jsonb_agg(jsonb_build_object('variant_id', l.variant_id, 'delta', l.counted - l.seen)), '[]')
       from jsonb_to_recordset(p_lines) as l (variant_id bigint, counted int, seen int)),
      'count', p_note, p_id
    );
    if v_refused <> '[]' then
      delete from public.stock_counts where id = p_id;
    end if;
  end if;
  select count(*) into v_moves from public.stock_moves where count_id = p_id;
  return jsonb_build_object('refused', coalesce(v_refused, '[]'), 'moves', v_moves);
end $$;
