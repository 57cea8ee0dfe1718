-- Locks the group of an order and returns the tee that it pays for; null when the order is of no group. A tee of an open
-- group is ordered alone and paid online. PT409 unavailable: the group is closed, or the tee is already ordered.
create function private.check_group_order(p_order jsonb, p_lines private.order_line[], p_previous_id uuid) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_group private.group_orders;
  v_seat uuid;
begin
  if p_order ->> 'group_id' is null then
    if exists (
      select from unnest(p_lines) as l where private.group_quantity_of(l.design_version_id) is not null
    ) then
      raise sqlstate 'PT409' using message = 'A tee of a group is ordered with its group', hint = 'unavailable';
    end if;
    return null;
  end if;
  v_group := private.lock_group((p_order ->> 'group_id')::uuid);
  if v_group.closed_at is not null or v_group.closes_at <= private.now() or v_group.id is null then
    raise sqlstate 'PT409' using message = 'This group order is closed', hint = 'unavailable';
  elsif cardinality(p_lines) <> 1 or p_lines[1].quantity <> 1 or p_order ->> 'payment_method' = 'cod' then
    raise sqlstate 'PT409' using message = 'A tee of a group is ordered alone and paid online', hint = 'unavailable';
  end if;
  v_seat := private.find_group_seat(
    v_group.id, p_lines[1].design_version_id, p_lines[1].variant_id, p_previous_id, p_order ->> 'browser_key_hash'
  );
  if v_seat is null then
    raise sqlstate 'PT409' using message = 'This tee is already ordered', hint = 'unavailable';
  end if;
  return v_seat;
end $$;
