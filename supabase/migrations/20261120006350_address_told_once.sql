-- Writes what is sent, and to whom, of a held row: p_change has any of cut with size, tastes, name, phone, address. What was
-- picked by rule, and what does not fit any more, is picked anew. Its owner is told of another address, name or phone. PT422 bad_subscription.
create or replace function private.apply_subscription_change(
  p_subscription private.subscriptions, p_change jsonb, p_actor text
) returns private.subscriptions
language plpgsql set search_path = '' as $$
declare
  v_old private.subscriptions := p_subscription;
  v_row private.subscriptions;
  v_event_id bigint;
begin
  if jsonb_typeof(p_change) is distinct from 'object' or p_change - array['cut', 'size', 'tastes', 'name', 'phone', 'address'] <> '{}' then
    raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_subscription';
  end if;
  update private.subscriptions s set
    cut = coalesce(p_change ->> 'cut', s.cut), size = coalesce(p_change ->> 'size', s.size),
    tastes = case when p_change ? 'tastes' then array(select jsonb_array_elements_text(p_change -> 'tastes')) else s.tastes end,
    name = coalesce(p_change ->> 'name', s.name), phone = coalesce(p_change ->> 'phone', s.phone),
    address = case when p_change ? 'address' then private.parcel_address(p_change -> 'address') else s.address end,
    version = s.version + 1
    where s.id = v_old.id returning * into v_row;
  perform private.check_subscription_taste(v_row.cut, v_row.size, v_row.tastes);
  if (v_row.cut, v_row.size, v_row.tastes) is distinct from (v_old.cut, v_old.size, v_old.tastes) then
    perform private.pick_for(v_row);
  end if;
  insert into private.subscription_events (subscription_id, type, actor, data)
    values (v_row.id, 'details_changed', p_actor, jsonb_build_object('fields', (select jsonb_agg(key) from jsonb_object_keys(p_change) as key)))
    returning id into v_event_id;
  if (v_row.name, v_row.phone, v_row.address) is distinct from (v_old.name, v_old.phone, v_old.address) then
    perform private.tell_of_address(v_row, v_event_id, p_actor = 'admin');
  end if;
  return v_row;
exception when check_violation or not_null_violation or invalid_parameter_value then
  raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_subscription';
end $$;

-- Queues the mail that says where parcels go from now on: the first in the next minute, and then one for all changes of ten minutes, whose
-- last one it shows.
create function private.tell_of_address(p_subscription private.subscriptions, p_event_id bigint, p_is_by_staff boolean) returns void
language plpgsql set search_path = '' as $$
declare
  v_waiting bigint;
  v_last timestamptz;
begin
  select max(o.id) filter (where o.sent_at is null and o.dead_at is null and o.attempts = 0), max(o.created_at) into v_waiting, v_last
    from public.outbox o
    where o.order_id is null and o.user_id is null and o.email = p_subscription.email and o.topic = 'subscription_address' and o.data ->> 'subscription_id' = p_subscription.id::text
      and o.data -> 'is_by_staff' = to_jsonb(p_is_by_staff);
  -- Held, so that nobody sends it meanwhile with what was true before.
  perform from public.outbox where id = v_waiting and attempts = 0 for update;
  if found then
    return;
  end if;
  insert into public.outbox (topic, email, next_at, data)
    values (
      'subscription_address', p_subscription.email, greatest(private.now(), v_last + interval '10 minutes'),
      jsonb_build_object('subscription_id', p_subscription.id, 'event_id', p_event_id, 'is_by_staff', p_is_by_staff)
    );
end $$;
