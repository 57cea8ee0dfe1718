-- Raises PT409 moved_meanwhile when the order is no longer in the status that the caller saw. Detail: { status, by, at }
-- of the last change.
create function private.refuse_moved(p_order public.orders, p_seen text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if p_order.status <> p_seen then
    raise sqlstate 'PT409' using
      message = format('This order is already %s', p_order.status), hint = 'moved_meanwhile', detail = private.last_move_of(p_order);
  end if;
end $$;
