-- The life of an order after it is placed: proving a phone for cash on delivery, paying a cash order online after all, parcels
-- and their tracking, cash that was collected, returns and exchanges, and what time alone moves.

alter table public.orders
  add column prepay jsonb,
  add constraint orders_prepay check (prepay is null or prepay ?& array['total', 'charges']);
comment on column public.orders.prepay is
  'A cash-on-delivery order that may be paid online instead: the total without the fee, and the GST of what is charged then';

create table private.cod_codes (
  order_id uuid primary key references public.orders (id) on delete cascade,
  code_hash text not null,
  attempts int not null default 0,
  sent int not null default 1,
  sent_at timestamptz not null default now()
);
comment on table private.cod_codes is 'The code on its way to the phone of an order in COD Review; ten minutes, five tries, five sends';
alter table private.cod_codes enable row level security;

create function private.find_order_to_move(p_order_id uuid) returns public.orders
language plpgsql set search_path = '' as $$
declare
  v_order public.orders;
begin
  select * into v_order from public.orders where id = p_order_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such order', hint = 'not_found';
  end if;
  return v_order;
end $$;

------------------------------------------------------------------------------------------------------------------
-- Moves
------------------------------------------------------------------------------------------------------------------

-- A refused parcel comes back to the shelf; nobody else moves goods without an order's own step.
create or replace function private.move_order_stock(p_order_ids uuid[], p_reason text, p_actor text) returns void
language sql set search_path = '' as $$
  insert into public.stock_moves (variant_id, stock_delta, reserved_delta, reason, order_id, actor)
  select variant_id,
    case p_reason when 'pack' then -quantity when 'restock' then quantity else 0 end,
    case p_reason when 'reserve' then quantity when 'restock' then 0 else -quantity end,
    p_reason, order_id, p_actor
  from public.order_items
  where order_id = any (p_order_ids)
$$;

-- The only way a status changes by hand. p_actor: system | customer | admin. PT409 bad_transition when it may not.
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

  update public.orders
    set status = p_to, expires_at = null,
      prepay = case when p_to in ('COD Review', 'Confirmed', 'In Production') then prepay end,
      delivered_at = case when p_to = 'Delivered' then coalesce(delivered_at, now()) else delivered_at end
    where id = p_order_id;
  if p_to = 'Cancelled' then
    perform private.move_order_stock(array[p_order_id], 'release', p_actor);
  elsif p_to = 'Packed' then
    perform private.move_order_stock(array[p_order_id], 'pack', p_actor);
  elsif p_to = 'RTO' then
    perform private.move_order_stock(array[p_order_id], 'restock', p_actor);
  end if;
  perform private.record_order_event(p_order_id, 'moved', v_order.status, p_to, p_actor, p_note);
  if p_to in ('Confirmed', 'Shipped', 'Delivered', 'Cancelled', 'Returned') then
    perform private.queue_message('order_' || lower(p_to), v_order);
  end if;
  return p_to;
end $$;

-- Gives a packed parcel to a courier.
create function public.ship_order(p_order_id uuid, p_courier text, p_tracking_number text, p_actor text default 'admin')
returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  update public.orders set courier = p_courier, tracking_number = p_tracking_number where id = p_order_id;
  return public.transition_order(p_order_id, 'Shipped', p_actor, concat_ws(' ', p_courier, p_tracking_number));
end $$;

-- Cash that the courier brought, once per order. PT409 nothing_due when there is none to collect.
create function public.collect_cod(p_order_id uuid, p_actor text default 'admin') returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.find_order_to_move(p_order_id);
begin
  if v_order.payment_status = 'cod_collected' then
    return 'already_collected';
  end if;
  if v_order.payment_status <> 'cod_due' or v_order.status not in ('Shipped', 'Delivered', 'Return Requested', 'Completed') then
    raise sqlstate 'PT409' using message = 'No cash is due for this order', hint = 'nothing_due';
  end if;
  update public.orders set payment_status = 'cod_collected', prepay = null where id = p_order_id;
  perform private.record_order_event(p_order_id, 'cod_collected', null, null, p_actor);
  return 'collected';
end $$;

-- Cancels orders whose time is up, unpaid or unconfirmed, and frees what they hold. Two sweepers at once share the work.
create or replace function public.expire_orders(p_limit int default 100) returns int
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '30s' as $$
declare
  v_ids uuid[];
begin
  select array_agg(due.id) into v_ids from (
    select id from public.orders
    where status in ('Pending Payment', 'COD Review') and expires_at <= now()
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

-- Days in which pieces may come back; 0 when nothing may.
create function private.return_days() returns int
language sql stable set search_path = '' as $$
  select coalesce((
    select setting_value::int from public.product_settings
    where setting_key = 'return_days' and is_enabled and setting_value ~ '^[0-9]{1,3}$'
  ), 0)
$$;

-- Completes delivered orders whose return window has passed: from then on they count as revenue.
create function public.complete_orders(p_limit int default 100) returns int
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '30s' as $$
declare
  v_ids uuid[];
begin
  select array_agg(due.id) into v_ids from (
    select id from public.orders
    where status = 'Delivered' and delivered_at <= now() - make_interval(days => private.return_days())
      and payment_status <> 'cod_due' and disputed_at is null
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

------------------------------------------------------------------------------------------------------------------
-- Cash on delivery: a phone that proves itself, and paying online after all
------------------------------------------------------------------------------------------------------------------

-- Sends a code to the phone of an order in COD Review. The code stands in the message alone; here is its hash.
-- PT409 bad_transition: nothing to confirm. PT429 too_many: a minute between sends, five of them.
create function public.send_cod_code(p_order_id uuid, p_code text, p_code_hash text) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.find_order_to_move(p_order_id);
  v_sent int;
begin
  if v_order.status <> 'COD Review' then
    raise sqlstate 'PT409' using message = 'This order needs no code', hint = 'bad_transition';
  end if;
  insert into private.cod_codes as known (order_id, code_hash) values (p_order_id, p_code_hash)
    on conflict (order_id) do update
      set code_hash = excluded.code_hash, attempts = 0, sent = known.sent + 1, sent_at = now()
      where known.sent < 5 and known.sent_at < now() - interval '1 minute'
    returning sent into v_sent;
  if not found then
    raise sqlstate 'PT429' using message = 'A code is on its way already', hint = 'too_many';
  end if;
  insert into public.outbox (topic, aggregate, payload) values (
    'cod_code', p_order_id || ' ' || v_sent, jsonb_build_object('order_id', v_order.order_id, 'code', p_code)
  );
end $$;

-- confirmed | wrong | expired (ten minutes, five tries). A right code confirms the order.
create function public.check_cod_code(p_order_id uuid, p_code_hash text) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.find_order_to_move(p_order_id);
  v_code private.cod_codes;
begin
  if v_order.status <> 'COD Review' then
    return case v_order.status when 'Cancelled' then 'expired' else 'confirmed' end;
  end if;
  update private.cod_codes set attempts = attempts + 1
    where order_id = p_order_id and attempts < 5 and sent_at > now() - interval '10 minutes'
    returning * into v_code;
  if not found then
    return 'expired';
  end if;
  if v_code.code_hash <> p_code_hash then
    return 'wrong';
  end if;
  perform public.transition_order(p_order_id, 'Confirmed', 'system', 'Confirmed by a code to the phone');
  delete from private.cod_codes where order_id = p_order_id;
  return 'confirmed';
end $$;

-- Lets a cash-on-delivery order be paid online instead, until it is packed. p_charges: { gst_rate, taxable, cgst, sgst, igst } of
-- delivery alone. The order stays what it is until the payment is there. Returns the total to pay, rupees.
create function public.offer_prepay(p_order_id uuid, p_charges jsonb) returns numeric
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.find_order_to_move(p_order_id);
begin
  if v_order.payment_status <> 'cod_due' or v_order.status not in ('COD Review', 'Confirmed', 'In Production') then
    raise sqlstate 'PT409' using message = 'This order can no longer be paid online', hint = 'bad_transition';
  end if;
  if (p_charges ->> 'taxable')::numeric + (p_charges ->> 'cgst')::numeric + (p_charges ->> 'sgst')::numeric
    + (p_charges ->> 'igst')::numeric is distinct from v_order.shipping then
    raise sqlstate 'PT422' using message = 'The sums of this order do not add up', hint = 'bad_sums';
  end if;
  update public.orders
    set prepay = jsonb_build_object('total', v_order.total - v_order.cod_fee, 'charges', p_charges)
    where id = p_order_id;
  return v_order.total - v_order.cod_fee;
end $$;

-- Remembers the gateway's order; the first one wins. Returns the one that holds.
create or replace function public.attach_gateway_order(p_order_id uuid, p_gateway_order_id text) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_gateway_order_id text;
begin
  update public.orders set gateway_order_id = coalesce(gateway_order_id, p_gateway_order_id)
    where id = p_order_id and (payment_method = 'razorpay' or prepay is not null)
    returning gateway_order_id into v_gateway_order_id;
  if not found then
    raise sqlstate 'PT404' using message = 'No such order', hint = 'not_found';
  end if;
  return v_gateway_order_id;
end $$;

-- A capture for an order that was to be paid in cash: makes it a prepaid one, if that was offered, the amount is right and
-- no parcel is packed yet. False: the money is not expected.
create function private.settle_prepay(p_order public.orders, p_payment public.payments) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_charges jsonb := p_order.prepay -> 'charges';
begin
  if p_order.prepay is null or p_order.payment_status <> 'cod_due'
    or p_order.status not in ('COD Review', 'Confirmed', 'In Production')
    or p_payment.currency <> p_order.currency or p_payment.amount <> (p_order.prepay ->> 'total')::numeric then
    return false;
  end if;
  update public.orders
    set payment_method = 'razorpay', payment_status = 'captured', paid_by = p_payment.payment_id, prepay = null,
      cod_fee = 0, total = p_payment.amount, expires_at = null,
      status = case status when 'COD Review' then 'Confirmed' else status end,
      charges_gst_rate = (v_charges ->> 'gst_rate')::numeric, charges_taxable = (v_charges ->> 'taxable')::numeric,
      charges_cgst = (v_charges ->> 'cgst')::numeric, charges_sgst = (v_charges ->> 'sgst')::numeric,
      charges_igst = (v_charges ->> 'igst')::numeric
    where id = p_order.id;
  perform private.record_order_event(
    p_order.id, 'paid', p_order.status, case p_order.status when 'COD Review' then 'Confirmed' else p_order.status end,
    'system', p_payment.payment_id
  );
  perform private.queue_message('order_confirmed', p_order);
  return true;
end $$;

------------------------------------------------------------------------------------------------------------------
-- Returns and exchanges
------------------------------------------------------------------------------------------------------------------

create type private.return_line as (order_item_id bigint, quantity int, exchange_variant_id bigint);

-- Sends pieces of the same products in other sizes or colours at once, as an order that costs nothing. PT409 out_of_stock, or
-- bad_exchange for another product or price.
create function private.place_exchange(p_order public.orders, p_lines private.return_line[]) returns uuid
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
    quantity, list_price, unit_price, line_total, hsn
  )
  select v_exchange.id, i.product_id, v.id, i.title, v.size, v.color, c.name, v.sku,
    case when v.color = i.color then i.image_url end,
    sum(l.quantity), max(i.list_price), 0, 0, i.hsn
  from unnest(p_lines) as l
  join public.order_items i on i.id = l.order_item_id
  join public.product_variants v on v.id = l.exchange_variant_id
  join public.colors c on c.slug = v.color
  group by i.product_id, v.id, i.title, c.name, i.image_url, i.color, i.hsn;
  perform private.move_order_stock(array[v_exchange.id], 'reserve', 'customer');
  perform private.record_order_event(v_exchange.id, 'placed', null, 'Confirmed', 'customer', 'In exchange');
  perform private.queue_message('order_confirmed', v_exchange);
  return v_exchange.id;
end $$;

-- p_lines: [{ order_item_id, quantity, exchange_variant_id }], the last one for an exchange only. The window is the database's
-- clock. PT409: return_closed · return_open (one is under way) · bad_lines · upi_needed · out_of_stock · bad_exchange.
create function public.request_return(
  p_order_id uuid, p_kind text, p_lines jsonb, p_reason text, p_upi_id text default null
) returns uuid
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.find_order_to_move(p_order_id);
  v_lines private.return_line[];
  v_exchange_id uuid;
  v_id uuid;
begin
  if v_order.status = 'Return Requested' then
    raise sqlstate 'PT409' using message = 'A return of this order is under way', hint = 'return_open';
  end if;
  if v_order.status <> 'Delivered' or v_order.exchange_of is not null and p_kind = 'return'
    or v_order.delivered_at <= now() - make_interval(days => private.return_days()) then
    raise sqlstate 'PT409' using message = 'The time to send pieces back has passed', hint = 'return_closed';
  end if;
  select array_agg(l) into v_lines from jsonb_populate_recordset(null::private.return_line, p_lines) as l;
  if v_lines is null or (select count(distinct l.order_item_id) <> count(*) from unnest(v_lines) as l) or exists (
    select 1 from unnest(v_lines) as l
    left join public.order_items i on i.id = l.order_item_id and i.order_id = p_order_id
    where (l.quantity between 1 and i.quantity - coalesce((
        select sum(r.quantity) from public.return_items r join public.return_requests q on q.id = r.return_id
        where r.order_item_id = l.order_item_id and q.status <> 'Rejected'
      ), 0)) is not true
      or (l.exchange_variant_id is null) <> (p_kind = 'return')
  ) then
    raise sqlstate 'PT409' using message = 'More pieces than can be sent back', hint = 'bad_lines';
  end if;
  if p_kind = 'return' and v_order.payment_method = 'cod' and p_upi_id is null then
    raise sqlstate 'PT409' using message = 'We need a UPI ID to send the money to', hint = 'upi_needed';
  end if;

  if p_kind = 'exchange' then
    v_exchange_id := private.place_exchange(v_order, v_lines);
  end if;
  insert into public.return_requests (order_id, kind, reason, upi_id, exchange_order_id)
    values (p_order_id, p_kind, p_reason, p_upi_id, v_exchange_id) returning id into v_id;
  insert into public.return_items (return_id, order_item_id, quantity, exchange_variant_id)
    select v_id, l.order_item_id, l.quantity, l.exchange_variant_id from unnest(v_lines) as l;
  perform public.transition_order(p_order_id, 'Return Requested', 'customer', p_reason);
  insert into public.outbox (topic, aggregate, payload)
    values ('return_requested', v_id::text, jsonb_build_object('order_id', v_order.order_id, 'kind', p_kind));
  return v_id;
end $$;

-- What the returned pieces cost their buyer, rupees: each line's share, the last pieces of a line taking its remainder.
create function private.value_of_return(p_return_id uuid) returns numeric
language sql stable set search_path = '' as $$
  select coalesce(sum(
    round((i.line_total - i.coupon_discount) * (before.quantity + r.quantity) / i.quantity, 2)
    - round((i.line_total - i.coupon_discount) * before.quantity / i.quantity, 2)
  ), 0)
  from public.return_items r
  join public.order_items i on i.id = r.order_item_id
  cross join lateral (
    select coalesce(sum(other.quantity), 0) as quantity
    from public.return_items other join public.return_requests q on q.id = other.return_id
    where other.order_item_id = r.order_item_id and other.return_id <> r.return_id and q.status = 'Received'
  ) as before
  where r.return_id = p_return_id
$$;

-- The pieces are back. p_restocks: fit to be sold again. A return's money goes to where it came from, cash to the UPI ID.
-- The order is Returned when nothing of it is left with its buyer, otherwise Delivered again. PT409 bad_transition when closed.
create function public.receive_return(p_return_id uuid, p_restocks boolean, p_actor text default 'admin') returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_request public.return_requests;
  v_amount numeric := private.value_of_return(p_return_id);
  v_refund_id uuid;
  v_is_all boolean;
begin
  v_order := private.find_order_to_move((select order_id from public.return_requests where id = p_return_id));
  update public.return_requests set status = 'Received', closed_at = now()
    where id = p_return_id and status = 'Requested' returning * into v_request;
  if not found then
    raise sqlstate 'PT409' using message = 'This return is closed', hint = 'bad_transition';
  end if;
  update public.return_items set is_restocked = p_restocks where return_id = p_return_id;
  if p_restocks then
    insert into public.stock_moves (variant_id, stock_delta, reason, order_id, actor)
      select i.variant_id, sum(r.quantity), 'restock', v_order.id, p_actor
      from public.return_items r join public.order_items i on i.id = r.order_item_id
      where r.return_id = p_return_id group by i.variant_id order by i.variant_id;
  end if;
  if v_request.kind = 'return' and v_amount > 0 then
    v_refund_id := gen_random_uuid();
    perform public.request_refund(
      p_order_id => v_order.id, p_amount => v_amount, p_reason => 'returned', p_actor => p_actor, p_key => v_refund_id,
      p_note => '', p_method => case v_order.payment_method when 'cod' then 'upi' else 'source' end,
      p_upi_id => v_request.upi_id
    );
    update public.return_requests set refund_id = v_refund_id where id = p_return_id;
  end if;
  select coalesce(sum(r.quantity), 0) = (select sum(quantity) from public.order_items where order_id = v_order.id)
    into v_is_all
    from public.return_items r join public.return_requests q on q.id = r.return_id
    where q.order_id = v_order.id and q.status = 'Received';
  return public.transition_order(v_order.id, case when v_is_all then 'Returned' else 'Delivered' end, 'admin', 'Pieces received');
end $$;

-- Refused, with the reason that its buyer reads. What was to be sent in exchange is not sent.
create function public.reject_return(p_return_id uuid, p_note text, p_actor text default 'admin') returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_request public.return_requests;
begin
  v_order := private.find_order_to_move((select order_id from public.return_requests where id = p_return_id));
  update public.return_requests set status = 'Rejected', closed_at = now()
    where id = p_return_id and status = 'Requested' returning * into v_request;
  if not found then
    raise sqlstate 'PT409' using message = 'This return is closed', hint = 'bad_transition';
  end if;
  if v_request.exchange_order_id is not null then
    perform public.transition_order(v_request.exchange_order_id, 'Cancelled', 'admin', p_note);
  end if;
  return public.transition_order(v_order.id, 'Delivered', p_actor, p_note);
end $$;

------------------------------------------------------------------------------------------------------------------
-- Finding an order again
------------------------------------------------------------------------------------------------------------------

-- Mails the link to an order to the address that it was made with, at most every five minutes. Says nothing of whether there
-- is such an order.
create function public.queue_order_link(p_order_id text, p_email text) returns void
language sql set search_path = '' set statement_timeout = '5s' as $$
  insert into public.outbox (topic, aggregate, payload)
  select 'order_link', id || ' ' || floor(extract(epoch from now()) / 300), jsonb_build_object('order_id', order_id)
  from public.orders where order_id = p_order_id and lower(email) = lower(p_email)
  on conflict (topic, aggregate) do nothing
$$;

select private.apply_grants();
