-- The account that an order belongs to; null for a guest's.
create function public.customer_of_order(p_order_number text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('customers.read');
  return (
    select coalesce(o.user_id, (
      select u.id from auth.users u where u.email = lower(o.email) and u.email_confirmed_at is not null
    ))
    from public.orders o where o.order_id = p_order_number
  );
end $$;
