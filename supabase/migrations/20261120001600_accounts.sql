-- What people see of their orders, and the deletion of an account.

-- Deletes an account: 'deleted', or why not: 'no_account' | 'last_admin' | 'open_orders' | 'money_owed', because nobody
-- could name a UPI ID or hear of the refund. Rows of the person are deleted. Orders stay for the books without their owner;
-- see docs/decisions/deleting-accounts.md. Only orders placed with the account block the deletion. A guest's open order
-- with the same address may be another person's: it stays unchanged.
create function private.delete_account(p_user_id uuid) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '10s' as $$
declare
  v_order_ids uuid[];
  v_owing_ids uuid[];
begin
  -- Locks orders before the user: a transaction that places an order holds the order that it replaces, and then waits for
  -- the user.
  v_order_ids := array(select id from private.orders_of(p_user_id));
  perform from public.orders where id = any (v_order_ids) order by created_at, id for update;
  -- A transaction that places an order for this user waits here, and then finds no user.
  perform from auth.users where id = p_user_id for update;
  if not found then
    return 'no_account';
  end if;

  perform from public.user_roles where role = 'admin' order by id for update;
  if exists (select from public.user_roles where user_id = p_user_id and role = 'admin')
    and not exists (select from public.user_roles where user_id <> p_user_id and role = 'admin') then
    return 'last_admin';
  end if;

  -- An order placed while this transaction waited.
  if exists (select from public.orders where user_id = p_user_id and id <> all (v_order_ids)) then
    return 'open_orders';
  end if;
  v_owing_ids := array(select order_id from public.return_requests where order_id = any (v_order_ids) and owed > 0);
  v_order_ids := array(
    select id from public.orders where id = any (v_order_ids) and (
      user_id = p_user_id
      or (
        status in ('Delivered', 'Completed', 'Returned', 'RTO', 'Cancelled') and payment_status <> 'authorized'
        and id <> all (v_owing_ids)
      )
    )
  );
  if exists (
    select from public.orders where id = any (v_order_ids) and (
      status not in ('Delivered', 'Completed', 'Returned', 'RTO', 'Cancelled') or payment_status = 'authorized'
    )
  ) then
    return 'open_orders';
  elsif v_owing_ids && v_order_ids then
    return 'money_owed';
  end if;

  update public.orders set
    user_id = null,
    name = case when total < 50000 then 'Deleted account' else name end,
    email = 'deleted@kapas.invalid',
    phone = '+910000000000',
    note = '',
    shipping_address = case when total < 50000
      then jsonb_build_object(
        'line1', 'Removed', 'line2', '', 'city', '', 'pincode', '', 'state', shipping_address ->> 'state'
      )
      else shipping_address
    end
  where id = any (v_order_ids);
  update public.return_requests set reason = 'Removed', upi_id = null where order_id = any (v_order_ids);
  delete from auth.users where id = p_user_id;
  return 'deleted';
end $$;

create function public.delete_account(p_user_id uuid) returns text
language sql set search_path = '' as $$ select private.delete_account(p_user_id) $$;

-- Everything that the shop stores about one person. Tables with a user_id column are included automatically.
create function private.export_account(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_copy jsonb;
  v_table text;
  v_rows jsonb;
begin
  select jsonb_build_object(
    'exported_at', private.now(),
    'account', jsonb_build_object(
      'id', u.id, 'email', u.email, 'email_confirmed_at', u.email_confirmed_at,
      'phone', u.phone, 'phone_confirmed_at', u.phone_confirmed_at,
      'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at
    ),
    'profile', (select to_jsonb(p) from public.profiles p where p.id = u.id)
  ) into v_copy from auth.users u where u.id = p_user_id;
  if v_copy is null then
    raise sqlstate 'PT404' using message = 'No such account', hint = 'no_account';
  end if;

  select v_copy || jsonb_build_object('orders', coalesce(jsonb_agg(
    to_jsonb(o) - 'id' - 'user_id' - 'replaced_by' - 'paid_by' || jsonb_build_object(
      'items', (
        select coalesce(jsonb_agg(to_jsonb(i) - 'id' - 'order_id' order by i.id), '[]')
        from public.order_items i where i.order_id = o.id
      ),
      'events', (
        select coalesce(jsonb_agg(to_jsonb(e) - 'id' - 'order_id' order by e.id), '[]')
        from public.order_events e where e.order_id = o.id
      ),
      'payments', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'payment_id', p.payment_id, 'amount', p.amount, 'currency', p.currency, 'status', p.status,
          'method', p.method, 'refund_reason', p.refund_reason, 'created_at', p.created_at
        ) order by p.created_at), '[]')
        from public.payments p where p.order_id = o.id
      )
    ) order by o.created_at desc
  ), '[]')) into v_copy from private.orders_of(p_user_id) o;

  for v_table in
    select c.table_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'user_id' and c.udt_name = 'uuid'
      and t.table_type = 'BASE TABLE' and c.table_name not in ('orders', 'contact_messages')
    order by c.table_name
  loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(r) - ''user_id''), ''[]'') from public.%I r where r.user_id = $1', v_table
    ) into v_rows using p_user_id;
    v_copy := v_copy || jsonb_build_object(v_table, v_rows);
  end loop;
  -- Of the proven address too, to the letter: whoever wrote as a guest is the same person.
  return v_copy || jsonb_build_object('contact_messages', (
    select coalesce(jsonb_agg(to_jsonb(m) - 'user_id' || jsonb_build_object('answers', (
      select coalesce(jsonb_agg(jsonb_build_object('body', r.body, 'created_at', r.created_at) order by r.created_at), '[]')
      from public.contact_replies r where r.message_id = m.id
    )) order by m.id), '[]')
    from public.contact_messages m join auth.users u on u.id = p_user_id
    where m.user_id = u.id
      or u.email_confirmed_at is not null and private.email_key(m.email) = private.email_key(u.email)
        and lower(m.email) = lower(u.email)
  ));
end $$;

create function public.export_account(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.export_account(p_user_id) $$;

-- The fields of an order in a list, and the order that it was sent in exchange for. The row policies show admins all
-- orders; this returns only their own.
create function private.my_order_rows()
returns table (created_at timestamptz, id uuid, status text, total numeric, entry jsonb)
language sql stable security definer set search_path = '' as $$
  select o.created_at, o.id, o.status, o.total, jsonb_build_object(
    'id', o.id, 'order_id', o.order_id, 'user_id', o.user_id, 'status', o.status,
    'payment_method', o.payment_method, 'payment_status', o.payment_status, 'total', o.total,
    'gateway_order_id', o.gateway_order_id, 'expires_at', o.expires_at, 'created_at', o.created_at,
    'replaced_by', o.replaced_by,
    'exchange_for', (select paid.order_id from public.orders paid where paid.id = o.exchange_of),
    'asks_exchange', exists (
      select from public.return_requests q where q.order_id = o.id and q.status = 'Requested' and q.kind = 'exchange'
    )
  )
  from private.orders_of((select auth.uid())) o
  where o.replaced_by is null
$$;

-- The dashboard in one call. Only completed orders count as spent.
create function private.my_dashboard() returns jsonb
language sql stable security definer set search_path = '' as $$
  with mine as materialized (select * from private.my_order_rows())
  select jsonb_build_object(
    'is_staff', private.staff_role() is not null,
    'member_since', (select u.created_at from auth.users u where u.id = (select auth.uid())),
    'order_count', (select count(*) from mine),
    'spent', (select coalesce(sum(total) filter (where status = 'Completed'), 0) from mine),
    'address_count', (select count(*) from public.user_addresses a where a.user_id = (select auth.uid())),
    'default_address', (
      select jsonb_build_object('name', a.name, 'line1', a.line1, 'city', a.city, 'pincode', a.pincode)
      from public.user_addresses a where a.user_id = (select auth.uid()) and a.is_default
    ),
    'recent', coalesce((
      select jsonb_agg(last.entry order by last.created_at desc, last.id desc)
      from (select * from mine order by created_at desc, id desc limit 5) as last
    ), '[]')
  )
$$;

-- Returns { count, orders }, the newest first.
create function private.my_orders(p_offset int, p_limit int) returns jsonb
language sql stable security definer set search_path = '' as $$
  with mine as materialized (select * from private.my_order_rows())
  select jsonb_build_object(
    'count', (select count(*) from mine),
    'orders', coalesce((
      select jsonb_agg(page.entry order by page.created_at desc, page.id desc)
      from (
        select * from mine order by created_at desc, id desc
        offset greatest(p_offset, 0) limit least(greatest(p_limit, 0), 100)
      ) as page
    ), '[]')
  )
$$;

create function private.owns_order(p_order_number text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.orders_of((select auth.uid())) o where o.order_id = p_order_number)
$$;

create function public.my_dashboard() returns jsonb
language sql stable set search_path = '' as $$ select private.my_dashboard() $$;

create function public.my_orders(p_offset int, p_limit int) returns jsonb
language sql stable set search_path = '' as $$ select private.my_orders(p_offset, p_limit) $$;

create function public.owns_order(p_order_number text) returns boolean
language sql stable set search_path = '' as $$ select private.owns_order(p_order_number) $$;

create function private.grants_of_account() returns void
language sql set search_path = '' as $$
  grant execute on function
    private.my_order_ids(),
    public.my_orders(int, int), private.my_orders(int, int), public.owns_order(text), private.owns_order(text),
    public.my_dashboard(), private.my_dashboard()
    to authenticated;
$$;
