-- Orders, their items and events, and the only table of allowed moves. Every write of several rows is a function, which the
-- server calls with the secret key. Expected failures: sqlstate PT409 with a hint, PT404, PT422. Locks: docs/locks.md.

-- One spelling per mailbox: lower case, without "+tag", for Gmail without dots. Equals emailKey() in lib/email.ts.
create function private.email_key(p_email text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select case
    when host in ('gmail.com', 'googlemail.com') then replace(mailbox, '.', '') || '@gmail.com'
    else mailbox || '@' || host
  end
  from (
    select regexp_replace(local, '^(.[^+]*)\+.*$', '\1') as mailbox, host
    from (
      select regexp_replace(lower(btrim(p_email)), '@[^@]*$', '') as local,
        regexp_replace(lower(btrim(p_email)), '^.*@', '') as host
    ) as parts
  ) as tidied
$$;

create table public.coupons (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9-]{2,29}$'),
  description text not null default '' check (char_length(description) <= 200),
  kind text not null check (kind in ('percent', 'fixed', 'free_shipping', 'free_item')),
  value numeric(12, 2) not null default 0 check (value between 0 and 1000000),
  max_discount numeric(12, 2) check (max_discount > 0 and max_discount <= 1000000),
  min_goods numeric(12, 2) not null default 0 check (min_goods between 0 and 1000000),
  min_pieces int not null default 1 check (min_pieces between 1 and 100),
  starts_at timestamptz not null default private.now() check (starts_at >= '2020-01-01Z' and starts_at < '2100-01-01Z'),
  ends_at timestamptz check (ends_at > starts_at and ends_at < '2100-01-01Z'),
  max_uses int check (max_uses > 0),
  max_uses_per_customer int check (max_uses_per_customer > 0),
  used int not null default 0 check (used >= 0),
  is_first_order_only boolean not null default false,
  is_prepaid_only boolean not null default false,
  is_automatic boolean not null default false,
  is_active boolean not null default true,
  category_ids bigint[] not null default '{}',
  product_ids bigint[] not null default '{}',
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint coupons_within_uses check (max_uses is null or used <= max_uses),
  constraint coupons_value_fits check (
    case kind when 'percent' then value > 0 and value <= 100 when 'fixed' then value > 0 else value = 0 end
  )
);
comment on column public.coupons.value is 'percent: per cent off; fixed: rupees off; otherwise 0';
comment on column public.coupons.min_goods is 'The minimum of goods in rupees, after the shop-wide discount';
comment on column public.coupons.min_pieces is 'The minimum of eligible pieces; free_item makes the cheapest of them free';
comment on column public.coupons.is_automatic is 'Applied automatically when it is the best offer; its code works as well';
comment on column public.coupons.product_ids is 'With category_ids: the eligible products. Both empty: all';
create index coupons_automatic on public.coupons (id) where is_automatic and is_active;
create index coupons_newest on public.coupons (created_at desc, id desc);
alter table public.coupons enable row level security;

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  order_id text not null unique,
  user_id uuid references auth.users (id) on delete set null,
  name text not null check (char_length(name) between 1 and 160),
  email text not null check (char_length(email) between 3 and 254),
  phone text not null check (phone ~ '^\+[1-9][0-9]{9,14}$'),
  status text not null check (status in (
    'Pending Payment', 'COD Review', 'Confirmed', 'In Production', 'Packed', 'Shipped', 'Delivered', 'Completed',
    'Return Requested', 'Returned', 'RTO', 'Cancelled'
  )),
  payment_method text not null check (payment_method in ('cod', 'online', 'none')),
  payment_status text not null check (payment_status in (
    'created', 'attempted_failed', 'authorized', 'captured', 'cod_due', 'cod_collected', 'not_due',
    'partially_refunded', 'refunded'
  )),
  currency text not null default 'INR' check (currency = 'INR'),
  subtotal numeric(12, 2) not null check (subtotal >= 0),
  discount numeric(12, 2) not null default 0 check (discount >= 0 and discount <= subtotal),
  shipping numeric(12, 2) not null default 0 check (shipping >= 0),
  total numeric(12, 2) not null,
  shipping_address jsonb not null check (
    shipping_address ?& array['line1', 'pincode', 'city', 'state']
  ),
  gateway_order_id text unique,
  paid_by text,
  replaced_by uuid references public.orders (id),
  expires_at timestamptz,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  coupon_id bigint references public.coupons (id),
  coupon_code text,
  coupon_discount numeric(12, 2) not null default 0 check (coupon_discount >= 0),
  cod_fee numeric(12, 2) not null default 0 check (cod_fee >= 0),
  charges_gst_rate numeric(5, 2) not null default 0,
  charges_taxable numeric(12, 2) not null default 0,
  charges_cgst numeric(12, 2) not null default 0,
  charges_sgst numeric(12, 2) not null default 0,
  charges_igst numeric(12, 2) not null default 0,
  gstin text check (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  business_name text check (char_length(business_name) between 2 and 160),
  note text not null default '' check (char_length(note) <= 500),
  exchange_of uuid references public.orders (id),
  disputed_at timestamptz,
  courier text check (char_length(courier) <= 80),
  tracking_number text check (char_length(tracking_number) <= 80),
  delivered_at timestamptz,
  prepay jsonb,
  next_poll_at timestamptz not null default private.now() + interval '2 minutes',
  link_epoch int not null default 1 check (link_epoch > 0),
  constraint orders_total_adds_up check (total = subtotal - discount - coupon_discount + shipping + cod_fee),
  constraint orders_total_not_negative check (total >= 0),
  constraint orders_charges_tax_adds_up check (
    charges_cgst = charges_sgst and charges_cgst * charges_igst = 0 and charges_cgst >= 0 and charges_igst >= 0
  ),
  constraint orders_nothing_to_pay check ((payment_method = 'none') <= (total = 0)),
  constraint orders_open_expires check (status not in ('Pending Payment', 'COD Review') or expires_at is not null),
  constraint orders_prepay check (prepay is null or prepay ?& array['total', 'charges'])
);
comment on column public.orders.order_id is 'The number people see; unguessable';
comment on column public.orders.paid_by is 'The one payment that pays this order; any other capture is refunded';
comment on column public.orders.replaced_by is
  'Replaced, while unpaid, by this other order of the same basket; at most one of the two is ever confirmed';
create index orders_replaced_by on public.orders (replaced_by) where replaced_by is not null;
create index orders_newest on public.orders (created_at desc, id desc);
create index orders_user_id on public.orders (user_id, created_at desc);
create index orders_email on public.orders (lower(email), created_at desc);
create index orders_status on public.orders (status, created_at desc);
comment on column public.orders.exchange_of is 'An exchange for pieces of this other order, which are returned; costs nothing';
comment on column public.orders.disputed_at is 'A bank disputes the payment: nothing is sent while this is set';
comment on column public.orders.charges_taxable is 'Of shipping and cod_fee together; zero when their GST was not computed';
create index orders_exchange_of on public.orders (exchange_of) where exchange_of is not null;
create index orders_coupon_id on public.orders (coupon_id) where coupon_id is not null;
create index orders_phone_cod on public.orders (phone, status) where payment_method = 'cod';
create index orders_delivered on public.orders (delivered_at) where status = 'Delivered';
create index orders_expiring on public.orders (expires_at) where status in ('Pending Payment', 'COD Review');
create index orders_phone on public.orders (phone);
comment on column public.orders.prepay is
  'A cash-on-delivery order that may be paid online instead: the total without the fee, and the GST of what is charged then';
comment on column public.orders.next_poll_at is 'When to ask the gateway about payments, in case a webhook is lost';
create index orders_to_poll on public.orders (next_poll_at)
  where payment_method = 'online' and gateway_order_id is not null and status in ('Pending Payment', 'Cancelled')
    and payment_status in ('created', 'attempted_failed', 'authorized');
create index orders_authorized on public.orders (updated_at) where status = 'Cancelled' and payment_status = 'authorized';
create index orders_email_key on public.orders (private.email_key(email));
comment on column public.orders.link_epoch is 'An increment revokes all earlier links to this order';
alter table public.orders enable row level security;

create table public.order_items (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  product_id bigint not null references public.products (id),
  variant_id bigint not null references public.product_variants (id),
  title text not null,
  size text not null,
  color text not null,
  color_name text not null,
  sku text not null,
  image_url text,
  quantity int not null check (quantity between 1 and 10),
  list_price numeric(12, 2) not null check (list_price >= 0),
  unit_price numeric(12, 2) not null check (unit_price between 0 and list_price),
  line_total numeric(12, 2) not null,
  coupon_discount numeric(12, 2) not null default 0 check (coupon_discount between 0 and line_total),
  hsn text not null default '6109',
  gst_rate numeric(5, 2) not null default 0,
  taxable numeric(12, 2) not null default 0,
  cgst numeric(12, 2) not null default 0,
  sgst numeric(12, 2) not null default 0,
  igst numeric(12, 2) not null default 0,
  stands_for numeric(12, 2) not null default 0 check (stands_for >= 0),
  constraint order_items_line_adds_up check (line_total = unit_price * quantity),
  unique (order_id, variant_id),
  constraint order_items_tax_adds_up check (
    cgst = sgst and cgst * igst = 0 and cgst >= 0 and igst >= 0
    and (taxable = 0 or taxable + cgst + sgst + igst = line_total - coupon_discount)
  )
);
comment on table public.order_items is 'The items as they were bought: later edits of the product change nothing here';
create index order_items_product_id on public.order_items (product_id);
create index order_items_variant_id on public.order_items (variant_id);
comment on column public.order_items.coupon_discount is 'This line''s share of the order''s coupon';
comment on column public.order_items.stands_for is
  'For an exchange: what the replaced pieces were paid with. A return of the new pieces refunds this';
alter table public.order_items enable row level security;

create table public.order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  type text not null,
  from_status text,
  to_status text,
  actor text not null,
  note text not null default '',
  created_at timestamptz not null default private.now(),
  data jsonb not null default '{}' constraint order_events_data_check check (jsonb_typeof(data) = 'object')
);
comment on column public.order_events.note is 'For people; no code depends on it';
comment on column public.order_events.data is
  'Facts that rules read: reason (not_paid | not_confirmed | replaced, or why money or an exchange was lost), kind of a return, amount in rupees, and the ids of payment, refund and dispute';
create index order_events_order_id on public.order_events (order_id, id);
alter table public.order_events enable row level security;

create table private.order_transitions (
  from_status text not null,
  to_status text not null,
  moved_by text not null check (moved_by in ('system', 'customer', 'admin', 'payment', 'time', 'basket', 'return')),
  primary key (from_status, to_status, moved_by)
);
comment on table private.order_transitions is 'Which move of an order is allowed to whom; private.write_order_status() checks it';
comment on column private.order_transitions.moved_by is
  'system, customer, admin: by transition_order. payment: the payment arrived; time: the order expired, or its return window closed; basket: another order replaces it; return: pieces are returned';
alter table private.order_transitions enable row level security;

-- Raises PT409 bad_transition when may_order_move() does not allow the move.
create function private.check_order_move(p_from text, p_to text, p_by text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.may_order_move(p_from, p_to, p_by) then
    raise sqlstate 'PT409' using
      message = format('An order that is %s can not become %s', p_from, p_to), hint = 'bad_transition';
  end if;
end $$;

-- Records the cash that the courier collected, once per order; it pays what is owed for pieces returned before. PT409
-- nothing_due when there is none to collect.
create function public.collect_cod(p_order_id uuid, p_actor text default 'admin') returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
begin
  if v_order.payment_status = 'cod_collected' then
    return 'already_collected';
  end if;
  if v_order.payment_status <> 'cod_due'
    or v_order.status not in ('Shipped', 'Delivered', 'Return Requested', 'Returned', 'Completed') then
    raise sqlstate 'PT409' using message = 'No cash is due for this order', hint = 'nothing_due';
  end if;
  update public.orders set payment_status = 'cod_collected', prepay = null where id = p_order_id;
  perform private.record_order_event(p_order_id, 'cod_collected', null, null, p_actor);
  perform private.pay_returns(p_order_id, p_actor);
  return 'collected';
end $$;

-- Completes delivered orders whose return window has passed and that have no exchange under way: then they count as
-- revenue.
create function public.complete_orders(p_limit int default 100) returns int
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '30s' as $$
declare
  v_ids uuid[];
begin
  select array_agg(due.id) into v_ids from (
    select id from public.orders o
    where status = 'Delivered' and delivered_at <= private.now() - make_interval(days => private.return_days())
      and private.returns_close_at(o) <= private.now()
      and payment_status <> 'cod_due' and disputed_at is null
      and not exists (
        select from public.orders e
        where e.exchange_of = o.id and e.status not in ('Completed', 'Returned', 'RTO', 'Cancelled')
      )
    order by delivered_at limit p_limit for update skip locked
  ) as due;
  if v_ids is null then
    return 0;
  end if;
  perform private.write_order_status(v_ids, 'Completed', 'time', 'system');
  return cardinality(v_ids);
end $$;

-- Cancels expired orders, unpaid or unconfirmed, and releases what they reserve. Parallel sweepers share the work. An
-- authorised payment keeps the pieces reserved for one more hour, the time to capture it. After a week an authorisation has
-- lapsed and no longer counts as an open payment.
create function public.expire_orders(p_limit int default 100) returns int
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '30s' as $$
declare
  v_ids uuid[];
begin
  update public.orders set payment_status = 'attempted_failed'
    where id = any (array(
      select id from public.orders
      where status = 'Cancelled' and payment_status = 'authorized' and updated_at < private.now() - interval '7 days'
      order by updated_at limit p_limit for update skip locked
    ));
  select array_agg(due.id) into v_ids from (
    select id from public.orders
    where status in ('Pending Payment', 'COD Review') and expires_at <= private.now()
      and (payment_status <> 'authorized' or expires_at <= private.now() - interval '1 hour')
    order by expires_at limit p_limit for update skip locked
  ) as due;
  if v_ids is null then
    return 0;
  end if;
  perform private.lock_coupons(v_ids);
  perform private.write_order_status(
      array_agg(id), 'Cancelled', 'time', 'system',
      case status when 'COD Review' then 'Not confirmed in time' else 'Not paid in time' end,
      jsonb_build_object('reason', case status when 'COD Review' then 'not_confirmed' else 'not_paid' end)
    )
    from public.orders where id = any (v_ids) group by status;
  perform private.move_order_stock(v_ids, 'release', 'system');
  perform private.queue_message('order_cancelled', id) from unnest(v_ids) as id;
  return cardinality(v_ids);
end $$;

-- The order and all its exchange orders.
create function private.family_of(p_paid_id uuid) returns setof uuid
language sql stable set search_path = '' as $$
  with recursive family as (
    select p_paid_id as id
    union all
    select o.id from public.orders o join family f on o.exchange_of = f.id
  )
  select id from family
$$;

create function private.grants_of_limits() returns void
language sql set search_path = '' as $$
  -- The index on orders runs this function as the role that writes the order.
  grant execute on function private.email_key(text) to anon, authenticated;
$$;

create function private.grants_of_orders() returns void
language sql set search_path = '' as $$
  grant select on
    public.orders, public.order_items, public.order_events, public.payments, public.webhook_events
    to authenticated;
  revoke update, delete, truncate on public.order_events from service_role;
$$;

create function private.lock_coupons(p_order_ids uuid[], p_coupon_id bigint default null) returns void
language plpgsql set search_path = '' as $$
begin
  perform 1 from public.coupons
    where id = p_coupon_id or id in (select coupon_id from public.orders where id = any (p_order_ids))
    order by id for no key update;
end $$;

-- Serialises the orders of one customer, identified by account, phone or mailbox.
create function private.lock_customer(p_user_id uuid, p_email text, p_phone text) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(known.key) from (
    select distinct hashtextextended(name, 0) as key
    from unnest(array['user ' || p_user_id::text, 'email ' || private.email_key(p_email), 'phone ' || p_phone]) as name
    where name is not null order by key
  ) as known;
end $$;

-- Locks the order, after those whose pieces it replaces, the oldest first.
create function private.lock_order(p_order_id uuid) returns public.orders
language plpgsql set search_path = '' as $$
declare
  v_order public.orders;
  v_id uuid;
begin
  for v_id in
    with recursive chain as (
      select id, exchange_of, 0 as depth from public.orders where id = p_order_id
      union all
      select o.id, o.exchange_of, c.depth + 1 from public.orders o join chain c on o.id = c.exchange_of
    )
    select id from chain order by depth desc
  loop
    select * into v_order from public.orders where id = v_id for update;
  end loop;
  if v_order.id is null then
    raise sqlstate 'PT404' using message = 'No such order', hint = 'not_found';
  end if;
  return v_order;
end $$;

-- The last order in the chain of replacements of a cancelled order, locked; or no row. Locks older orders first:
-- docs/locks.md.
create function private.lock_replacement(p_order public.orders) returns public.orders
language plpgsql set search_path = '' as $$
declare
  v_replacement public.orders;
  v_next uuid := p_order.replaced_by;
begin
  while v_next is not null loop
    select * into v_replacement from public.orders where id = v_next for update;
    v_next := v_replacement.replaced_by;
  end loop;
  return v_replacement;
end $$;

-- p_by: what moves the order, see order_transitions.
create function private.may_order_move(p_from text, p_to text, p_by text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.order_transitions where from_status = p_from and to_status = p_to and moved_by = p_by
  )
$$;

-- Moves an order together with its pieces, money and message. The caller holds the order's lock.
create function private.move_order(
  p_order public.orders, p_to text, p_by text, p_actor text, p_note text default '', p_data jsonb default '{}'
) returns text
language plpgsql set search_path = '' as $$
begin
  if p_to = 'RTO' then
    perform private.refund_undelivered(p_order, p_actor);
  end if;
  perform private.write_order_status(array[p_order.id], p_to, p_by, p_actor, p_note, p_data);
  if p_to = 'Cancelled' then
    perform private.move_order_stock(array[p_order.id], 'release', p_actor);
  elsif p_to = 'Packed' then
    perform private.move_order_stock(array[p_order.id], 'pack', p_actor);
  elsif p_to = 'RTO' then
    perform private.move_order_stock(array[p_order.id], 'restock', p_actor);
  end if;
  if p_to in ('Confirmed', 'Shipped', 'Cancelled', 'RTO') or (p_to = 'Delivered' and p_order.status = 'Shipped') then
    perform private.queue_message('order_' || lower(p_to), p_order.id);
  end if;
  if p_order.exchange_of is not null and p_to in ('Cancelled', 'RTO') then
    perform private.lose_exchange(p_order, p_to, p_actor, p_note);
  end if;
  return p_to;
end $$;

-- The only rule of ownership: an order belongs to its buyer; a guest's order belongs to the account that has proven its
-- address.
create function private.orders_of(p_user_id uuid) returns setof public.orders
language sql stable security definer set search_path = '' as $$
  select o.* from public.orders o where o.user_id = p_user_id
  union all
  select o.*
  from auth.users u join public.orders o on lower(o.email) = lower(u.email) and o.user_id is null
  where u.id = p_user_id and u.email_confirmed_at is not null
$$;

create function private.my_order_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from private.orders_of((select auth.uid()))
$$;

create function private.new_order_number() returns text
language sql volatile set search_path = '' as $$
  select coalesce((select value from public.site_settings where key = 'order_prefix'), 'KP')
    || '-' || substr(u, 1, 4) || '-' || substr(u, 5, 4) || '-' || substr(u, 9, 4)
  from (select upper(replace(gen_random_uuid()::text, '-', '')) as u) as random
$$;

-- The order that was paid: for an exchange order, the first one.
create function private.paid_order_of(p_order public.orders) returns public.orders
language plpgsql stable set search_path = '' as $$
declare
  v_order public.orders := p_order;
begin
  while v_order.exchange_of is not null loop
    select * into v_order from public.orders where id = v_order.exchange_of;
  end loop;
  return v_order;
end $$;

create function private.record_order_event(
  p_order_id uuid, p_type text, p_from text, p_to text, p_actor text, p_note text default '', p_data jsonb default '{}'
) returns void
language sql set search_path = '' as $$
  insert into public.order_events (order_id, type, from_status, to_status, actor, note, data)
  values (p_order_id, p_type, p_from, p_to, p_actor, p_note, p_data)
$$;

-- Marks an order as replaced by another one of the same basket, and cancels it if it is unpaid. The caller releases its
-- stock.
create function private.replace_order(p_order public.orders, p_by uuid) returns void
language plpgsql set search_path = '' as $$
begin
  if p_order.status <> 'Cancelled' then
    perform private.write_order_status(
      array[p_order.id], 'Cancelled', 'basket', 'customer', 'Replaced by another order of the same cart',
      '{"reason": "replaced"}'
    );
  end if;
  update public.orders set replaced_by = p_by, expires_at = null where id = p_order.id;
end $$;

-- Hands a packed parcel to a courier.
create function public.ship_order(p_order_id uuid, p_courier text, p_tracking_number text, p_actor text default 'admin')
returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  -- First locks the order that it replaces pieces of.
  perform private.lock_order(p_order_id);
  update public.orders set courier = p_courier, tracking_number = p_tracking_number where id = p_order_id;
  return public.transition_order(p_order_id, 'Shipped', p_actor, concat_ws(' ', p_courier, p_tracking_number));
end $$;

-- The only way to change a status by hand. p_actor: system | customer | admin. PT409: bad_transition; returns_open: the
-- return window is still open; exchange_waits, disputed, refunded: the exchange may not be made now.
create function public.transition_order(p_order_id uuid, p_to text, p_actor text, p_note text default '')
returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
  -- Moves by time, money and returns are never made by hand.
  v_by text := case when p_actor in ('system', 'customer', 'admin') then p_actor end;
begin
  perform private.check_order_move(v_order.status, p_to, v_by);
  if p_to = 'RTO' and v_order.payment_status = 'cod_collected' then
    raise sqlstate 'PT409' using message = 'A parcel that was paid for on delivery can not come back undelivered', hint = 'bad_transition';
  elsif p_to = 'Completed' and private.returns_close_at(v_order) > private.now() then
    raise sqlstate 'PT409' using message = 'The return window is still open', hint = 'returns_open';
  elsif v_order.exchange_of is not null and p_to in ('In Production', 'Packed', 'Shipped') then
    perform private.check_exchange_may_go(v_order);
  end if;
  return private.move_order(v_order, p_to, v_by, p_actor, p_note);
end $$;

-- The only writer of orders.status: checks the table of transitions, writes the status with its side effects, and the
-- event. The caller holds the orders' locks. p_by: see order_transitions; p_actor: named in the event. PT409
-- bad_transition.
create function private.write_order_status(
  p_order_ids uuid[], p_to text, p_by text, p_actor text, p_note text default '',
  p_data jsonb default '{}', p_type text default 'moved'
) returns text
language plpgsql set search_path = '' as $$
declare
  v_before public.orders[] := array(select o from public.orders o where o.id = any (p_order_ids));
begin
  perform private.check_order_move(o.status, p_to, p_by) from unnest(v_before) as o;
  update public.orders
    set status = p_to,
      -- An expired order keeps its expires_at.
      expires_at = case when p_by = 'time' then expires_at end,
      prepay = case when p_to in ('COD Review', 'Confirmed', 'In Production') then prepay end,
      delivered_at = case when p_to = 'Delivered' then coalesce(delivered_at, private.now()) else delivered_at end
    where id = any (p_order_ids);
  insert into public.order_events (order_id, type, from_status, to_status, actor, note, data)
    select o.id, p_type, o.status, p_to, p_actor, p_note, p_data from unnest(v_before) as o;
  return p_to;
end $$;

create trigger orders_touch before update on public.orders
  for each row when (old.next_poll_at is not distinct from new.next_poll_at) execute function private.touch_updated_at();

create trigger coupons_touch before update on public.coupons
  for each row when (old.used is not distinct from new.used) execute function private.touch_updated_at();

create policy orders_select_own on public.orders for select to authenticated
  using (id = any (array(select private.my_order_ids())));
create policy orders_select_staff on public.orders for select to authenticated
  using ((select private.may('orders.read')));

create policy order_items_select_own on public.order_items for select to authenticated
  using (order_id = any (array(select private.my_order_ids())));
create policy order_items_select_staff on public.order_items for select to authenticated
  using ((select private.may('orders.read')));

create policy order_events_select_own on public.order_events for select to authenticated
  using (order_id = any (array(select private.my_order_ids())));
create policy order_events_select_staff on public.order_events for select to authenticated
  using ((select private.may('orders.read')));

create trigger coupons_audit after insert or update or delete on public.coupons
  for each row execute function private.audit('code', 'id', 'created_at');

create policy coupons_select_staff on public.coupons for select to authenticated
  using ((select private.may('offers.read')));

-- An admin cancels what can't be printed.
insert into private.order_transitions (from_status, to_status, moved_by) values
  ('Pending Payment', 'Cancelled', 'system'),
  ('Pending Payment', 'Cancelled', 'customer'),
  ('Pending Payment', 'Cancelled', 'admin'),
  ('COD Review', 'Confirmed', 'system'),
  ('COD Review', 'Confirmed', 'admin'),
  ('COD Review', 'Cancelled', 'customer'),
  ('COD Review', 'Cancelled', 'admin'),
  ('Confirmed', 'In Production', 'admin'),
  ('Confirmed', 'Cancelled', 'customer'),
  ('Confirmed', 'Cancelled', 'admin'),
  ('In Production', 'Packed', 'admin'),
  ('In Production', 'Cancelled', 'admin'),
  ('Packed', 'Shipped', 'admin'),
  ('Packed', 'Shipped', 'system'),
  ('Shipped', 'Delivered', 'admin'),
  ('Shipped', 'Delivered', 'system'),
  ('Shipped', 'RTO', 'admin'),
  ('Shipped', 'RTO', 'system'),
  ('Delivered', 'Completed', 'system'),
  ('Delivered', 'Completed', 'admin'),
  ('Pending Payment', 'Confirmed', 'payment'),
  ('COD Review', 'Confirmed', 'payment'),
  ('Cancelled', 'Confirmed', 'payment'),
  ('Pending Payment', 'Cancelled', 'time'),
  ('COD Review', 'Cancelled', 'time'),
  ('Delivered', 'Completed', 'time'),
  ('Pending Payment', 'Cancelled', 'basket'),
  ('Delivered', 'Return Requested', 'return'),
  ('Return Requested', 'Delivered', 'return'),
  ('Return Requested', 'Returned', 'return'),
  ('Delivered', 'Returned', 'return');
