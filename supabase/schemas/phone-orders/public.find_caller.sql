-- The owner of a phone: name and email of the last order, proven orders (at most 50), refused parcels, and up to 5
-- addresses. Requires orders.write and customers.read.
create function public.find_caller(p_phone text) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '2s' as $$
declare
  v_orders uuid[];
  v_addresses jsonb;
  v_last public.orders;
begin
  perform private.require_permission('orders.write');
  perform private.require_permission('customers.read');
  -- Anyone can enter any phone: orders never paid or confirmed prove nothing about its owner.
  v_orders := array(
    select o.id from public.orders o
    where o.phone = p_phone and o.status not in ('Pending Payment', 'COD Review', 'Cancelled')
    order by o.created_at desc limit 50
  );
  select o.* into v_last from public.orders o where o.id = v_orders[1];
  select coalesce(jsonb_agg(a.address order by a.at desc), '[]') into v_addresses from (
    select known.address, max(known.at) as at from (
      select jsonb_build_object(
        'name', o.name, 'line1', o.shipping_address ->> 'line1', 'line2', coalesce(o.shipping_address ->> 'line2', ''),
        'city', o.shipping_address ->> 'city', 'state', o.shipping_address ->> 'state',
        'pincode', o.shipping_address ->> 'pincode'
      ) as address, o.created_at as at
      from public.orders o where o.id = any (v_orders)
      union all
      select jsonb_build_object(
        'name', a.name, 'line1', a.line1, 'line2', a.line2, 'city', a.city, 'state', a.state, 'pincode', a.pincode
      ), a.updated_at
      from auth.users u join public.user_addresses a on a.user_id = u.id
      where u.phone = ltrim(p_phone, '+') and u.phone_confirmed_at is not null
    ) as known
    group by known.address order by at desc limit 5
  ) as a;
  return jsonb_build_object(
    'name', v_last.name, 'email', v_last.email, 'orders', cardinality(v_orders),
    'refused', private.count_refused(p_phone), 'addresses', v_addresses
  );
end $$;
