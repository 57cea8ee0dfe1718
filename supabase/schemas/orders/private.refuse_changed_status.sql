-- Raises PT409 status_changed when the order is no longer in the status that the caller saw. Detail: { status, by, at }
-- of the last change.
create function private.refuse_changed_status(p_order public.orders, p_seen text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if p_order.status <> p_seen then
    raise sqlstate 'PT409' using
      message = format('This order is already %s', p_order.status), hint = 'status_changed', detail = private.last_status_change(p_order);
  end if;
end $$;
