-- Changes the delivery or recipient of a locked row: p_change has any of cut with size, tastes, name, phone, address. Automatic picks,
-- and those that no longer fit, are picked again. Its owner is notified of another address, name or phone. PT422 bad_subscription.
create function private.apply_subscription_change(
  p_subscription private.subscriptions, p_change jsonb, p_actor text
) returns private.subscriptions
language plpgsql set search_path = '' as $$
declare
  v_old private.subscriptions := p_subscription;
  v_row private.subscriptions;
  v_event_id bigint;
begin
  if jsonb_typeof(p_change) is distinct from 'object' or p_change - array['cut', 'size', 'tastes', 'name', 'phone', 'address'] <> '{}' then
    raise sqlstate 'PT422' using message = 'A value is invalid', hint = 'bad_subscription';
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
    perform private.fill_picks(v_row);
  end if;
  insert into private.subscription_events (subscription_id, type, actor, data)
    values (v_row.id, 'details_changed', p_actor, jsonb_build_object('fields', (select jsonb_agg(key) from jsonb_object_keys(p_change) as key)))
    returning id into v_event_id;
  if (v_row.name, v_row.phone, v_row.address) is distinct from (v_old.name, v_old.phone, v_old.address) then
    perform private.queue_subscription_address_message(v_row, v_event_id, p_actor = 'admin');
  end if;
  return v_row;
exception when check_violation or not_null_violation or invalid_parameter_value then
  raise sqlstate 'PT422' using message = 'A value is invalid', hint = 'bad_subscription';
end $$;
