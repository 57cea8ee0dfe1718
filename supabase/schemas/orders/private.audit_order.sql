-- Logs a staff action on an order, under its number.
create function private.audit_order(p_order_id uuid, p_before jsonb, p_after jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.audit_log (actor, actor_name, action, subject, subject_id, before, after)
  select private.acting_staff(), private.format_person_name(private.acting_staff()), 'update', 'orders', o.order_id, p_before, p_after
  from public.orders o where o.id = p_order_id and private.acting_staff() is not null
$$;
