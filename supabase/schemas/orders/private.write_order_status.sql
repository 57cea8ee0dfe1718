-- The only writer of orders.status: checks the table of transitions, writes the status with its side effects, and the
-- event. The caller holds the orders' locks. p_by: see order_transitions; p_actor: named in the event. PT409
-- bad_transition.
create function private.write_order_status(
  p_order_ids uuid[], p_to text, p_by text, p_actor text, p_note text default '',
  p_data jsonb default '{}', p_type text default 'moved'
) returns text
language plpgsql set search_path = '' as $$
declare
  v_before public.orders[] := array(select o from public.orders o where o.id = any (p_order_ids));
begin
  perform private.check_order_move(o.status, p_to, p_by) from unnest(v_before) as o;
  update public.orders
    set status = p_to,
      -- An expired order keeps its expires_at.
      expires_at = case when p_by = 'time' then expires_at end,
      prepay = case when p_to in ('COD Review', 'Confirmed', 'In Production') then prepay end,
      delivered_at = case
        when p_by = 'undo' then null
        when p_to = 'Delivered' then coalesce(delivered_at, private.now())
        else delivered_at
      end
    where id = any (p_order_ids);
  insert into public.order_events (order_id, type, from_status, to_status, actor, note, data)
    select o.id, p_type, o.status, p_to, p_actor, p_note, p_data from unnest(v_before) as o;
  if p_to = 'Confirmed' then
    perform private.submit_order_art(o.id) from unnest(v_before) as o;
  end if;
  return p_to;
end $$;
