-- Mails that somebody asked for: a size is back, a cart was left, a wish costs less. And what an order keeps of its promise, and a gift note.
create table public.restock_requests (
  id bigint generated always as identity primary key,
  variant_id bigint not null references public.product_variants (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 254 and email !~ '[[:cntrl:][:space:]]'),
  email_key text not null generated always as (private.email_key(email)) stored,
  created_at timestamptz not null default private.now(),
  told_at timestamptz
);
comment on table public.restock_requests is 'Who wants to hear when a variant is back, in the order of asking. Forgotten after 180 days';
comment on column public.restock_requests.told_at is 'When the mail was queued; null: waits';
create unique index restock_requests_waiting on public.restock_requests (variant_id, email_key) where told_at is null;
create index restock_requests_told on public.restock_requests (variant_id, told_at) where told_at is not null;
create index restock_requests_mailbox on public.restock_requests (email_key);
create index restock_requests_old on public.restock_requests (created_at);
alter table public.restock_requests enable row level security;

create table public.basket_reminders (
  id uuid primary key default gen_random_uuid(),
  basket_key text not null unique check (basket_key ~ '^[A-Za-z0-9_-]{16,64}$'),
  email text not null check (char_length(email) between 3 and 254 and email !~ '[[:cntrl:][:space:]]'),
  email_key text not null generated always as (private.email_key(email)) stored,
  lines jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) between 1 and 50),
  agreed_at timestamptz not null default private.now(),
  changed_at timestamptz not null default private.now(),
  told_at timestamptz
);
comment on table public.basket_reminders is 'Baskets whose shopper has agreed to one mail, should they leave';
comment on column public.basket_reminders.lines is 'What is in it: product, size, colour, quantity. Prices are read when they are shown';
create index basket_reminders_due on public.basket_reminders (changed_at) where told_at is null;
create index basket_reminders_told on public.basket_reminders (told_at) where told_at is not null;
create index basket_reminders_mailbox on public.basket_reminders (email_key);
alter table public.basket_reminders enable row level security;

create table private.reminder_runs (
  kind text primary key,
  ran_at timestamptz not null
);
comment on table private.reminder_runs is 'When queue_reminders last looked at what it looks at once an hour';
alter table private.reminder_runs enable row level security;

alter table public.mail_recipients add column proven_at timestamptz, add column reminded_at timestamptz;
comment on column public.mail_recipients.proven_at is 'Somebody with the link of a mail said that the address is theirs';
comment on column public.mail_recipients.reminded_at is 'The last mail that somebody asked for with this address';
create index outbox_reminders on public.outbox (private.email_key(email)) where topic in ('restock', 'basket_left');

alter table public.user_wishlist
  add column noted_price numeric(12, 2) check (noted_price > 0),
  add column told_on date,
  add column told_from numeric(12, 2) check (told_from > 0);
comment on column public.user_wishlist.noted_price is 'What it cost, as the shop showed it, when it was wished for or its owner was last told';
comment on column public.user_wishlist.told_on is 'The day of the last mail about a lower price, by the calendar of India';
comment on column public.user_wishlist.told_from is 'The price before the one of that mail';

alter table public.orders
  add column gift_note text not null default ''
    check (char_length(gift_note) <= 200 and gift_note !~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  add column min_days int check (min_days > 0),
  add column max_days int check (max_days > 0);
comment on column public.orders.gift_note is 'Printed for whoever gets the parcel';
comment on column public.orders.max_days is 'From the order to the door, as it was promised; null: no promise';

create or replace view public.stock_list as
select v.id, v.product_id, v.sku, v.barcode, p.name as product, p.name || ' ' || p.keywords as words, v.size, v.color,
  (select c.name from public.colors c where c.slug = v.color) as color_name,
  v.stock, v.reserved, v.stock - v.reserved as free, coalesce(v.low_at, (select private.low_stock_at())) as low_at,
  v.is_active and p.status = 'published'
    and v.stock - v.reserved <= coalesce(v.low_at, (select private.low_stock_at())) as is_low,
  v.is_active,
  (select count(*) from public.restock_requests r where r.variant_id = v.id and r.told_at is null) as waiting
from public.product_variants v join public.products p on p.id = v.product_id
where not p.is_deleted and (select private.may('inventory.read'));

-- Deletes an account: 'deleted', or why not: 'no_account' | 'last_admin' | 'open_orders' | 'money_owed', because nobody
-- could name a UPI ID or hear of the refund. Rows of the person are deleted. Orders stay for the books without their owner;
-- see docs/decisions/deleting-accounts.md. Only orders placed with the account block the deletion. A guest's open order
-- with the same address may be another person's: it stays unchanged.
create or replace function private.delete_account(p_user_id uuid) returns text
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
    gift_note = '',
    shipping_address = case when total < 50000
      then jsonb_build_object(
        'line1', 'Removed', 'line2', '', 'city', '', 'pincode', '', 'state', shipping_address ->> 'state'
      )
      else shipping_address
    end
  where id = any (v_order_ids);
  update public.return_requests set reason = 'Removed', upi_id = null where order_id = any (v_order_ids);
  perform private.forget_designs_of(p_user_id);
  perform private.forget_mails_of(p_user_id);
  delete from auth.users where id = p_user_id;
  return 'deleted';
end $$;

-- p_order: { user_id, browser_key_hash, name, email, phone, is_phone_proven, payment_method, shipping_address, zone, rules, coupon: { id, updated_at } | null,
--   origin: { visitor, is_puzzled, caps },
--   subtotal, discount, coupon_discount, shipping, cod_fee, total, charges: { gst_rate, taxable, cgst, sgst, igst },
--   gstin, business_name, note, gift_note,
--   lines: [{ variant_id, design_version_id, quantity, list_price, unit_price, coupon_discount, hsn, gst_rate, taxable, cgst, sgst, igst }] }; rupees.
-- rules: the value of pricing_rules() in the quote. Expected failures: PT409 with hint out_of_stock | unavailable | price_changed |
-- coupon_invalid | cod_refused (detail: why) | key_reused; PT422 for values that a quote never has;
-- PT429 too_many_unproven and PT428 captcha_needed from check_unproven() and check_shelf().
-- Same key and hash: returns the first answer again. Same key, other hash: PT409 key_reused.
-- replaces_unpaid: true accepts a used key when its order is dead, or is unpaid and has other contents; this order then
-- replaces it. So a basket, which has one key, never has two live orders.
create or replace function public.place_order(p_key text, p_request_hash text, p_order jsonb) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_known public.idempotency_keys;
  v_lines private.order_line[];
  v_order public.orders;
  v_previous public.orders;
  v_coupon public.coupons;
  v_method text := p_order ->> 'payment_method';
  v_charges jsonb := p_order -> 'charges';
  v_is_proven boolean := v_method = 'none'
    or v_method = 'cod' and coalesce((p_order ->> 'is_phone_proven')::boolean, false);
  v_response jsonb;
begin
  insert into public.idempotency_keys (key, request_hash) values (p_key, p_request_hash)
    on conflict (key) do nothing;
  if not found then
    select * into v_known from public.idempotency_keys where key = p_key for update;
    select * into v_previous from public.orders where id = (v_known.response ->> 'id')::uuid for update;
    if v_previous.replaced_by is not null then
      v_previous := private.lock_replacement(v_previous);
      v_known.response := jsonb_build_object('id', v_previous.id, 'order_id', v_previous.order_id);
    end if;
    if not coalesce((p_order ->> 'replaces_unpaid')::boolean, false) or not (
      v_previous.status = 'Cancelled'
      or (v_previous.status = 'Pending Payment' and v_known.request_hash <> p_request_hash)
    ) then
      if v_known.request_hash <> p_request_hash then
        raise sqlstate 'PT409' using message = 'This order was already sent with other contents', hint = 'key_reused';
      end if;
      return v_known.response;
    end if;
  end if;

  select array_agg(l) into v_lines
    from jsonb_populate_recordset(null::private.order_line, p_order -> 'lines') as l;
  if coalesce(cardinality(v_lines), 0) not between 1 and 50
    or exists (select 1 from unnest(v_lines) as l where (l.quantity between 1 and 10) is not true)
    or (select count(distinct (l.variant_id, l.design_version_id)) <> count(*) from unnest(v_lines) as l) then
    raise sqlstate 'PT422' using message = 'An order has 1 to 50 different items, 1 to 10 of each', hint = 'bad_lines';
  end if;
  if exists (
    select 1 from unnest(v_lines) as l
    having sum(l.list_price * l.quantity) is distinct from (p_order ->> 'subtotal')::numeric
      or sum((l.list_price - l.unit_price) * l.quantity) is distinct from (p_order ->> 'discount')::numeric
      or sum(l.coupon_discount) is distinct from (p_order ->> 'coupon_discount')::numeric
      or (v_charges ->> 'taxable')::numeric + (v_charges ->> 'cgst')::numeric + (v_charges ->> 'sgst')::numeric
        + (v_charges ->> 'igst')::numeric
        is distinct from (p_order ->> 'shipping')::numeric + (p_order ->> 'cod_fee')::numeric
  ) or (v_method = 'none') <> ((p_order ->> 'total')::numeric = 0)
    or (v_method <> 'cod' and (p_order ->> 'cod_fee')::numeric <> 0)
    or (p_order -> 'coupon' = 'null' and (p_order ->> 'coupon_discount')::numeric <> 0) then
    raise sqlstate 'PT422' using message = 'The sums of this order do not add up', hint = 'bad_sums';
  end if;

  perform private.lock_customer((p_order ->> 'user_id')::uuid, p_order ->> 'email', p_order ->> 'phone');
  if not v_is_proven then
    perform private.check_unproven(p_order, v_lines, v_previous.id);
  end if;
  perform private.lock_coupons(array[v_previous.id], (p_order #>> '{coupon,id}')::bigint);
  perform private.lock_stock(
    array(select l.variant_id from unnest(v_lines) as l),
    case when v_previous.status = 'Pending Payment' then array[v_previous.id] else '{}' end
  );
  if v_previous.status = 'Pending Payment' then
    perform private.move_order_stock(array[v_previous.id], 'release', 'customer');
  end if;
  select * into v_coupon from public.coupons where id = (p_order #>> '{coupon,id}')::bigint;
  perform private.check_order_facts(p_order, v_lines, v_coupon, v_previous.id);
  if not v_is_proven then
    perform private.check_shelf(p_order, v_lines, v_previous.id);
  end if;
  if private.has_same_offer_open(p_order, v_coupon, v_previous.id) then
    raise sqlstate 'PT409' using message = 'The coupon can not be used', hint = 'coupon_invalid', detail = 'used_by_you';
  end if;
  -- The previous order gives its coupon back before this order takes it.
  if v_previous.status = 'Pending Payment' then
    v_previous.status := private.write_order_status(
      array[v_previous.id], 'Cancelled', 'basket', 'customer', 'Replaced by another order of the same cart',
      '{"reason": "replaced"}'
    );
  end if;

  insert into public.orders (
    order_id, user_id, name, email, phone, payment_method, status, payment_status,
    subtotal, discount, coupon_id, coupon_code, coupon_discount, shipping, cod_fee, total,
    charges_gst_rate, charges_taxable, charges_cgst, charges_sgst, charges_igst,
    shipping_address, gstin, business_name, note, gift_note, expires_at
  ) values (
    private.new_order_number(), (p_order ->> 'user_id')::uuid,
    p_order ->> 'name', p_order ->> 'email', p_order ->> 'phone', v_method,
    case
      when v_method = 'online' then 'Pending Payment'
      when not v_is_proven then 'COD Review'
      else 'Confirmed'
    end,
    case v_method when 'cod' then 'cod_due' when 'online' then 'created' else 'not_due' end,
    (p_order ->> 'subtotal')::numeric, (p_order ->> 'discount')::numeric,
    v_coupon.id, v_coupon.code, (p_order ->> 'coupon_discount')::numeric,
    (p_order ->> 'shipping')::numeric, (p_order ->> 'cod_fee')::numeric, (p_order ->> 'total')::numeric,
    (v_charges ->> 'gst_rate')::numeric, (v_charges ->> 'taxable')::numeric,
    (v_charges ->> 'cgst')::numeric, (v_charges ->> 'sgst')::numeric, (v_charges ->> 'igst')::numeric,
    p_order -> 'shipping_address', p_order ->> 'gstin', p_order ->> 'business_name', coalesce(p_order ->> 'note', ''),
    coalesce(p_order ->> 'gift_note', ''),
    case
      when v_method = 'online' then private.now() + interval '20 minutes'
      when not v_is_proven then private.now() + private.cod_hold()
    end
  ) returning * into v_order;

  if not v_is_proven and p_order -> 'origin' is not null then
    insert into private.unproven_orders (order_id, visitor, phone, email_key) values (
      v_order.id, p_order #>> '{origin,visitor}', v_order.phone, private.email_key(v_order.email)
    );
  end if;

  perform private.insert_order_lines(v_order.id, v_lines);

  if v_coupon.id is not null then
    insert into public.coupon_redemptions (order_id, coupon_id) values (v_order.id, v_coupon.id);
    update public.coupons set used = used + 1 where id = v_coupon.id;
  end if;
  if v_previous.id is not null then
    perform private.replace_order(v_previous, v_order.id);
  end if;

  perform private.move_order_stock(array[v_order.id], 'reserve', 'system');
  perform private.record_order_event(v_order.id, 'placed', null, v_order.status, 'customer');
  perform private.queue_message('order_placed', v_order.id);
  if v_order.status = 'Confirmed' then
    perform private.queue_message('order_confirmed', v_order.id);
    perform private.submit_order_art(v_order.id);
  elsif v_order.status = 'COD Review' then
    perform private.queue_message('order_reminder', v_order.id);
  end if;

  v_response := jsonb_build_object('id', v_order.id, 'order_id', v_order.order_id);
  update public.idempotency_keys set request_hash = p_request_hash, response = v_response where key = p_key;
  return v_response;
end $$;

-- Removes what the shop mails to an account's proven address besides its orders. Its codes end.
create or replace function private.forget_mails_of(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_key text := (select private.email_key(email) from auth.users where id = p_user_id and email_confirmed_at is not null);
begin
  update public.coupons set is_active = false, owner_email_key = 'deleted@kapas.invalid' where owner_email_key = v_key;
  delete from public.restock_requests where email_key = v_key;
  delete from public.basket_reminders where email_key = v_key;
  delete from public.outbox where topic in ('restock', 'basket_left') and private.email_key(email) = v_key;
  delete from public.mail_recipients where email_key = v_key;
end $$;

-- An order as the desk shows it, or null. Those who only print and pack see what is at the packing table, and of that
-- neither e-mail nor payments, refunds and messages.
create or replace function private.desk_order(p_order_number text) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_paid public.orders;
  v_sees_money boolean := private.may('orders.read');
begin
  perform private.require_order_desk();
  select * into v_order from public.orders where order_id = p_order_number;
  if not found or not (v_sees_money or private.is_at_packing(v_order)) then
    return null;
  end if;
  v_paid := private.paid_order_of(v_order);
  return jsonb_build_object(
    'order_number', v_order.order_id, 'status', v_order.status, 'payment_method', v_order.payment_method,
    'payment_status', v_order.payment_status, 'created_at', v_order.created_at, 'expires_at', v_order.expires_at,
    'delivered_at', v_order.delivered_at, 'returns_until', case
      when v_order.delivered_at is not null then private.returns_close_at(v_order)
    end,
    'held', private.held_by(v_order), 'name', v_order.name, 'phone', v_order.phone,
    'email', case when v_sees_money then v_order.email end,
    'address', v_order.shipping_address, 'gstin', v_order.gstin, 'business_name', v_order.business_name,
    'buyer_note', v_order.note, 'gift_note', v_order.gift_note, 'min_days', v_order.min_days, 'max_days', v_order.max_days,
    'subtotal', v_order.subtotal, 'discount', v_order.discount,
    'coupon_code', v_order.coupon_code, 'coupon_discount', v_order.coupon_discount, 'shipping', v_order.shipping,
    'cod_fee', v_order.cod_fee, 'total', v_order.total, 'sees_money', v_sees_money,
    'gst', v_order.charges_cgst + v_order.charges_sgst + v_order.charges_igst + (
      select coalesce(sum(i.cgst + i.sgst + i.igst), 0) from public.order_items i where i.order_id = v_order.id
    ),
    'money_left', case when v_sees_money then private.money_left(v_order) end,
    'parcels', private.parcels_of(v_order), 'replaced_by', (select order_id from public.orders where id = v_order.replaced_by),
    'exchange_of', (select order_id from public.orders where id = v_order.exchange_of),
    'paid_order', case when v_paid.id <> v_order.id then v_paid.order_id end,
    'items', private.desk_items_of(v_order.id), 'returns', private.desk_returns_of(v_order.id),
    'tags', coalesce((select to_jsonb(tags) from public.order_tags where order_id = v_order.id), '[]'),
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'by', author_name, 'body', body, 'at', created_at) order by id), '[]')
      from public.order_notes where order_id = v_order.id
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', e.id, 'type', e.type, 'from', e.from_status, 'to', e.to_status, 'actor', e.actor,
        'by', private.staff_of_event(e), 'note', e.note, 'data', e.data - 'payment_id', 'at', e.created_at
      ) order by e.id), '[]')
      from public.order_events e where e.order_id = v_order.id
    ),
    'papers', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'number', number, 'at', issued_at) order by issued_at, id), '[]')
      from public.invoices where order_id = v_order.id
    ),
    'buyer', jsonb_build_object(
      'orders', (select count(*) from public.orders where phone = v_order.phone and replaced_by is null),
      'refused', private.count_refused(v_order.phone), 'is_member', v_order.user_id is not null
    )
  ) || case when v_sees_money then private.desk_money_of(v_order) else '{}' end;
end $$;

-- An order keeps the days that its pincode was promised; another address has its own. A piece of an exchange goes out when the old one is back: nothing is promised.
create function private.promise_delivery() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_place jsonb;
begin
  if new.exchange_of is null then
    v_place := public.find_place(new.shipping_address ->> 'pincode');
    new.min_days := (v_place ->> 'min_days')::int;
    new.max_days := (v_place ->> 'max_days')::int;
  end if;
  return new;
end $$;

-- Whether a variant is in the shop, with a piece that nobody has been promised.
create function private.can_buy(p_variant public.product_variants) returns boolean
language sql stable set search_path = '' as $$
  select p_variant.is_active and p_variant.stock > p_variant.reserved and exists (
    select from public.products where id = p_variant.product_id and status = 'published' and not is_deleted
  )
$$;

-- The lines of a left basket that can be bought now, with their variants.
create function private.basket_variants(p_lines jsonb) returns table (place bigint, quantity int, variant public.product_variants)
language sql stable set search_path = '' as $$
  select l.place, (l.line ->> 'quantity')::int, v
  from jsonb_array_elements(p_lines) with ordinality as l (line, place)
  join public.product_variants v on v.product_id = (l.line ->> 'id')::bigint and v.size = l.line ->> 'size'
    and v.color = l.line ->> 'color'
  where private.can_buy(v)
$$;

-- Whether a wish can be had now, in its size or, without one, in any.
create function private.can_buy_wish(p_product_id bigint, p_size text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.product_variants v
    where v.product_id = p_product_id and (p_size is null or v.size = p_size) and private.can_buy(v)
  )
$$;

create function private.grants_of_reminders() returns void
language sql set search_path = '' as $$
  grant execute on function
    public.ask_for_restock(bigint, text, boolean), public.keep_basket_reminder(text, text, jsonb), public.prove_recipient(uuid),
    public.queue_reminders(), public.take_restock_mail(bigint[]), public.find_basket_mail(uuid), public.find_price_drops(uuid, date)
    to service_role;
$$;

-- Whether somebody has shown that mails to this address reach them: as the owner of an account, or by a press behind a mail.
create function private.is_proven_address(p_email text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users where email = lower(btrim(p_email)) and email_confirmed_at is not null
  ) or exists (
    select from public.mail_recipients where email_key = private.email_key(p_email) and proven_at is not null
  )
$$;

-- Whether a mail of this kind may go to an address. A stranger may have typed it: until it is proven it gets one mail, of whatever kind.
create function private.may_remind(p_email text, p_kind text) returns boolean
language sql stable set search_path = '' as $$
  select not private.is_mail_stopped(p_email, p_kind) and (
    private.is_proven_address(p_email) or not exists (
      select from public.mail_recipients where email_key = private.email_key(p_email) and reminded_at is not null
    )
  )
$$;

create function private.note_reminded(p_email text) returns void
language sql set search_path = '' as $$
  insert into public.mail_recipients (email, reminded_at) values (lower(btrim(p_email)), private.now())
  on conflict (email_key) do update set reminded_at = private.now()
$$;

create function private.note_wished_price() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.noted_price := private.wished_price(new.product_id, new.size, new.color);
  return new;
end $$;

-- Mails each left basket once, some hours after its last change. A basket ends with an order of its mailbox, when nothing in it can be
-- bought, a week after its last change without a mail, and two weeks after its mail.
create function private.queue_basket_mails(p_limit int) returns int
language plpgsql set search_path = '' as $$
declare
  v_hours numeric := private.number_setting('basket_reminder_hours', 4);
  v_due uuid[];
  v_count int;
begin
  delete from public.basket_reminders b
    where b.told_at < private.now() - interval '14 days' or (b.told_at is null and (
      b.changed_at < private.now() - interval '7 days' or exists (
        select from public.orders o where private.email_key(o.email) = b.email_key and o.created_at >= b.agreed_at
      )
    ));
  if v_hours is null then
    return 0;
  end if;
  v_due := array(
    select id from public.basket_reminders
    where told_at is null and changed_at <= private.now() - make_interval(hours => v_hours::int) order by changed_at limit p_limit
  );
  delete from public.basket_reminders b
    where b.id = any (v_due) and not exists (select from private.basket_variants(b.lines));
  with told as (
    update public.basket_reminders set told_at = private.now() where id in (
      select distinct on (b.email_key) b.id from public.basket_reminders b
      where b.id = any (v_due) and private.may_remind(b.email, 'baskets') order by b.email_key, b.changed_at desc
    )
    returning id, email
  ), mails as (
    insert into public.outbox (topic, email, data) select 'basket_left', email, jsonb_build_object('basket_id', id) from told
    returning email
  )
  select count(private.note_reminded(email)) into v_count from mails;
  return v_count;
end $$;

-- Mails the owners of wishlists about what costs less than when they wished for it, or were last told: one mail a day with all of it.
-- Looks once an hour. Staff keep no wishlist.
create function private.queue_price_drops(p_limit int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  v_percent numeric := private.number_setting('price_drop_percent', 10);
  v_today date := (private.now() at time zone 'Asia/Kolkata')::date;
  v_count int;
begin
  insert into private.reminder_runs as r (kind, ran_at) values ('price_drops', private.now())
    on conflict (kind) do update set ran_at = private.now() where r.ran_at <= private.now() - interval '1 hour';
  if not found or v_percent is null then
    return 0;
  end if;
  with fallen as materialized (
    select w.id, w.user_id, w.noted_price, w.price
    from (
      select *, private.wished_price(product_id, size, color) as price from public.user_wishlist
    ) as w
    join auth.users u on u.id = w.user_id and u.email_confirmed_at is not null
    where w.price < w.noted_price and w.price <= w.noted_price * (1 - v_percent / 100)
      and private.can_buy_wish(w.product_id, w.size)
      and not private.is_mail_stopped(u.email, 'price_drops')
      and not exists (select from public.user_roles s where s.user_id = w.user_id)
      and not exists (
        select from public.user_wishlist t where t.user_id = w.user_id and t.told_on = v_today
      )
  ), people as (
    select distinct user_id from fallen order by user_id limit p_limit
  ), told as (
    update public.user_wishlist w set told_on = v_today, told_from = f.noted_price, noted_price = f.price
    from fallen f join people using (user_id) where w.id = f.id
    returning w.user_id
  )
  insert into public.outbox (topic, user_id, data)
  select distinct 'price_drop', user_id, jsonb_build_object('day', v_today) from told
  on conflict do nothing;
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- Mails those who have waited longest for what is back: so many for each free piece, and no more of them within some hours. All
-- that is back for a mailbox stands in one mail. Who has bought it meanwhile waits no longer.
create function private.queue_restock_mails(p_limit int) returns int
language plpgsql set search_path = '' as $$
declare
  v_per_piece int := coalesce(private.number_setting('restock_mails_per_piece', 3), 3);
  v_since timestamptz := private.now() - make_interval(hours => coalesce(private.number_setting('restock_batch_hours', 4), 4)::int);
  v_back bigint[] := array(
    select v.id from public.product_variants v
    where v.id in (select variant_id from public.restock_requests where told_at is null) and private.can_buy(v)
  );
  v_count int;
begin
  delete from public.restock_requests r
    where r.told_at is null and r.variant_id = any (v_back) and exists (
      select from public.orders o join public.order_items i on i.order_id = o.id
      where private.email_key(o.email) = r.email_key and o.created_at >= r.created_at and o.status <> 'Cancelled'
        and i.variant_id = r.variant_id
    );
  with waiting as materialized (
    select r.id, r.variant_id, row_number() over (partition by r.variant_id order by r.id) as place
    from public.restock_requests r
    where r.told_at is null and r.variant_id = any (v_back) and private.may_remind(r.email, 'restock')
  ), room as materialized (
    select v.id, (v.stock - v.reserved)::bigint * v_per_piece - (
      select count(*) from public.restock_requests t where t.variant_id = v.id and t.told_at > v_since
    ) as mails
    from public.product_variants v where v.id = any (v_back)
  ), told as (
    update public.restock_requests r set told_at = private.now()
    where r.id in (
      select w.id from waiting w join room on room.id = w.variant_id where w.place <= room.mails order by w.id limit p_limit
    )
    returning r.id, r.email, r.email_key
  ), mails as (
    insert into public.outbox (topic, email, data)
    select 'restock', min(email), jsonb_build_object('request_ids', jsonb_agg(id order by id)) from told group by email_key
    returning email
  )
  select count(private.note_reminded(email)) into v_count from mails;
  return v_count;
end $$;

-- A list price in rupees as the shop shows it: with the shop-wide discount, rounded as in lib/pricing/discount.ts.
create function private.shown_price(p_list numeric) returns numeric
language sql stable set search_path = '' as $$
  select case when kept = 1 then p_list else least(p_list, greatest(1, round(p_list * kept))) end
  from (select 1 - coalesce(private.number_setting('global_discount', 0), 0) / 100 as kept) as discount
$$;

-- A variant as a mail shows it. price: as the shop shows it.
create function private.reminder_variant(p_variant public.product_variants) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'variant_id', p_variant.id, 'slug', p.slug, 'name', p.name, 'size', p_variant.size, 'color', p_variant.color,
    'color_name', c.name, 'price', private.shown_price(coalesce(p_variant.price, p.price)), 'picture', (
      select i.image_url from public.product_images i where i.product_id = p.id
      order by i.color = p_variant.color is true desc, i.position, i.id limit 1
    )
  )
  from public.products p, public.colors c where p.id = p_variant.product_id and c.slug = p_variant.color
$$;

-- What a wish costs now, as the shop shows it: its size in the colour that was looked at, or else the product.
create function private.wished_price(p_product_id bigint, p_size text, p_color text) returns numeric
language sql stable set search_path = '' as $$
  select private.shown_price(coalesce((
    select v.price from public.product_variants v
    where v.product_id = p.id and v.size = p_size and v.is_active order by v.color = p_color is true desc, v.id limit 1
  ), p.price))
  from public.products p where p.id = p_product_id
$$;

-- Notes that an address wants to hear when a variant is back: noted | in_stock | gone. Asking twice is asking once; beyond twenty that
-- wait for one mailbox nothing is kept, and the answer is the same. p_is_own: asked by the owner of an account with this proven
-- address, who wants such mails again.
create function public.ask_for_restock(p_variant_id bigint, p_email text, p_is_own boolean) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_variant public.product_variants;
begin
  select v.* into v_variant from public.product_variants v join public.products p on p.id = v.product_id
    where v.id = p_variant_id and v.is_active and p.status = 'published' and not p.is_deleted;
  if not found then
    return 'gone';
  elsif v_variant.stock > v_variant.reserved then
    return 'in_stock';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('restock ' || private.email_key(p_email), 0));
  if (
    select count(*) from public.restock_requests where email_key = private.email_key(p_email) and told_at is null
  ) < 20 then
    insert into public.restock_requests (variant_id, email) values (p_variant_id, p_email) on conflict do nothing;
  end if;
  if p_is_own then
    update public.mail_recipients set stopped = array_remove(stopped, 'restock'), changed_at = private.now()
      where email_key = private.email_key(p_email) and 'restock' = any (stopped);
  end if;
  return 'noted';
end $$;

-- What the mail about a left basket, and the page behind its link, show: { lines: [{ id, quantity, … as reminder_variant }], is_proven },
-- without what can't be bought now. Null: it has ended, or its mailbox has ordered since it agreed.
create function public.find_basket_mail(p_id uuid) returns jsonb
language sql stable set search_path = '' set statement_timeout = '5s' as $$
  select jsonb_build_object(
    'lines', (
      select coalesce(jsonb_agg(
        private.reminder_variant(l.variant) || jsonb_build_object('id', (l.variant).product_id, 'quantity', l.quantity) order by l.place
      ), '[]')
      from private.basket_variants(b.lines) l
    ),
    'is_proven', private.is_proven_address(b.email)
  )
  from public.basket_reminders b
  where b.id = p_id and b.told_at > private.now() - interval '14 days' and not exists (
    select from public.orders o where private.email_key(o.email) = b.email_key and o.created_at >= b.agreed_at
  )
$$;

-- What a mail about lower prices says now: [{ … as reminder_variant, was }], was: the price before, as the shop showed it. Without what
-- has gone up again or is sold out.
create function public.find_price_drops(p_user_id uuid, p_day date) returns jsonb
language sql stable set search_path = '' set statement_timeout = '5s' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'slug', p.slug, 'name', p.name, 'size', w.size, 'color', w.color, 'color_name', c.name, 'was', w.told_from,
    'now', private.wished_price(w.product_id, w.size, w.color), 'picture', (
      select i.image_url from public.product_images i where i.product_id = p.id
      order by i.color = w.color is true desc, i.position, i.id limit 1
    )
  ) order by w.created_at desc, w.id), '[]')
  from public.user_wishlist w
  join public.products p on p.id = w.product_id
  left join public.colors c on c.slug = w.color
  where w.user_id = p_user_id and w.told_on = p_day and private.can_buy_wish(w.product_id, w.size)
    and private.wished_price(w.product_id, w.size, w.color) < w.told_from
$$;

-- Keeps what a browser has agreed to be reminded of, once: the lines of its basket, [{ id, size, color, quantity }]. No address or
-- no lines: nothing is kept any more. After its mail a basket is left as it is. PT422 bad_basket.
create function public.keep_basket_reminder(p_basket_key text, p_email text, p_lines jsonb) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  if coalesce(p_email, '') = '' or jsonb_array_length(p_lines) = 0 then
    delete from public.basket_reminders where basket_key = p_basket_key;
    return;
  end if;
  insert into public.basket_reminders as b (basket_key, email, lines) values (p_basket_key, p_email, p_lines)
  on conflict (basket_key) do update set email = excluded.email, lines = excluded.lines, changed_at = private.now(),
      agreed_at = case when b.email_key = excluded.email_key then b.agreed_at else private.now() end
    where b.told_at is null;
exception when check_violation then
  raise sqlstate 'PT422' using message = 'This is no basket', hint = 'bad_basket';
end $$;

-- Somebody who has the link of a mail says that its address is theirs: from now on it gets every mail that is asked for.
create function public.prove_recipient(p_id uuid) returns boolean
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  update public.mail_recipients set proven_at = coalesce(proven_at, private.now()) where id = p_id;
  return found;
end $$;

-- Queues the mails that people have asked for, and forgets what is old. One runner at a time: the next one goes away. Returns
-- { restock, baskets, price_drops }, the numbers of mails.
create function public.queue_reminders() returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '20s' as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('reminders', 0)) then
    return '{"restock": 0, "baskets": 0, "price_drops": 0}';
  end if;
  delete from public.restock_requests where created_at < private.now() - interval '180 days';
  return jsonb_build_object(
    'restock', private.queue_restock_mails(500),
    'baskets', private.queue_basket_mails(200),
    'price_drops', private.queue_price_drops(500)
  );
end $$;

-- What a mail about pieces that are back says now: { variants: [… as reminder_variant], waits, is_proven }. waits: what else the
-- mailbox waits for. What is sold out again waits on, as before. Null: nothing is left to say.
create function public.take_restock_mail(p_ids bigint[]) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_told public.restock_requests[];
  v_gone bigint[];
begin
  v_told := array(select r from public.restock_requests r where r.id = any (p_ids) and r.told_at is not null order by r.id);
  v_gone := array(
    select t.id from unnest(v_told) as t join public.product_variants v on v.id = t.variant_id where not private.can_buy(v)
  );
  delete from public.restock_requests r where r.id = any (v_gone) and exists (
    select from public.restock_requests o
    where o.variant_id = r.variant_id and o.email_key = r.email_key and o.told_at is null
  );
  update public.restock_requests set told_at = null where id = any (v_gone);
  if cardinality(v_gone) = cardinality(v_told) then
    update public.mail_recipients set reminded_at = null where email_key in (select email_key from unnest(v_told));
    return null;
  end if;
  return (
    select jsonb_build_object(
      'variants', jsonb_agg(private.reminder_variant(v) order by t.id),
      'waits', (
        select count(*) from public.restock_requests w where w.email_key = min(t.email_key) and w.told_at is null
      ),
      'is_proven', private.is_proven_address(min(t.email))
    )
    from unnest(v_told) as t join public.product_variants v on v.id = t.variant_id
    where t.id <> all (v_gone)
  );
end $$;

-- What is wrong with a value, in words for the admin who enters it; null when it is valid. lib/settings/read-setting.ts
-- applies the same rules.
create or replace function private.find_setting_problem(p_key text, p_value text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_key in ('global_discount', 'price_drop_percent') then
      case when p_value !~ '^[0-9]{1,3}(\.[0-9]{1,2})?$' or p_value::numeric > 90
        then 'a percentage from 0 to 90 without a sign, such as 10 or 12.5' end
    when p_key in ('shipping_fee', 'free_shipping_over', 'cod_fee', 'cod_up_to', 'two_person_above') then
      case when p_value !~ '^[0-9]{1,6}(\.[0-9]{1,2})?$' then 'rupees as a plain number, such as 49' end
    when p_key in ('cod_open_orders', 'cod_refusals', 'restock_mails_per_piece') then
      case when p_value !~ '^[0-9]{1,3}$' then 'a whole number, such as 2' end
    when p_key = 'low_stock_at' then
      case when p_value !~ '^([0-9]|10)$' then 'pieces, from 0 to 10' end
    when p_key in ('return_days', 'packing_days', 'delivery_days_from', 'delivery_days_to') then
      case when p_value !~ '^[0-9]{1,2}$' or p_value = '0' or p_value = '00' then 'days, from 1 to 99' end
    when p_key = 'cod_hold_minutes' then
      case when p_value !~ '^([345][0-9]|60)$' then 'whole minutes, from 30 to 60' end
    when p_key = 'exchange_ships_on' then
      case when p_value not in ('received', 'picked_up', 'requested') then 'received, picked_up or requested' end
    when p_key = 'rto_keeps' then
      case when p_value not in ('delivery', 'nothing', 'both_ways') then 'delivery, nothing or both_ways' end
    when p_key in ('art_review_hours', 'restock_batch_hours', 'basket_reminder_hours') then
      case when p_value !~ '^[0-9]{1,2}$' or p_value::int = 0 then 'hours, from 1 to 99' end
    when p_key = 'art_passes_by_rule' then
      case when p_value not in ('yes', 'no') then 'yes or no' end
    when p_key = 'shop_state' then
      case when not private.are_states(array[p_value]) then 'a state of India, such as Tamil Nadu' end
    else 'a setting that the shop knows'
  end
$$;

-- For each size of a cut, or of one product: pieces sold in the last days, pieces there were to sell (on the shelf at the
-- beginning, and received since), pieces free now, variants that are sold out now, and people who chose it sold out, and
-- mailboxes that wait to hear when it is back.
create or replace function private.size_curve(p_days int, p_cut text, p_product_id bigint default null) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '10s' as $$
declare
  v_from timestamptz := private.now() - make_interval(days => p_days);
begin
  perform private.require_permission('inventory.read');
  return (
    with chosen as materialized (
      select v.id, v.size, v.stock, v.reserved from public.product_variants v join public.products p on p.id = v.product_id
      where v.is_active and not p.is_deleted and p.status = 'published'
        and case when p_product_id is null then p.cut = p_cut else p.id = p_product_id end
    ), sold as (
      select i.variant_id, sum(i.quantity) as pieces
      from public.orders o join public.order_items i on i.order_id = o.id
      where o.created_at >= v_from and o.status <> 'Cancelled' group by i.variant_id
    ), moved as (
      select m.variant_id, sum(m.stock_delta) as net, sum(m.stock_delta) filter (where m.reason = 'receive') as received
      from public.stock_moves m where m.created_at >= v_from and m.stock_delta <> 0 group by m.variant_id
    ), missed as (
      select d.variant_id, sum(d.people) as people from public.lost_demand d
      where d.day > private.now()::date - p_days group by d.variant_id
    ), waiting as (
      select r.variant_id, count(*) as mailboxes from public.restock_requests r where r.told_at is null group by r.variant_id
    )
    select coalesce(jsonb_agg(to_jsonb(curve) order by curve.place), '[]') from (
      select c.size, min(z.sort_order) as place, count(*) as variants,
        coalesce(sum(sold.pieces), 0) as sold,
        coalesce(sum(c.stock - coalesce(moved.net, 0) + coalesce(moved.received, 0)), 0) as had,
        sum(c.stock - c.reserved) as free,
        count(*) filter (where c.stock <= c.reserved) as sold_out,
        coalesce(sum(missed.people), 0) as missed, coalesce(sum(waiting.mailboxes), 0) as waiting
      from chosen c
      join public.sizes z on z.name = c.size
      left join sold on sold.variant_id = c.id
      left join moved on moved.variant_id = c.id
      left join missed on missed.variant_id = c.id
      left join waiting on waiting.variant_id = c.id
      group by c.size
    ) as curve
  );
end $$;

create trigger user_wishlist_note_price before insert on public.user_wishlist
  for each row execute function private.note_wished_price();
create trigger orders_promise before insert on public.orders
  for each row execute function private.promise_delivery();
create trigger orders_promise_move before update of shipping_address on public.orders
  for each row when (new.shipping_address ->> 'pincode' is distinct from old.shipping_address ->> 'pincode')
  execute function private.promise_delivery();

update public.user_wishlist set noted_price = private.wished_price(product_id, size, color);

insert into public.product_settings (setting_key, setting_value, is_enabled, description) values
  ('restock_mails_per_piece', '3', true, 'So many of those who wait hear of each piece that is back'),
  ('restock_batch_hours', '4', true, 'Hours until the next of them hear of what is left'),
  ('basket_reminder_hours', '4', true, 'Hours after which a left cart is mailed to who agreed'),
  ('price_drop_percent', '10', true, 'Per cent that a wish must cost less before its owner is told')
on conflict (setting_key) do nothing;
