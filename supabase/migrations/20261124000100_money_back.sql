-- What comes back after an order, and what is paid for it: docs/returns-algebra.md has every state and move in one table.
-- Lock order, with what is new here: an exchange is locked after the order whose pieces it replaces (older first), then as
-- in 20261122000300_refunds.sql.

alter table public.order_items
  add column stands_for numeric(12, 2) not null default 0 check (stands_for >= 0);
comment on column public.order_items.stands_for is
  'Of an exchange: what the pieces that come back for it were paid with. Returning the new ones pays this';

alter table public.return_items
  add column value numeric(12, 2) not null default 0 check (value >= 0);
comment on column public.return_items.value is
  'What its buyer paid for these pieces, after every discount; the values of all pieces of a line add up to the line';

alter table public.return_requests
  drop constraint return_requests_status_check,
  drop constraint return_requests_exchange,
  add constraint return_requests_status_check check (status in ('Requested', 'Received', 'Rejected', 'Withdrawn')),
  add constraint return_requests_exchange check (kind <> 'exchange' or exchange_order_id is not null),
  add column picked_up_at timestamptz,
  add column owed numeric(12, 2) not null default 0 check (owed >= 0),
  add constraint return_requests_owed check (owed = 0 or (status = 'Received' and kind = 'return')),
  drop constraint return_requests_upi_id_check,
  add constraint return_requests_upi_id_check check (upi_id ~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$');
comment on column public.return_requests.kind is
  'An exchange whose new pieces will never come is a return from then on, and keeps its exchange_order_id';
comment on column public.return_requests.owed is
  'Goes back for the received pieces as soon as money of the order is there, and a way to send it';

alter table public.refunds
  drop constraint refunds_upi_id_check,
  add constraint refunds_upi_id_check check (upi_id ~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$'),
  drop constraint refunds_reason_check,
  add constraint refunds_reason_check check (reason in (
    'amount_mismatch', 'second_capture', 'stock_gone', 'coupon_gone', 'not_expected', 'cancelled', 'returned', 'goodwill',
    'chargeback', 'undelivered'
  ));

alter table public.payments add column capture_at timestamptz not null default now() + interval '2 minutes';
comment on column public.payments.capture_at is 'authorized: when we capture it ourselves, should the gateway not have done so';
create index payments_to_capture on public.payments (capture_at) where status = 'authorized';

-- Returns move orders by themselves; by hand nobody does. What can not be printed is cancelled by an admin.
delete from private.order_transitions where 'Return Requested' in (from_status, to_status);
insert into private.order_transitions (from_status, to_status, actor) values ('In Production', 'Cancelled', 'admin');

------------------------------------------------------------------------------------------------------------------
-- An order and its exchanges
------------------------------------------------------------------------------------------------------------------

-- Locks the order, and before it those whose pieces it replaces, the oldest first.
create or replace function private.find_order_to_move(p_order_id uuid) returns public.orders
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

-- The order that money was paid for: of an exchange, the first one.
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

-- The order and all that was exchanged for pieces of it.
create function private.family_of(p_paid_id uuid) returns setof uuid
language sql stable set search_path = '' as $$
  with recursive family as (
    select p_paid_id as id
    union all
    select o.id from public.orders o join family f on o.exchange_of = f.id
  )
  select id from family
$$;

-- What a list shows of an order, with what it was sent for. Admins too get their own only, which the row policies alone would
-- not do.
create or replace function private.my_order_rows()
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

-- On which event the new pieces of an exchange may be made and sent: received, picked_up, or requested.
create function private.exchange_ships_on() returns text
language plpgsql stable set search_path = '' as $$
declare
  v_setting text := private.setting('exchange_ships_on');
begin
  if v_setting in ('received', 'picked_up', 'requested') then
    return v_setting;
  elsif v_setting is not null then
    raise warning 'product_settings exchange_ships_on is "%": exchanges wait until the pieces are received', v_setting;
  end if;
  return 'received';
end $$;

-- What is not to be made yet, or not at all: PT409 exchange_waits, disputed, refunded.
create function private.check_exchange_may_go(p_order public.orders) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_paid public.orders := private.paid_order_of(p_order);
  v_request public.return_requests;
  v_ships_on text := private.exchange_ships_on();
begin
  select * into v_request from public.return_requests where exchange_order_id = p_order.id;
  if v_paid.disputed_at is not null then
    raise sqlstate 'PT409' using message = 'The bank disputes the payment of this order', hint = 'disputed';
  elsif v_paid.payment_status = 'refunded' then
    raise sqlstate 'PT409' using message = 'The money of this order has gone back', hint = 'refunded';
  elsif not (
    v_request.status = 'Received' or v_ships_on = 'requested'
    or (v_ships_on = 'picked_up' and v_request.picked_up_at is not null)
  ) then
    raise sqlstate 'PT409' using message = 'This exchange waits for the pieces that come back', hint = 'exchange_waits';
  end if;
end $$;

------------------------------------------------------------------------------------------------------------------
-- Money that goes back for pieces
------------------------------------------------------------------------------------------------------------------

-- What so many more pieces of a line were paid with: each its share, the last ones take the remainder, so that all pieces add
-- up to the line in whatever order they come back.
create function private.value_of_pieces(p_item public.order_items, p_quantity int) returns numeric
language sql stable set search_path = '' as $$
  select round(paid.amount * (before.quantity + p_quantity) / p_item.quantity, 2)
    - round(paid.amount * before.quantity / p_item.quantity, 2)
  from (select p_item.line_total - p_item.coupon_discount + p_item.stands_for as amount) as paid
  cross join (
    select coalesce(sum(r.quantity), 0) as quantity
    from public.return_items r join public.return_requests q on q.id = r.return_id
    where r.order_item_id = p_item.id and q.status in ('Requested', 'Received')
  ) as before
$$;

create or replace function private.value_of_return(p_return_id uuid) returns numeric
language sql stable set search_path = '' as $$
  select coalesce(sum(value), 0) from public.return_items where return_id = p_return_id
$$;

-- What of the order's money is there and has not been sent back: of its payment, or of the cash that was collected. Null: none
-- has come yet.
create function private.money_left(p_order public.orders) returns numeric
language sql stable set search_path = '' as $$
  select case
    when p_order.paid_by is not null then (
      select private.left_of_payment(p) from public.payments p where p.payment_id = p_order.paid_by
    )
    when p_order.payment_status in ('cod_collected', 'partially_refunded', 'refunded') then p_order.total - coalesce((
      select sum(amount) from public.refunds
      where order_id = p_order.id and payment_id is null and status <> 'failed'
    ), 0)
    when p_order.payment_method = 'none' then 0
  end
$$;

-- Pays what is owed for pieces of the order and of its exchanges, as far as money of it is left: what was given back out of
-- goodwill is not owed again. What can't be paid yet stays owed.
create function private.pay_returns(p_paid_id uuid, p_actor text) returns void
language plpgsql set search_path = '' as $$
declare
  v_paid public.orders;
  v_request public.return_requests;
  v_left numeric;
  v_refund_id uuid;
begin
  select * into v_paid from public.orders where id = p_paid_id;
  for v_request in
    select * from public.return_requests
    where order_id in (select private.family_of(p_paid_id)) and owed > 0
    order by closed_at, id for update
  loop
    v_left := private.money_left(v_paid);
    continue when v_left is null or (v_left > 0 and v_paid.paid_by is null and v_request.upi_id is null);
    v_refund_id := null;
    if v_left > 0 then
      v_refund_id := gen_random_uuid();
      perform public.request_refund(
        p_order_id => v_paid.id, p_amount => least(v_request.owed, v_left), p_reason => 'returned', p_actor => p_actor,
        p_key => v_refund_id, p_method => case when v_paid.paid_by is null then 'upi' else 'source' end,
        p_upi_id => case when v_paid.paid_by is null then v_request.upi_id end
      );
    end if;
    update public.return_requests set owed = 0, refund_id = v_refund_id where id = v_request.id;
  end loop;
end $$;

-- What the shop keeps of a prepaid parcel that came back, rupees: product_settings rto_keeps, as the shipping policy says.
create function private.kept_of_undelivered(p_order public.orders) returns numeric
language plpgsql stable set search_path = '' as $$
declare
  v_setting text := private.setting('rto_keeps');
begin
  if v_setting is not null and v_setting not in ('nothing', 'delivery', 'both_ways') then
    raise warning 'product_settings rto_keeps is "%": what was paid for delivery is kept', v_setting;
  end if;
  return least(p_order.total, p_order.shipping * case v_setting when 'nothing' then 0 when 'both_ways' then 2 else 1 end);
end $$;

create function private.refund_undelivered(p_order public.orders, p_actor text) returns void
language plpgsql set search_path = '' as $$
declare
  v_amount numeric := least(p_order.total - private.kept_of_undelivered(p_order), private.money_left(p_order));
begin
  if p_order.paid_by is not null and v_amount > 0 then
    perform private.queue_refund(p_order.id, p_order.paid_by, v_amount, 'undelivered', p_actor);
  end if;
end $$;

------------------------------------------------------------------------------------------------------------------
-- Moves
------------------------------------------------------------------------------------------------------------------

-- The caller holds the order's lock, and knows that it may go there.
create function private.move_order(p_order public.orders, p_to text, p_actor text, p_note text default '') returns text
language plpgsql set search_path = '' as $$
begin
  update public.orders
    set status = p_to, expires_at = null,
      prepay = case when p_to in ('COD Review', 'Confirmed', 'In Production') then prepay end,
      delivered_at = case when p_to = 'Delivered' then coalesce(delivered_at, now()) else delivered_at end
    where id = p_order.id;
  if p_to = 'Cancelled' then
    perform private.move_order_stock(array[p_order.id], 'release', p_actor);
  elsif p_to = 'Packed' then
    perform private.move_order_stock(array[p_order.id], 'pack', p_actor);
  elsif p_to = 'RTO' then
    perform private.move_order_stock(array[p_order.id], 'restock', p_actor);
    perform private.refund_undelivered(p_order, p_actor);
  end if;
  perform private.record_order_event(p_order.id, 'moved', p_order.status, p_to, p_actor, p_note);
  if p_to in ('Confirmed', 'Shipped', 'Cancelled', 'RTO') or (p_to = 'Delivered' and p_order.status = 'Shipped') then
    perform private.queue_message('order_' || lower(p_to), p_order);
  end if;
  if p_order.exchange_of is not null and p_to in ('Cancelled', 'RTO') then
    perform private.lose_exchange(p_order, p_to, p_actor, p_note);
  end if;
  return p_to;
end $$;

-- The only way a status changes by hand. p_actor: system | customer | admin. PT409 bad_transition when it may not;
-- returns_open: what may still come back is not completed; exchange_waits, disputed, refunded: an exchange that may not be made now.
create or replace function public.transition_order(p_order_id uuid, p_to text, p_actor text, p_note text default '')
returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.find_order_to_move(p_order_id);
begin
  if not exists (
    select 1 from private.order_transitions
    where from_status = v_order.status and to_status = p_to and actor = p_actor
  ) then
    raise sqlstate 'PT409' using
      message = format('An order that is %s can not become %s', v_order.status, p_to), hint = 'bad_transition';
  end if;
  if p_to = 'RTO' and v_order.payment_status = 'cod_collected' then
    raise sqlstate 'PT409' using message = 'Who has paid the courier has the parcel', hint = 'bad_transition';
  elsif p_to = 'Completed' and private.returns_close_at(v_order) > now() then
    raise sqlstate 'PT409' using message = 'Its pieces may still come back', hint = 'returns_open';
  elsif v_order.exchange_of is not null and p_to in ('In Production', 'Packed', 'Shipped') then
    perform private.check_exchange_may_go(v_order);
  end if;
  return private.move_order(v_order, p_to, p_actor, p_note);
end $$;

-- Cash that the courier brought, once per order; it pays what is owed for pieces that came back before it. PT409 nothing_due
-- when there is none to collect.
create or replace function public.collect_cod(p_order_id uuid, p_actor text default 'admin') returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.find_order_to_move(p_order_id);
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

-- The moment from which nothing may come back any more: the end of the last day, by the clock in India.
create function private.returns_end_at(p_delivered_at timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select case private.return_days()
    when 0 then p_delivered_at
    else ((p_delivered_at at time zone 'Asia/Kolkata')::date + private.return_days() + 1)::timestamp at time zone 'Asia/Kolkata'
  end
$$;

-- The same of an order: as many days later as the shop waited for pieces of it that came back, so that the others have theirs.
-- What its buyer withdrew gives no time.
create function private.returns_close_at(p_order public.orders) returns timestamptz
language sql stable set search_path = '' as $$
  select private.returns_end_at(p_order.delivered_at + make_interval(
    days => coalesce(ceil(extract(epoch from sum(closed_at - created_at)) / 86400), 0)::int
  ))
  from public.return_requests where order_id = p_order.id and status in ('Received', 'Rejected')
$$;

-- Completes delivered orders whose return window has passed, and with them no piece that is still on its way in exchange: from
-- then on they count as revenue.
create or replace function public.complete_orders(p_limit int default 100) returns int
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '30s' as $$
declare
  v_ids uuid[];
begin
  select array_agg(due.id) into v_ids from (
    select id from public.orders o
    where status = 'Delivered' and delivered_at <= now() - make_interval(days => private.return_days())
      and private.returns_close_at(o) <= now()
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
  update public.orders set status = 'Completed' where id = any (v_ids);
  insert into public.order_events (order_id, type, from_status, to_status, actor)
    select id, 'moved', 'Delivered', 'Completed', 'system' from unnest(v_ids) as id;
  return cardinality(v_ids);
end $$;

-- Cancels orders whose time is up, unpaid or unconfirmed, and frees what they hold. Two sweepers at once share the work.
-- Whoever's bank has put the money aside keeps the pieces an hour longer: time to capture it. What no bank holds any more
-- after a week is no open payment.
create or replace function public.expire_orders(p_limit int default 100) returns int
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '30s' as $$
declare
  v_ids uuid[];
begin
  update public.orders set payment_status = 'attempted_failed'
    where id = any (array(
      select id from public.orders
      where status = 'Cancelled' and payment_status = 'authorized' and updated_at < now() - interval '7 days'
      order by updated_at limit p_limit for update skip locked
    ));
  select array_agg(due.id) into v_ids from (
    select id from public.orders
    where status in ('Pending Payment', 'COD Review') and expires_at <= now()
      and (payment_status <> 'authorized' or expires_at <= now() - interval '1 hour')
    order by expires_at limit p_limit for update skip locked
  ) as due;
  if v_ids is null then
    return 0;
  end if;
  perform private.lock_coupons(v_ids);
  insert into public.order_events (order_id, type, from_status, to_status, actor, note)
    select id, 'moved', status, 'Cancelled', 'system',
      case status when 'COD Review' then 'Not confirmed in time' else 'Not paid in time' end
    from public.orders where id = any (v_ids);
  update public.orders set status = 'Cancelled', prepay = null where id = any (v_ids);
  perform private.move_order_stock(v_ids, 'release', 'system');
  insert into public.outbox (topic, aggregate, payload)
    select 'order_cancelled', id::text, jsonb_build_object('order_id', order_id)
    from public.orders where id = any (v_ids)
    on conflict (topic, aggregate) do nothing;
  return cardinality(v_ids);
end $$;
create index orders_authorized on public.orders (updated_at) where status = 'Cancelled' and payment_status = 'authorized';

------------------------------------------------------------------------------------------------------------------
-- Returns and exchanges
------------------------------------------------------------------------------------------------------------------

-- Puts pieces of the same products in other sizes or colours aside, as an order that costs nothing and stands for what the
-- old ones were paid with. PT409 out_of_stock, or bad_exchange for another product.
create or replace function private.place_exchange(p_order public.orders, p_lines private.return_line[]) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_exchange public.orders;
begin
  perform private.lock_stock(array(select l.exchange_variant_id from unnest(p_lines) as l), '{}');
  if exists (
    select 1 from unnest(p_lines) as l
    join public.order_items i on i.id = l.order_item_id
    left join public.product_variants v on v.id = l.exchange_variant_id and v.is_active
    left join public.products p on p.id = v.product_id and not p.is_deleted
    where p.id is distinct from i.product_id or v.id = i.variant_id
  ) then
    raise sqlstate 'PT409' using message = 'A piece is exchanged for the same in another size or colour', hint = 'bad_exchange';
  end if;
  if exists (
    select 1 from (
      select l.exchange_variant_id as id, sum(l.quantity) as wanted from unnest(p_lines) as l group by 1
    ) as wish
    join public.product_variants v on v.id = wish.id
    where v.stock - v.reserved < wish.wanted
  ) then
    raise sqlstate 'PT409' using message = 'This size is sold out', hint = 'out_of_stock';
  end if;

  insert into public.orders (
    order_id, user_id, name, email, phone, payment_method, status, payment_status, subtotal, discount, total,
    shipping_address, exchange_of
  )
  select private.new_order_number(), p_order.user_id, p_order.name, p_order.email, p_order.phone, 'none', 'Confirmed',
    'not_due', sum(i.list_price * l.quantity), sum(i.list_price * l.quantity), 0, p_order.shipping_address, p_order.id
  from unnest(p_lines) as l join public.order_items i on i.id = l.order_item_id
  returning * into v_exchange;
  insert into public.order_items (
    order_id, product_id, variant_id, title, size, color, color_name, sku, image_url,
    quantity, list_price, unit_price, line_total, hsn, stands_for
  )
  select v_exchange.id, i.product_id, v.id, min(i.title), v.size, v.color, c.name, v.sku,
    min(case when v.color = i.color then i.image_url end),
    sum(l.quantity), max(i.list_price), 0, 0, min(i.hsn), sum(private.value_of_pieces(i, l.quantity))
  from unnest(p_lines) as l
  join public.order_items i on i.id = l.order_item_id
  join public.product_variants v on v.id = l.exchange_variant_id
  join public.colors c on c.slug = v.color
  group by i.product_id, v.id, c.name;
  perform private.move_order_stock(array[v_exchange.id], 'reserve', 'customer');
  perform private.record_order_event(v_exchange.id, 'placed', null, 'Confirmed', 'customer', 'In exchange');
  return v_exchange.id;
end $$;

-- p_lines: [{ order_item_id, quantity, exchange_variant_id }], the last one for an exchange only. The window is the database's
-- clock. What came in exchange may come back as well, once the pieces that it replaces are here: one piece out for each that
-- was paid. PT409: return_closed · return_open (one is under way) · bad_lines · upi_needed · out_of_stock · bad_exchange.
create or replace function public.request_return(
  p_order_id uuid, p_kind text, p_lines jsonb, p_reason text, p_upi_id text default null
) returns uuid
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.find_order_to_move(p_order_id);
  v_lines private.return_line[];
  v_exchange_id uuid;
  v_id uuid;
begin
  if v_order.status = 'Return Requested' or exists (
    select from public.return_requests where exchange_order_id = p_order_id and status = 'Requested'
  ) then
    raise sqlstate 'PT409' using message = 'A return of this order is under way', hint = 'return_open';
  end if;
  if v_order.status <> 'Delivered'
    or private.returns_close_at(v_order) <= now() then
    raise sqlstate 'PT409' using message = 'The time to send pieces back has passed', hint = 'return_closed';
  end if;
  select array_agg(l) into v_lines from jsonb_populate_recordset(null::private.return_line, p_lines) as l;
  if v_lines is null or (select count(distinct l.order_item_id) <> count(*) from unnest(v_lines) as l) or exists (
    select 1 from unnest(v_lines) as l
    left join public.order_items i on i.id = l.order_item_id and i.order_id = p_order_id
    where (l.quantity between 1 and i.quantity - coalesce((
        select sum(r.quantity) from public.return_items r join public.return_requests q on q.id = r.return_id
        where r.order_item_id = l.order_item_id and q.status in ('Requested', 'Received')
      ), 0)) is not true
      or (l.exchange_variant_id is null) <> (p_kind = 'return')
  ) then
    raise sqlstate 'PT409' using message = 'More pieces than can be sent back', hint = 'bad_lines';
  end if;
  if p_kind = 'return' and (private.paid_order_of(v_order)).payment_method = 'cod' and p_upi_id is null then
    raise sqlstate 'PT409' using message = 'We need a UPI ID to send the money to', hint = 'upi_needed';
  end if;

  if p_kind = 'exchange' then
    v_exchange_id := private.place_exchange(v_order, v_lines);
  end if;
  insert into public.return_requests (order_id, kind, reason, upi_id, exchange_order_id)
    values (p_order_id, p_kind, p_reason, p_upi_id, v_exchange_id) returning id into v_id;
  insert into public.return_items (return_id, order_item_id, quantity, exchange_variant_id, value)
    select v_id, l.order_item_id, l.quantity, l.exchange_variant_id, private.value_of_pieces(i, l.quantity)
    from unnest(v_lines) as l join public.order_items i on i.id = l.order_item_id;
  perform private.move_order(v_order, 'Return Requested', 'customer', p_kind);
  insert into public.outbox (topic, aggregate, payload)
    values ('return_requested', v_id::text, jsonb_build_object('order_id', v_order.order_id, 'kind', p_kind));
  return v_id;
end $$;

-- Closes a return under the lock of its order. PT409 bad_transition when it is closed already.
create function private.close_return(p_return_id uuid, p_status text) returns public.return_requests
language plpgsql set search_path = '' as $$
declare
  v_request public.return_requests;
begin
  perform private.find_order_to_move((select order_id from public.return_requests where id = p_return_id));
  update public.return_requests set status = p_status, closed_at = now()
    where id = p_return_id and status = 'Requested' returning * into v_request;
  if not found then
    raise sqlstate 'PT409' using message = 'This return is closed', hint = 'bad_transition';
  end if;
  return v_request;
end $$;

-- Whether every piece of the order has come back for money, or was exchanged for pieces that have.
create function private.is_all_back(p_order_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(sum(r.quantity), 0) = (select sum(quantity) from public.order_items where order_id = p_order_id)
  from public.return_items r
  join public.return_requests q on q.id = r.return_id
  left join public.orders e on e.id = q.exchange_order_id
  where q.order_id = p_order_id and q.status = 'Received' and (q.kind = 'return' or e.status = 'Returned')
$$;

-- After a return has ended: the order is Delivered again, or Returned when nothing of it is left with its buyer. Then the one
-- whose pieces it replaced.
create function private.follow_pieces(p_order_id uuid, p_actor text, p_note text) returns text
language plpgsql set search_path = '' as $$
declare
  v_order public.orders;
begin
  select * into v_order from public.orders where id = p_order_id;
  if v_order.status in ('Delivered', 'Return Requested') and private.is_all_back(p_order_id) then
    v_order.status := private.move_order(v_order, 'Returned', p_actor, p_note);
    if v_order.exchange_of is not null then
      perform private.follow_pieces(v_order.exchange_of, p_actor, '');
    end if;
  elsif v_order.status = 'Return Requested' and not exists (
    select from public.return_requests where order_id = p_order_id and status = 'Requested'
  ) then
    v_order.status := private.move_order(v_order, 'Delivered', p_actor, p_note);
  end if;
  return v_order.status;
end $$;

-- The courier has the pieces.
create function public.pick_up_return(p_return_id uuid, p_actor text default 'admin') returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
begin
  v_order := private.find_order_to_move((select order_id from public.return_requests where id = p_return_id));
  update public.return_requests set picked_up_at = now()
    where id = p_return_id and status = 'Requested' and picked_up_at is null;
  if not found then
    raise sqlstate 'PT409' using message = 'This return is closed or picked up', hint = 'bad_transition';
  end if;
  perform private.record_order_event(v_order.id, 'return_picked_up', null, null, p_actor);
end $$;

-- The pieces are back, or will never come and the shop bears it (p_restocks false). p_restocks: fit to be sold again. A
-- return's money goes to where it came from, cash to the UPI ID. PT409 bad_transition when closed.
create or replace function public.receive_return(p_return_id uuid, p_restocks boolean, p_actor text default 'admin') returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_request public.return_requests := private.close_return(p_return_id, 'Received');
  v_order public.orders;
begin
  select * into v_order from public.orders where id = v_request.order_id;
  update public.return_items set is_restocked = p_restocks where return_id = p_return_id;
  if p_restocks then
    insert into public.stock_moves (variant_id, stock_delta, reason, order_id, actor)
      select i.variant_id, sum(r.quantity), 'restock', v_order.id, p_actor
      from public.return_items r join public.order_items i on i.id = r.order_item_id
      where r.return_id = p_return_id group by i.variant_id order by i.variant_id;
  end if;
  perform private.record_order_event(v_order.id, 'return_received', null, null, p_actor, v_request.kind);
  if v_request.kind = 'return' then
    update public.return_requests set owed = private.value_of_return(id) where id = p_return_id;
    perform private.pay_returns((private.paid_order_of(v_order)).id, p_actor);
  end if;
  insert into public.outbox (topic, aggregate, payload)
    values ('return_received', p_return_id::text, jsonb_build_object('order_id', v_order.order_id));
  return private.follow_pieces(v_order.id, p_actor, 'Pieces received');
end $$;

-- Refused, with the reason that its buyer reads. What was to be sent in exchange is not sent. PT409 exchange_sent when it has
-- left already: then the shop can only receive the pieces.
create or replace function public.reject_return(p_return_id uuid, p_note text, p_actor text default 'admin') returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_request public.return_requests := private.close_return(p_return_id, 'Rejected');
  v_order_id text;
begin
  perform private.cancel_exchange_of(
    v_request, 'admin', concat_ws(': ', 'The pieces could not be taken back', nullif(lower(left(p_note, 1)) || substr(p_note, 2), ''))
  );
  perform private.record_order_event(v_request.order_id, 'return_rejected', null, null, p_actor, p_note);
  select order_id into v_order_id from public.orders where id = v_request.order_id;
  insert into public.outbox (topic, aggregate, payload)
    values ('return_rejected', p_return_id::text, jsonb_build_object('order_id', v_order_id));
  return private.follow_pieces(v_request.order_id, p_actor, p_note);
end $$;

-- Its buyer keeps the pieces after all. PT409 bad_transition: nothing is open; picked_up; exchange_sent: new ones are made.
create function public.withdraw_return(p_order_id uuid, p_actor text default 'customer') returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.find_order_to_move(p_order_id);
  v_request public.return_requests;
begin
  if v_order.status <> 'Return Requested' then
    raise sqlstate 'PT409' using message = 'No return of this order is under way', hint = 'bad_transition';
  end if;
  v_request := private.close_return(
    (select id from public.return_requests where order_id = p_order_id and status = 'Requested'), 'Withdrawn'
  );
  if v_request.picked_up_at is not null then
    raise sqlstate 'PT409' using message = 'The courier has the pieces', hint = 'picked_up';
  end if;
  perform private.cancel_exchange_of(v_request, p_actor, 'You keep the pieces after all');
  perform private.record_order_event(p_order_id, 'return_withdrawn', null, null, p_actor);
  return private.follow_pieces(p_order_id, p_actor, 'Withdrawn by its buyer');
end $$;

-- Cancels what was to be sent for the pieces of a closed return, if anything: an admin until it is packed, its buyer until it
-- is made.
create function private.cancel_exchange_of(p_request public.return_requests, p_actor text, p_note text) returns void
language plpgsql set search_path = '' as $$
declare
  v_exchange public.orders;
begin
  if p_request.kind <> 'exchange' then
    return;
  end if;
  select * into v_exchange from public.orders where id = p_request.exchange_order_id for update;
  if not exists (
    select from private.order_transitions
    where from_status = v_exchange.status and to_status = 'Cancelled' and actor = p_actor
  ) then
    raise sqlstate 'PT409' using message = 'What was chosen instead is on its way', hint = 'exchange_sent';
  end if;
  perform private.move_order(v_exchange, 'Cancelled', p_actor, p_note);
end $$;

-- Why the new pieces will never come: undelivered | cancelled (by their buyer) | unavailable.
create function private.end_of_exchange(p_status text, p_actor text) returns text
language sql immutable set search_path = '' as $$
  select case when p_status = 'RTO' then 'undelivered' when p_actor = 'customer' then 'cancelled' else 'unavailable' end
$$;

-- The new pieces will never come: their buyer keeps the old ones when they are still there and the buyer cancelled; otherwise
-- money goes back for them, as soon as they are here.
create function private.lose_exchange(p_exchange public.orders, p_to text, p_actor text, p_note text) returns void
language plpgsql set search_path = '' as $$
declare
  v_request public.return_requests;
begin
  select * into v_request from public.return_requests where exchange_order_id = p_exchange.id for update;
  if v_request.status = 'Requested' and v_request.picked_up_at is null and p_actor = 'customer' then
    update public.return_requests set status = 'Withdrawn', closed_at = now() where id = v_request.id;
    perform private.record_order_event(v_request.order_id, 'return_withdrawn', null, null, p_actor);
  elsif v_request.status in ('Requested', 'Received') then
    update public.return_requests
      set kind = 'return',
        owed = case status when 'Received' then private.value_of_return(id) else 0 end
      where id = v_request.id;
    perform private.record_order_event(
      v_request.order_id, 'exchange_lost', null, null, p_actor, private.end_of_exchange(p_to, p_actor)
    );
    perform private.pay_returns((private.paid_order_of(p_exchange)).id, p_actor);
  end if;
  perform private.follow_pieces(v_request.order_id, p_actor, p_note);
end $$;

-- Where the money of pieces that were paid in cash goes, when nobody has said so yet: a lost exchange did not ask.
-- PT422 bad_upi; PT409 nothing_owed.
create function public.name_refund_upi(p_order_id uuid, p_upi_id text) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_paid public.orders := private.paid_order_of(private.find_order_to_move(p_order_id));
begin
  if (p_upi_id ~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$') is not true then
    raise sqlstate 'PT422' using message = 'This is no UPI address', hint = 'bad_upi';
  end if;
  update public.return_requests set upi_id = p_upi_id
    where order_id in (select private.family_of(v_paid.id)) and upi_id is null and kind = 'return'
      and (status = 'Requested' or owed > 0) and v_paid.payment_method = 'cod';
  if not found then
    raise sqlstate 'PT409' using message = 'No money waits for a UPI address', hint = 'nothing_owed';
  end if;
  perform private.pay_returns(v_paid.id, 'customer');
end $$;

-- What the page of an order tells of pieces and money that come back: { replaces: the return that it was sent for, open: the one
-- under way, exchanges: those under way or done, until: the last moment to send pieces back, left: by line, what one, two, ... more pieces
-- pay, most: and all of them at most, null while no money has come, is_cash, is_cash_due, owed, needs_upi, refunds, ships_on, kept }.
-- owed and refunds are of the order that was paid; an exchange has none of its own. Null: no such order.
create function public.order_returns(p_order_number text) returns jsonb
language plpgsql stable set search_path = '' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_paid public.orders;
  v_owed numeric;
  v_most numeric;
begin
  select * into v_order from public.orders where order_id = p_order_number;
  if not found then
    return null;
  end if;
  v_paid := private.paid_order_of(v_order);
  select coalesce(sum(owed), 0) into v_owed from public.return_requests
    where order_id in (select private.family_of(v_paid.id));
  v_most := case when private.money_left(v_paid) is not null then greatest(private.money_left(v_paid) - v_owed, 0) end;
  return jsonb_build_object(
    'replaces', (
      select jsonb_build_object('id', o.id, 'order_id', o.order_id, 'status', q.status, 'is_picked_up', q.picked_up_at is not null)
      from public.return_requests q join public.orders o on o.id = q.order_id where q.exchange_order_id = v_order.id
    ),
    'open', (
      select jsonb_build_object(
        'kind', q.kind, 'is_picked_up', q.picked_up_at is not null,
        'value', least(private.value_of_return(q.id), v_most), 'exchange', (
          select jsonb_build_object(
            'id', e.id, 'order_id', e.order_id, 'status', e.status, 'lost', (
              select private.end_of_exchange(v.to_status, v.actor) from public.order_events v
              where v.order_id = e.id and v.to_status in ('Cancelled', 'RTO') order by v.id desc limit 1
            )
          )
          from public.orders e where e.id = q.exchange_order_id
        )
      )
      from public.return_requests q where q.order_id = v_order.id and q.status = 'Requested'
    ),
    'exchanges', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'return_id', q.id, 'id', e.id, 'order_id', e.order_id, 'status', e.status, 'is_here', q.status = 'Received',
        'is_picked_up', q.picked_up_at is not null, 'pieces', (
          select jsonb_agg(jsonb_build_object(
            'title', i.title, 'color', i.color_name, 'size', i.size, 'quantity', r.quantity,
            'new_color', n.color_name, 'new_size', n.size
          ) order by r.order_item_id)
          from public.return_items r
          join public.order_items i on i.id = r.order_item_id
          join public.order_items n on n.order_id = e.id and n.variant_id = r.exchange_variant_id
          where r.return_id = q.id
        )
      ) order by q.created_at, q.id), '[]')
      from public.return_requests q join public.orders e on e.id = q.exchange_order_id
      where q.order_id = v_order.id and q.kind = 'exchange' and q.status in ('Requested', 'Received')
    ),
    'left', (
      select coalesce(jsonb_object_agg(i.id, (
        select coalesce(jsonb_agg(private.value_of_pieces(i, n) order by n), '[]')
        from generate_series(1, i.quantity - coalesce((
          select sum(r.quantity) from public.return_items r join public.return_requests q on q.id = r.return_id
          where r.order_item_id = i.id and q.status in ('Requested', 'Received')
        ), 0)::int) as n
      )), '{}')
      from public.order_items i where i.order_id = v_order.id
    ),
    'until', case when v_order.status = 'Delivered' and private.return_days() > 0
      then private.returns_close_at(v_order) - interval '1 millisecond'
    end,
    'most', v_most,
    'is_cash', v_paid.payment_method = 'cod',
    'is_cash_due', v_paid.payment_status = 'cod_due',
    'owed', v_owed,
    'needs_upi', exists (
      select from public.return_requests
      where order_id in (select private.family_of(v_paid.id)) and kind = 'return' and upi_id is null
        and (status = 'Requested' or owed > 0) and v_paid.payment_method = 'cod'
    ),
    'refunds', case when v_order.exchange_of is null then (
      select coalesce(jsonb_agg(
        jsonb_build_object('amount', amount, 'reason', reason, 'upi_id', upi_id, 'status', status) order by created_at, id
      ), '[]')
      from public.refunds where order_id = v_order.id and reason <> 'chargeback'
    ) else '[]' end,
    'ships_on', private.exchange_ships_on(),
    'kept', private.kept_of_undelivered(v_order)
  );
end $$;

------------------------------------------------------------------------------------------------------------------
-- Refunds
------------------------------------------------------------------------------------------------------------------

-- For admins and returns. p_key is the refund's id: the same key and contents give the first answer again.
-- p_method source: of the payment p_payment_id, or of the one that pays the order. upi: by hand, also for collected cash.
-- Returns { id, status, amount }. PT404; PT409 refund_too_much | not_captured | not_paid | key_reused; PT422 bad_amount | bad_upi.
create or replace function public.request_refund(
  p_order_id uuid, p_amount numeric, p_reason text, p_actor text, p_key uuid, p_note text default '',
  p_method text default 'source', p_upi_id text default null, p_payment_id text default null
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_refund public.refunds;
  v_payment_id text;
begin
  if p_reason not in ('cancelled', 'returned', 'goodwill', 'undelivered') or p_method not in ('source', 'upi') then
    raise sqlstate 'PT422' using message = 'No such reason or way of refunding', hint = 'bad_refund';
  end if;
  if (p_method = 'upi') <> coalesce(p_upi_id ~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$', false) then
    raise sqlstate 'PT422' using message = 'A refund by UPI, and no other, needs a UPI address', hint = 'bad_upi';
  end if;
  select * into v_order from public.orders where id = p_order_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such order', hint = 'not_found';
  end if;
  v_payment_id := coalesce(p_payment_id, v_order.paid_by);

  select * into v_refund from public.refunds where id = p_key;
  if found then
    if (v_refund.order_id, v_refund.amount, v_refund.reason, v_refund.method)
      is distinct from (p_order_id, p_amount, p_reason, p_method) then
      raise sqlstate 'PT409' using message = 'This refund was already asked for otherwise', hint = 'key_reused';
    end if;
  elsif v_payment_id is not null then
    perform private.queue_refund(
      p_order_id, v_payment_id, p_amount, p_reason, p_actor, p_note, p_key, p_upi_id
    );
  elsif p_method = 'upi' and v_order.payment_method = 'cod'
    and v_order.payment_status in ('cod_collected', 'partially_refunded', 'refunded') then
    if (p_amount > 0 and p_amount = round(p_amount, 2)) is not true then
      raise sqlstate 'PT422' using message = 'A refund is some rupees and paise', hint = 'bad_amount';
    end if;
    if p_amount > private.money_left(v_order) then
      raise sqlstate 'PT409' using message = 'More than was collected for this order', hint = 'refund_too_much';
    end if;
    insert into public.refunds (id, order_id, amount, reason, method, upi_id, requested_by, note)
      values (p_key, p_order_id, p_amount, p_reason, 'upi', p_upi_id, p_actor, p_note);
    perform private.record_order_event(p_order_id, 'refund_requested', null, null, p_actor, p_amount::text);
  else
    raise sqlstate 'PT409' using message = 'Nothing was paid for this order', hint = 'not_paid';
  end if;
  select * into v_refund from public.refunds where id = p_key;
  return jsonb_build_object('id', v_refund.id, 'status', v_refund.status, 'amount', v_refund.amount);
end $$;

-- Lines of the first order's invoice that pieces of a return were paid with: those of an exchange stand for older ones. Null
-- pieces: the new ones stand for several lines, and nobody can say for which.
create function private.paid_pieces_of(p_return_id uuid) returns table (item_id bigint, quantity int)
language sql stable set search_path = '' as $$
  with recursive back as (
    select r.order_item_id as id, r.quantity from public.return_items r where r.return_id = p_return_id
    union
    select r.order_item_id, case when count(*) over (partition by b.id) = 1 then b.quantity end
    from back b
    join public.order_items i on i.id = b.id
    join public.return_requests q on q.exchange_order_id = i.order_id
    join public.return_items r on r.return_id = q.id and r.exchange_variant_id = i.variant_id
  )
  select id, quantity from back
$$;

-- What of each line goes back with p_amount, in proportion to what is left of it after the credit notes so far: whole paise
-- by the largest remainder, tax by the line's own rate, so that notes for all the money add up to the invoice to the paisa.
-- A return takes from the lines that came back, a parcel that came back from the goods, as far as these hold the amount.
create or replace function private.credit_lines(p_invoice public.invoices, p_refund_id uuid, p_amount numeric) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  -- Pieces by line; null where no number is known.
  v_pieces jsonb := coalesce((
    select jsonb_object_agg(back.item_id, back.quantity)
    from (
      select p.item_id, case when bool_and(p.quantity is not null) then sum(p.quantity) end as quantity
      from public.return_requests q, private.paid_pieces_of(q.id) as p
      where q.refund_id = p_refund_id group by p.item_id
      union all
      select i.id, i.quantity from public.order_items i join public.refunds r on r.order_id = i.order_id
      where r.id = p_refund_id and r.reason = 'undelivered'
    ) as back
  ), '{}');
  v_returned bigint[] := array(select jsonb_object_keys(v_pieces)::bigint);
  v_lines jsonb;
begin
  with credited as (
    select l.item_id, sum(l.cgst) as cgst, sum(l.sgst) as sgst, sum(l.igst) as igst, sum(l.total) as total
    from public.invoices n, jsonb_to_recordset(n.data -> 'lines') as l (
      item_id bigint, cgst numeric, sgst numeric, igst numeric, total numeric
    )
    where n.order_id = p_invoice.order_id and n.kind = 'credit_note' group by l.item_id
  ), remaining as (
    select l.item_id, l.title, l.size, l.color, l.hsn, l.gst_rate, l.quantity, l.total as whole,
      l.cgst - coalesce(c.cgst, 0) as cgst, l.sgst - coalesce(c.sgst, 0) as sgst, l.igst - coalesce(c.igst, 0) as igst,
      l.total - coalesce(c.total, 0) as total
    from jsonb_to_recordset(p_invoice.data -> 'lines') as l (
      item_id bigint, title text, size text, color text, hsn text, gst_rate numeric, quantity int,
      cgst numeric, sgst numeric, igst numeric, total numeric
    )
    left join credited c on c.item_id is not distinct from l.item_id
  ), creditable as (
    select * from remaining where total > 0 and (
      item_id = any (v_returned)
      or p_amount > (select coalesce(sum(total), 0) from remaining where item_id = any (v_returned))
    )
  ), shared as (
    select *, total * 100 * p_amount / (sum(total) over ()) as exact from creditable
  ), ranked as (
    select *, row_number() over (order by exact - floor(exact) desc, item_id) as rank,
      p_amount * 100 - sum(floor(exact)) over () as spare
    from shared
  ), given as (
    select *, (floor(exact) + case when rank <= spare then 1 else 0 end) / 100 as part from ranked
  ), taxed as (
    select item_id, title, size, color, hsn, gst_rate, part as total, coalesce(
        (v_pieces ->> item_id::text)::int, case when part = whole then quantity end
      ) as quantity,
      round(cgst * part / total, 2) as cgst, round(sgst * part / total, 2) as sgst, round(igst * part / total, 2) as igst
    from given where part > 0
  )
  select jsonb_agg(
    to_jsonb(taxed) || jsonb_build_object('taxable', total - cgst - sgst - igst) order by item_id nulls last
  ) into v_lines from taxed;
  return v_lines;
end $$;

-- The refund's one credit note, issued now if there is none. PT409 with hint not_processed; no_invoice; not_of_the_order: money
-- that never paid for the goods takes nothing off their invoice; nothing_left: earlier notes have taken back the whole invoice.
create or replace function public.issue_credit_note(p_refund_id uuid) returns public.invoices
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_refund public.refunds;
  v_invoice public.invoices;
  v_note public.invoices;
  v_amount numeric;
begin
  select * into v_refund from public.refunds where id = p_refund_id;
  if not found then
    raise sqlstate 'PT404' using message = 'No such refund', hint = 'not_found';
  end if;
  -- Notes of one order are written one after another: each stands on what those before it left.
  perform 1 from public.orders where id = v_refund.order_id for update;
  select * into v_note from public.invoices where refund_id = p_refund_id;
  if found then
    return v_note;
  end if;
  select * into v_invoice from public.invoices where order_id = v_refund.order_id and kind = 'invoice';
  v_amount := least(v_refund.amount, private.left_of_invoice(v_invoice));
  if v_refund.status <> 'processed' then
    raise sqlstate 'PT409' using message = 'The money has not gone back yet', hint = 'not_processed';
  elsif v_invoice.id is null then
    raise sqlstate 'PT409' using message = 'The order has no invoice', hint = 'no_invoice';
  elsif v_refund.reason not in ('cancelled', 'returned', 'goodwill', 'undelivered') then
    raise sqlstate 'PT409' using message = 'This money did not pay for the order', hint = 'not_of_the_order';
  elsif v_amount <= 0 then
    raise sqlstate 'PT409' using message = 'The whole invoice is credited already', hint = 'nothing_left';
  end if;
  return private.issue_note_of_invoice(v_invoice, p_refund_id, v_amount, v_refund.reason);
end $$;

------------------------------------------------------------------------------------------------------------------
-- Payments that a bank has put aside
------------------------------------------------------------------------------------------------------------------

-- Of a cancelled order: nobody has cancelled it.
create function private.is_given_up_by_time(p_order_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select actor = 'system' from public.order_events
  where order_id = p_order_id and to_status = 'Cancelled' order by id desc limit 1
$$;

-- Whether the order was given up by time alone and could be made this moment: its buyer has not changed their mind.
create function private.is_worth_reviving(p_order public.orders) returns boolean
language sql stable set search_path = '' as $$
  select p_order.status = 'Cancelled' and p_order.replaced_by is null and private.is_given_up_by_time(p_order.id) and not exists (
    select from public.order_items i join public.product_variants v on v.id = i.variant_id
    where i.order_id = p_order.id and (not v.is_active or v.stock - v.reserved < i.quantity)
  )
$$;

-- Authorised payments that the gateway has not captured by itself, of orders that can be made: to be captured now, each leased
-- to one worker for five minutes. Any other is left alone, and the bank frees the money.
create function public.claim_captures(p_limit int default 10) returns setof public.payments
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  return query update public.payments
    set capture_at = now() + interval '5 minutes'
    where payment_id = any (array(
      select p.payment_id from public.payments p join public.orders o on o.id = p.order_id
      where p.status = 'authorized' and p.capture_at <= now() and p.created_at > now() - interval '4 days'
        and p.currency = o.currency and o.paid_by is null and case
          when o.payment_method = 'razorpay' then
            p.amount = o.total and (o.status = 'Pending Payment' or private.is_worth_reviving(o))
          else o.payment_status = 'cod_due' and o.status in ('COD Review', 'Confirmed', 'In Production')
            and p.amount = (o.prepay ->> 'total')::numeric
        end
      order by p.capture_at limit p_limit for update of p skip locked
    ))
    returning *;
end $$;

-- Confirms the order by a capture, or queues its money back and says why.
create or replace function private.settle_capture(p_order public.orders, p_payment public.payments) returns text
language plpgsql set search_path = '' as $$
declare
  v_replacement public.orders := private.lock_replacement(p_order);
  v_to_refund text;
begin
  if p_order.paid_by = p_payment.payment_id then
    return 'already_confirmed';
  end if;
  if private.settle_prepay(p_order, p_payment) then
    return 'confirmed';
  end if;
  v_to_refund := case
    when p_order.payment_method <> 'razorpay' then 'not_expected'
    when p_payment.amount <> p_order.total or p_payment.currency <> p_order.currency then 'amount_mismatch'
    when p_order.paid_by is not null then 'second_capture'
    when p_order.status not in ('Pending Payment', 'Cancelled') then 'not_expected'
    when v_replacement.status not in ('Pending Payment', 'Cancelled') then 'not_expected'
    -- Its buyer or the shop gave it up; time alone does not mean that nobody wants it.
    when p_order.status = 'Cancelled' and not private.is_given_up_by_time(p_order.id) then 'not_expected'
  end;
  if v_to_refund is null and p_order.status = 'Cancelled' then
    v_to_refund := private.find_revival_problem(p_order, v_replacement);
  end if;

  if v_to_refund is not null then
    update public.payments set refund_reason = v_to_refund where payment_id = p_payment.payment_id;
    perform private.record_order_event(p_order.id, 'payment_to_refund', null, null, 'system', v_to_refund);
    perform private.record_break(
      v_to_refund, p_payment.payment_id, p_order.id, p_payment.amount,
      jsonb_build_object('currency', p_payment.currency), p_order.gateway_order_id
    );
    if p_payment.amount > 0 then
      perform private.queue_refund(p_order.id, p_payment.payment_id, p_payment.amount, v_to_refund, 'system');
    end if;
    -- No bank holds money for it any more; what goes back is told by its refund.
    update public.orders set payment_status = 'attempted_failed'
      where id = p_order.id and status = 'Cancelled' and payment_status = 'authorized'
        and not exists (select from public.payments where order_id = p_order.id and status = 'authorized');
    return v_to_refund;
  end if;

  update public.orders
    set status = 'Confirmed', payment_status = 'captured', paid_by = p_payment.payment_id,
      expires_at = null, replaced_by = null
    where id = p_order.id;
  perform private.record_order_event(p_order.id, 'paid', p_order.status, 'Confirmed', 'system', p_payment.payment_id);
  perform private.queue_message('order_confirmed', p_order);
  return 'confirmed';
end $$;

-- p_kind: failed | authorized | captured. p_amount: rupees. p_body_hash tells a replay from another event under a used id.
-- Returns { result, order_id }: confirmed, already_confirmed, recorded, unknown_order, event_id_reused,
-- or why the money goes back: amount_mismatch, second_capture, stock_gone, coupon_gone, not_expected.
create or replace function public.apply_payment(
  p_event_id text, p_event_type text, p_body_hash text, p_gateway_order_id text,
  p_payment_id text, p_kind text, p_amount numeric, p_currency text, p_method text, p_raw jsonb
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_answer jsonb;
  v_order public.orders;
  v_payment public.payments;
  v_rank int := case p_kind when 'failed' then 1 when 'authorized' then 2 when 'captured' then 3 end;
  v_result text := 'recorded';
begin
  if v_rank is null then
    raise sqlstate 'PT422' using message = 'Unknown kind of payment event', hint = 'bad_kind';
  end if;
  perform private.lock_payment_id(p_payment_id);
  v_answer := private.take_event(p_event_id, p_event_type, p_body_hash, p_payment_id, p_raw);
  if v_answer is not null then
    return v_answer;
  end if;

  select * into v_order from public.orders where gateway_order_id = p_gateway_order_id for update;
  if not found then
    if p_kind = 'captured' then
      perform private.record_break(
        'unknown_order', p_payment_id, null, p_amount, jsonb_build_object('currency', p_currency), p_gateway_order_id
      );
    end if;
    update public.webhook_events set result = jsonb_build_object('result', 'unknown_order')
      where event_id = p_event_id;
    return jsonb_build_object('result', 'unknown_order');
  end if;

  insert into public.payments as known (payment_id, order_id, amount, currency, status, method, raw)
    values (p_payment_id, v_order.id, p_amount, p_currency, p_kind, p_method, p_raw)
    on conflict (payment_id) do update
      set status = excluded.status, amount = excluded.amount, method = coalesce(excluded.method, known.method),
        raw = excluded.raw
      where known.rank < v_rank and known.order_id = excluded.order_id
    returning * into v_payment;

  -- No row comes back when the event tells nothing new: lower or equal ranks never overwrite.
  if found then
    if p_kind = 'captured' then
      v_result := private.settle_capture(v_order, v_payment);
      perform private.apply_waiting_refunds(v_order.id, p_payment_id);
      perform private.resolve_break('unknown_order', p_payment_id, 'Its order became known');
    elsif v_order.payment_method = 'razorpay' and v_order.paid_by is null and (
      (p_kind = 'authorized' and v_order.status in ('Pending Payment', 'Cancelled'))
      or (p_kind = 'failed' and v_order.status = 'Pending Payment' and v_order.payment_status = 'created')
    ) then
      update public.orders
        set payment_status = case p_kind when 'failed' then 'attempted_failed' else 'authorized' end
        where id = v_order.id;
      perform private.record_order_event(v_order.id, 'payment_' || p_kind, null, null, 'system', p_payment_id);
    end if;
    perform private.follow_disputes(v_order.id);
  elsif v_order.paid_by = p_payment_id then
    v_result := 'already_confirmed';
  end if;
  return private.close_event(p_event_id, jsonb_build_object('result', v_result, 'order_id', v_order.order_id));
end $$;

select private.apply_grants();
