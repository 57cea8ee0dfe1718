-- Locks the group of an order and returns the tees that it pays for; null when the order is of no group. Tees of an open
-- group are ordered without other items, one each, and paid online. PT409 unavailable: the group is closed, or a tee is
-- already ordered.
create function private.check_group_order(p_order jsonb, p_lines private.order_line[], p_previous_id uuid) returns uuid[]
language plpgsql set search_path = '' as $$
declare
  v_group private.group_orders;
  v_seats uuid[];
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
  elsif p_order ->> 'payment_method' = 'cod' or exists (select from unnest(p_lines) as l where l.quantity <> 1) then
    raise sqlstate 'PT409' using message = 'Tees of a group are ordered one each, and paid online', hint = 'unavailable';
  end if;
  v_seats := array(
    select private.find_group_seat(
      v_group.id, l.design_version_id, l.variant_id, p_previous_id, p_order ->> 'browser_key_hash'
    ) from unnest(p_lines) as l
  );
  if array_position(v_seats, null) is not null then
    raise sqlstate 'PT409' using message = 'An item isn''t of the group, or already ordered', hint = 'unavailable';
  end if;
  return v_seats;
end $$;
