-- Functions that policies call are created with the tables; the functions that those call are created later.
set check_function_bodies = off;

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
  min_items int not null default 1 check (min_items between 1 and 100),
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
  batch uuid,
  owner_user_id uuid,
  owner_email_key text check (char_length(owner_email_key) between 3 and 254),
  constraint coupons_within_uses check (max_uses is null or used <= max_uses),
  constraint coupons_value_fits check (
    case kind when 'percent' then value > 0 and value <= 100 when 'fixed' then value > 0 else value = 0 end
  )
);
comment on column public.coupons.value is 'percent: per cent off; fixed: rupees off; otherwise 0';
comment on column public.coupons.min_goods is 'The minimum of goods in rupees, after the shop-wide discount';
comment on column public.coupons.min_items is 'The minimum of eligible items; free_item makes the cheapest of them free';
comment on column public.coupons.is_automatic is 'Applied automatically when it is the best offer; its code works as well';
comment on column public.coupons.product_ids is 'With category_ids: the eligible products. Both empty: all';
comment on column public.coupons.batch is 'The job that generated the code with others; null: made by hand';
comment on column public.coupons.owner_user_id is
  'Only for the orders of this account. No foreign key: when the account is gone, the code can''t be used';
comment on column public.coupons.owner_email_key is 'Only for orders with this address, as private.email_key() spells it';
create index coupons_automatic on public.coupons (id) where is_automatic and is_active;
create index coupons_newest on public.coupons (created_at desc, id desc);
create index coupons_batch on public.coupons (batch, id) where batch is not null;
create index coupons_by_hand on public.coupons ((batch is null), created_at desc, id desc);
create index coupons_starts on public.coupons (starts_at);
create index coupons_ends on public.coupons ((coalesce(ends_at, 'infinity')));
create index coupons_off on public.coupons ((not is_active), created_at desc, id desc);
create index coupons_used_up on public.coupons ((coalesce(used >= max_uses, false)), created_at desc, id desc);
create index coupons_admin_automatic on public.coupons (is_automatic, created_at desc, id desc);
create index coupons_kind on public.coupons (kind, created_at desc, id desc);
create index coupons_used on public.coupons (used, id);
create index coupons_words on public.coupons using gin ((code || ' ' || description) extensions.gin_trgm_ops);
create index coupons_owner_user on public.coupons (owner_user_id) where owner_user_id is not null;
create index coupons_owner_email on public.coupons (owner_email_key) where owner_email_key is not null;
alter table public.coupons enable row level security;

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  order_id text not null unique,
  user_id uuid references auth.users (id) on delete set null,
  name text not null check (char_length(name) between 1 and 160),
  email text check (char_length(email) between 3 and 254),
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
  notice_version text,
  gift_note text not null default ''
    check (char_length(gift_note) <= 200 and gift_note !~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  min_days int check (min_days > 0),
  max_days int check (max_days > 0),
  former_gateway_order_ids text[] not null default '{}',
  constraint orders_total_adds_up check (total = subtotal - discount - coupon_discount + shipping + cod_fee),
  constraint orders_total_not_negative check (total >= 0),
  constraint orders_charges_tax_adds_up check (
    charges_cgst = charges_sgst and charges_cgst * charges_igst = 0 and charges_cgst >= 0 and charges_igst >= 0
  ),
  constraint orders_nothing_to_pay check ((payment_method = 'none') <= (total = 0)),
  constraint orders_open_expires check (status not in ('Pending Payment', 'COD Review') or expires_at is not null),
  constraint orders_prepay check (prepay is null or prepay ?& array['total', 'charges'])
);
comment on column public.orders.notice_version is 'Of the privacy notice at checkout, lib/privacy/collection-notices.ts; null for orders by phone, exchanges and subscriptions';
comment on column public.orders.order_id is 'The number people see; unguessable';
comment on column public.orders.paid_by is 'The one payment that pays this order; any other capture is refunded';
comment on column public.orders.replaced_by is
  'Replaced, while unpaid, by this other order of the same basket; at most one of the two is ever confirmed';
comment on column public.orders.exchange_of is 'An exchange for items of this other order, which are returned; costs nothing';
comment on column public.orders.disputed_at is 'A bank disputes the payment: nothing is sent while this is set';
comment on column public.orders.charges_taxable is 'Of shipping and cod_fee together; zero when their GST was not computed';
comment on column public.orders.prepay is
  'A cash-on-delivery order that may be paid online instead: the total without the fee, and the GST of what is charged then';
comment on column public.orders.next_poll_at is 'When to ask the gateway about payments, in case a webhook is lost';
comment on column public.orders.link_epoch is 'An increment revokes all earlier links to this order';
comment on column public.orders.gift_note is 'Printed for the recipient';
comment on column public.orders.max_days is 'From the order to the door, as it was promised; null: no promise';
comment on column public.orders.former_gateway_order_ids is 'Of totals that it had before: what is paid for one of them is refunded unless it is the present total';
create index orders_replaced_by on public.orders (replaced_by) where replaced_by is not null;
create index orders_newest on public.orders (created_at desc, id desc);
create index orders_user_id on public.orders (user_id, created_at desc);
create index orders_email on public.orders (lower(email), created_at desc);
create index orders_status on public.orders (status, created_at desc);
create index orders_exchange_of on public.orders (exchange_of) where exchange_of is not null;
create index orders_coupon_id on public.orders (coupon_id) where coupon_id is not null;
create index orders_phone_cod on public.orders (phone, status) where payment_method = 'cod';
create index orders_delivered on public.orders (delivered_at) where status = 'Delivered';
create index orders_expiring on public.orders (expires_at) where status in ('Pending Payment', 'COD Review');
create index orders_phone on public.orders (phone);
create index orders_to_poll on public.orders (next_poll_at)
  where payment_method = 'online' and gateway_order_id is not null and status in ('Pending Payment', 'Cancelled')
    and payment_status in ('created', 'attempted_failed', 'authorized');
create index orders_authorized on public.orders (updated_at) where status = 'Cancelled' and payment_status = 'authorized';
create index orders_email_key on public.orders (private.email_key(email));
create index orders_payment_status on public.orders (payment_status, created_at desc);
create index orders_total on public.orders (total, id);
create index orders_pincode on public.orders ((shipping_address ->> 'pincode'), created_at desc);
create index orders_coupon_code on public.orders (coupon_code, created_at desc) where coupon_code is not null;
create index orders_courier on public.orders using gin (coalesce(courier, '') extensions.gin_trgm_ops);
create index orders_arrived on public.orders (delivered_at) where status in ('Delivered', 'Completed');
create index orders_former_gateway_order_ids on public.orders using gin (former_gateway_order_ids);
create index orders_words on public.orders
  using gin ((order_id || ' ' || name || ' ' || phone || ' ' || coalesce(email, '')) extensions.gin_trgm_ops);
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
  constraint order_items_tax_adds_up check (
    cgst = sgst and cgst * igst = 0 and cgst >= 0 and igst >= 0
    and (taxable = 0 or taxable + cgst + sgst + igst = line_total - coupon_discount)
  )
);
comment on table public.order_items is 'The items as they were bought: later edits of the product change nothing here';
comment on column public.order_items.coupon_discount is 'This line''s share of the order''s coupon';
comment on column public.order_items.stands_for is
  'For an exchange: what the replaced items were paid with. A return of the new items refunds this';
create index order_items_product_id on public.order_items (product_id);
create index order_items_variant_id on public.order_items (variant_id);
create index order_items_image_url on public.order_items (image_url) where image_url is not null;
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
create index order_events_cash on public.order_events (created_at) where type = 'cod_collected';
create index order_events_back on public.order_events (created_at) where to_status = 'RTO';
alter table public.order_events enable row level security;

create table private.order_transitions (
  from_status text not null,
  to_status text not null,
  moved_by text not null,
  primary key (from_status, to_status, moved_by),
  constraint order_transitions_moved_by_check
  check (moved_by in ('system', 'customer', 'admin', 'payment', 'time', 'basket', 'return', 'undo'))
);
comment on table private.order_transitions is 'Which move of an order is allowed to whom; private.write_order_status() checks it';
comment on column private.order_transitions.moved_by is
  'system, customer, admin: by transition_order. payment: the payment arrived; time: the order expired, or its return window closed; basket: another order replaces it; return: items are returned; undo: staff undo a step';
alter table private.order_transitions enable row level security;

create function private.my_order_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from private.orders_of((select auth.uid()))
$$;

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

-- Orders in the admin: one order with its timeline, and the steps of staff. Every step is a function that checks its
-- permission and then calls the one shared function.
create table public.order_notes (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  author uuid references auth.users (id) on delete set null,
  author_name text not null,
  body text not null check (char_length(btrim(body)) between 1 and 2000),
  created_at timestamptz not null default private.now()
);
comment on table public.order_notes is 'What staff write to each other about an order; its buyer never sees it';
create index order_notes_order_id on public.order_notes (order_id, id);
create index order_notes_author on public.order_notes (author) where author is not null;
alter table public.order_notes enable row level security;

create table public.extra_parcels (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  courier text not null check (char_length(btrim(courier)) between 2 and 80),
  tracking_number text not null check (char_length(btrim(tracking_number)) between 3 and 80),
  created_at timestamptz not null default private.now(),
  unique (order_id, tracking_number)
);
comment on table public.extra_parcels is 'An order that goes out in several parcels: those after the first, which stands in the order';
alter table public.extra_parcels enable row level security;

insert into private.order_transitions (from_status, to_status, moved_by) values
  ('Packed', 'Cancelled', 'admin'),
  ('Packed', 'In Production', 'undo'),
  ('Shipped', 'Packed', 'undo'),
  ('Delivered', 'Shipped', 'undo');
