-- Every multi-row write of an order is one of these functions, called by the server with the secret key.
-- Expected failures: sqlstate PT409 with hint out_of_stock | price_changed | unavailable | key_reused | bad_transition,
-- and PT404, PT422. Lock order everywhere: order row, then variants by id, then products by id.

create table private.order_transitions (
  from_status text not null,
  to_status text not null,
  actor text not null check (actor in ('system', 'customer', 'admin')),
  primary key (from_status, to_status, actor)
);
comment on table private.order_transitions is 'Who may move an order where. Paying is not here: only apply_payment confirms';
insert into private.order_transitions (from_status, to_status, actor) values
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
  ('Packed', 'Shipped', 'admin'),
  ('Packed', 'Shipped', 'system'),
  ('Shipped', 'Delivered', 'admin'),
  ('Shipped', 'Delivered', 'system'),
  ('Shipped', 'RTO', 'admin'),
  ('Shipped', 'RTO', 'system'),
  ('Delivered', 'Completed', 'system'),
  ('Delivered', 'Completed', 'admin'),
  ('Delivered', 'Return Requested', 'customer'),
  ('Return Requested', 'Returned', 'admin'),
  ('Return Requested', 'Delivered', 'admin');

create function private.new_order_number() returns text
language sql volatile set search_path = '' as $$
  select 'KP-' || substr(u, 1, 4) || '-' || substr(u, 5, 4) || '-' || substr(u, 9, 4)
  from (select upper(replace(gen_random_uuid()::text, '-', '')) as u) as random
$$;

-- Moves the stock of all the orders in one statement, so that the ledger's trigger locks variants in one order.
create function private.move_order_stock(p_order_ids uuid[], p_reason text, p_actor text) returns void
language sql set search_path = '' as $$
  insert into public.stock_moves (variant_id, stock_delta, reserved_delta, reason, order_id, actor)
  select variant_id,
    case p_reason when 'pack' then -quantity else 0 end,
    case p_reason when 'reserve' then quantity else -quantity end,
    p_reason, order_id, p_actor
  from public.order_items
  where order_id = any (p_order_ids)
$$;

-- For a business step that moves stock more than once: takes all its locks first, variants and then products, in id order.
create function private.lock_stock(p_variant_ids bigint[], p_order_ids uuid[]) returns void
language plpgsql set search_path = '' as $$
declare
  v_variant_ids bigint[] := p_variant_ids || array(
    select variant_id from public.order_items where order_id = any (p_order_ids)
  );
begin
  perform 1 from public.product_variants where id = any (v_variant_ids) order by id for no key update;
  perform 1 from public.products
    where id in (select product_id from public.product_variants where id = any (v_variant_ids))
    order by id for no key update;
end $$;

create function private.record_order_event(
  p_order_id uuid, p_type text, p_from text, p_to text, p_actor text, p_note text default ''
) returns void
language sql set search_path = '' as $$
  insert into public.order_events (order_id, type, from_status, to_status, actor, note)
  values (p_order_id, p_type, p_from, p_to, p_actor, p_note)
$$;

-- One message per topic and order, whoever asks for it and how often.
create function private.queue_message(p_topic text, p_order public.orders) returns void
language sql set search_path = '' as $$
  insert into public.outbox (topic, aggregate, payload)
  values (p_topic, p_order.id::text, jsonb_build_object('order_id', p_order.order_id))
  on conflict (topic, aggregate) do nothing
$$;

-- The enabled settings that prices depend on, as a quote sees them.
create function public.pricing_settings() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(setting_key, setting_value), '{}')
  from public.product_settings
  where is_enabled and setting_key in ('global_discount', 'shipping_fee', 'free_shipping_over')
$$;

------------------------------------------------------------------------------------------------------------------
-- place_order
------------------------------------------------------------------------------------------------------------------

-- The order that a given-up one has made room for in the end, locked; or no row. Locks run from older to newer orders.
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

-- Marks an unpaid order as given up for another of the same basket. Its stock is the caller's business.
create function private.replace_order(p_order public.orders, p_by uuid) returns void
language plpgsql set search_path = '' as $$
begin
  update public.orders set status = 'Cancelled', replaced_by = p_by, expires_at = null where id = p_order.id;
  if p_order.status <> 'Cancelled' then
    perform private.record_order_event(
      p_order.id, 'moved', p_order.status, 'Cancelled', 'customer', 'Replaced by another order of the same cart'
    );
  end if;
end $$;

create type private.order_line as (variant_id bigint, quantity int, list_price numeric, unit_price numeric);

-- Which lines can't be bought as quoted, and why; null when all can. Call it under the variants' locks.
create function private.find_line_problems(p_lines private.order_line[]) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(
    jsonb_build_object(
      'variant_id', checked.variant_id, 'problem', checked.problem, 'available', greatest(checked.available, 0)
    ) order by checked.variant_id
  )
  from (
    select l.variant_id, v.stock - v.reserved as available,
      case
        when v.id is null or not v.is_active or p.is_deleted or p.status <> 'published' then 'unavailable'
        when v.stock - v.reserved < l.quantity then 'out_of_stock'
        when p.price <> l.list_price then 'price_changed'
      end as problem
    from unnest(p_lines) as l
    left join public.product_variants v on v.id = l.variant_id
    left join public.products p on p.id = v.product_id
  ) as checked
  where checked.problem is not null
$$;

-- Computes no price: checks under lock that every fact that the quote stood on still holds, then writes all or nothing.
-- p_order: { user_id, name, email, phone, payment_method, shipping_address, settings, subtotal, discount, shipping, total,
--   lines: [{ variant_id, quantity, list_price, unit_price }] }; rupees. settings is what pricing_settings() gave the quote.
-- Same key and hash: the first answer again. Same key, other hash: PT409 key_reused.
-- replaces_unpaid: true lets the key be used again when its order is dead, or is unpaid and was sent with other contents;
-- that order then makes room for this one. So one key, one basket, never has two live orders.
create function public.place_order(p_key text, p_request_hash text, p_order jsonb) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_known public.idempotency_keys;
  v_lines private.order_line[];
  v_problems jsonb;
  v_order public.orders;
  v_previous public.orders;
  v_is_cod boolean := p_order ->> 'payment_method' = 'cod';
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
    or (select count(distinct l.variant_id) <> count(*) from unnest(v_lines) as l) then
    raise sqlstate 'PT422' using message = 'An order has 1 to 50 different items, 1 to 10 of each', hint = 'bad_lines';
  end if;
  if exists (
    select 1 from unnest(v_lines) as l
    having sum(l.list_price * l.quantity) is distinct from (p_order ->> 'subtotal')::numeric
      or sum((l.list_price - l.unit_price) * l.quantity) is distinct from (p_order ->> 'discount')::numeric
  ) then
    raise sqlstate 'PT422' using message = 'The sums of this order do not add up', hint = 'bad_sums';
  end if;

  perform private.lock_stock(
    array(select l.variant_id from unnest(v_lines) as l),
    case when v_previous.status = 'Pending Payment' then array[v_previous.id] else '{}' end
  );
  if v_previous.status = 'Pending Payment' then
    perform private.move_order_stock(array[v_previous.id], 'release', 'customer');
  end if;
  v_problems := private.find_line_problems(v_lines);
  if v_problems is not null then
    raise sqlstate 'PT409' using
      message = 'Some items can not be bought as shown',
      hint = case
        when v_problems @> '[{"problem": "unavailable"}]' then 'unavailable'
        when v_problems @> '[{"problem": "out_of_stock"}]' then 'out_of_stock'
        else 'price_changed'
      end,
      detail = v_problems::text;
  end if;

  perform 1 from public.product_settings order by setting_key for share;
  if public.pricing_settings() is distinct from p_order -> 'settings' then
    raise sqlstate 'PT409' using message = 'Prices changed while you were shopping', hint = 'price_changed';
  end if;

  insert into public.orders (
    order_id, user_id, name, email, phone, payment_method, status, payment_status,
    subtotal, discount, shipping, total, shipping_address, expires_at
  ) values (
    private.new_order_number(), (p_order ->> 'user_id')::uuid,
    p_order ->> 'name', p_order ->> 'email', p_order ->> 'phone', p_order ->> 'payment_method',
    case when v_is_cod then 'Confirmed' else 'Pending Payment' end,
    case when v_is_cod then 'cod_due' else 'created' end,
    (p_order ->> 'subtotal')::numeric, (p_order ->> 'discount')::numeric,
    (p_order ->> 'shipping')::numeric, (p_order ->> 'total')::numeric,
    p_order -> 'shipping_address',
    case when not v_is_cod then now() + interval '20 minutes' end
  ) returning * into v_order;

  insert into public.order_items (
    order_id, product_id, variant_id, title, size, color, color_name, sku, image_url,
    quantity, list_price, unit_price, line_total
  )
  select v_order.id, p.id, v.id, p.name, v.size, v.color, c.name, v.sku,
    (
      select i.image_url from public.product_images i
      where i.product_id = p.id
      order by i.color is not distinct from v.color desc, i.position, i.id limit 1
    ),
    l.quantity, l.list_price, l.unit_price, l.unit_price * l.quantity
  from unnest(v_lines) as l
  join public.product_variants v on v.id = l.variant_id
  join public.products p on p.id = v.product_id
  join public.colors c on c.slug = v.color;

  if v_previous.id is not null then
    perform private.replace_order(v_previous, v_order.id);
  end if;

  perform private.move_order_stock(array[v_order.id], 'reserve', 'system');
  perform private.record_order_event(v_order.id, 'placed', null, v_order.status, 'customer');
  perform private.queue_message('order_placed', v_order);
  if v_is_cod then
    perform private.queue_message('order_confirmed', v_order);
  end if;

  v_response := jsonb_build_object('id', v_order.id, 'order_id', v_order.order_id);
  update public.idempotency_keys set request_hash = p_request_hash, response = v_response where key = p_key;
  return v_response;
end $$;

-- Remembers the gateway's order; the first one wins. Returns the one that holds.
create function public.attach_gateway_order(p_order_id uuid, p_gateway_order_id text) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_gateway_order_id text;
begin
  update public.orders set gateway_order_id = coalesce(gateway_order_id, p_gateway_order_id)
    where id = p_order_id and payment_method = 'razorpay'
    returning gateway_order_id into v_gateway_order_id;
  if not found then
    raise sqlstate 'PT404' using message = 'No such order', hint = 'not_found';
  end if;
  return v_gateway_order_id;
end $$;

------------------------------------------------------------------------------------------------------------------
-- apply_payment: the only writer of payment facts, for the browser's return, the webhook and the poller alike
------------------------------------------------------------------------------------------------------------------

-- Takes the stock of a cancelled order again, if it is still there. An unpaid order that was to replace it steps back.
create function private.revive_order(p_order public.orders, p_replacement public.orders) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_lines private.order_line[];
begin
  select array_agg((i.variant_id, i.quantity, p.price, p.price)::private.order_line) into v_lines
    from public.order_items i join public.products p on p.id = i.product_id
    where i.order_id = p_order.id;
  perform private.lock_stock(array[]::bigint[], array[p_order.id, p_replacement.id]);
  if p_replacement.status = 'Pending Payment' then
    perform private.move_order_stock(array[p_replacement.id], 'release', 'system');
  end if;
  if private.find_line_problems(v_lines) is not null then
    raise sqlstate 'KP001';
  end if;
  if p_replacement.id is not null then
    perform private.replace_order(p_replacement, p_order.id);
  end if;
  perform private.move_order_stock(array[p_order.id], 'reserve', 'system');
  return true;
exception when sqlstate 'KP001' then
  return false;
end $$;

-- Confirms the order by a capture, or says why the money must go back.
create function private.settle_capture(p_order public.orders, p_payment public.payments) returns text
language plpgsql set search_path = '' as $$
declare
  v_replacement public.orders := private.lock_replacement(p_order);
  v_to_refund text;
begin
  if p_order.paid_by = p_payment.payment_id then
    return 'already_confirmed';
  end if;
  v_to_refund := case
    when p_payment.amount <> p_order.total or p_payment.currency <> p_order.currency then 'amount_mismatch'
    when p_order.paid_by is not null then 'second_capture'
    when p_order.status not in ('Pending Payment', 'Cancelled') then 'not_expected'
    when v_replacement.status not in ('Pending Payment', 'Cancelled') then 'not_expected'
  end;
  if v_to_refund is null and p_order.status = 'Cancelled' and not private.revive_order(p_order, v_replacement) then
    v_to_refund := 'stock_gone';
  end if;

  if v_to_refund is not null then
    update public.payments set refund_reason = v_to_refund where payment_id = p_payment.payment_id;
    perform private.record_order_event(p_order.id, 'payment_to_refund', null, null, 'system', v_to_refund);
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
-- or why the money must go back: amount_mismatch, second_capture, stock_gone, not_expected.
create function public.apply_payment(
  p_event_id text, p_event_type text, p_body_hash text, p_gateway_order_id text,
  p_payment_id text, p_kind text, p_amount numeric, p_currency text, p_method text, p_raw jsonb
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_known public.webhook_events;
  v_order public.orders;
  v_payment public.payments;
  v_rank int := case p_kind when 'failed' then 1 when 'authorized' then 2 when 'captured' then 3 end;
  v_result text := 'recorded';
  v_response jsonb;
begin
  if v_rank is null then
    raise sqlstate 'PT422' using message = 'Unknown kind of payment event', hint = 'bad_kind';
  end if;
  insert into public.webhook_events (event_id, type, body_hash, raw)
    values (p_event_id, p_event_type, p_body_hash, p_raw)
    on conflict (event_id) do nothing;
  if not found then
    select * into v_known from public.webhook_events where event_id = p_event_id;
    if v_known.body_hash <> p_body_hash then
      return jsonb_build_object('result', 'event_id_reused');
    end if;
    if v_known.applied_at is not null then
      return v_known.result;
    end if;
  end if;

  select * into v_order from public.orders where gateway_order_id = p_gateway_order_id for update;
  if not found then
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
    elsif v_order.status = 'Pending Payment'
      and (p_kind = 'authorized' or v_order.payment_status = 'created') then
      update public.orders
        set payment_status = case p_kind when 'failed' then 'attempted_failed' else 'authorized' end
        where id = v_order.id;
      perform private.record_order_event(v_order.id, 'payment_' || p_kind, null, null, 'system', p_payment_id);
    end if;
  elsif v_order.paid_by = p_payment_id then
    v_result := 'already_confirmed';
  end if;

  v_response := jsonb_build_object('result', v_result, 'order_id', v_order.order_id);
  update public.webhook_events set result = v_response, applied_at = now() where event_id = p_event_id;
  return v_response;
end $$;

------------------------------------------------------------------------------------------------------------------
-- transition_order, expire_orders
------------------------------------------------------------------------------------------------------------------

-- The only way a status changes by hand. p_actor: system | customer | admin. PT409 bad_transition when it may not.
create function public.transition_order(p_order_id uuid, p_to text, p_actor text, p_note text default '') returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
begin
  select * into v_order from public.orders where id = p_order_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such order', hint = 'not_found';
  end if;
  if not exists (
    select 1 from private.order_transitions
    where from_status = v_order.status and to_status = p_to and actor = p_actor
  ) then
    raise sqlstate 'PT409' using
      message = format('An order that is %s can not become %s', v_order.status, p_to), hint = 'bad_transition';
  end if;

  update public.orders set status = p_to, expires_at = null where id = p_order_id;
  if p_to = 'Cancelled' then
    perform private.move_order_stock(array[p_order_id], 'release', p_actor);
  elsif p_to = 'Packed' then
    perform private.move_order_stock(array[p_order_id], 'pack', p_actor);
  end if;
  perform private.record_order_event(p_order_id, 'moved', v_order.status, p_to, p_actor, p_note);
  if p_to in ('Confirmed', 'Shipped', 'Delivered', 'Cancelled', 'Returned') then
    perform private.queue_message('order_' || lower(p_to), v_order);
  end if;
  return p_to;
end $$;

-- Cancels unpaid orders whose time is up and frees their stock. Two sweepers at once share the work.
create function public.expire_orders(p_limit int default 100) returns int
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '30s' as $$
declare
  v_ids uuid[];
begin
  select array_agg(due.id) into v_ids from (
    select id from public.orders
    where status = 'Pending Payment' and expires_at <= now()
    order by expires_at limit p_limit for update skip locked
  ) as due;
  if v_ids is null then
    return 0;
  end if;
  update public.orders set status = 'Cancelled' where id = any (v_ids);
  perform private.move_order_stock(v_ids, 'release', 'system');
  insert into public.order_events (order_id, type, from_status, to_status, actor, note)
    select id, 'moved', 'Pending Payment', 'Cancelled', 'system', 'Not paid in time' from unnest(v_ids) as id;
  insert into public.outbox (topic, aggregate, payload)
    select 'order_cancelled', id::text, jsonb_build_object('order_id', order_id)
    from public.orders where id = any (v_ids)
    on conflict (topic, aggregate) do nothing;
  return cardinality(v_ids);
end $$;
