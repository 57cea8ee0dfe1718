alter table public.stock_moves drop constraint stock_moves_reason_check;
alter table public.stock_moves add constraint stock_moves_reason_check
  check (reason in ('receive', 'adjust', 'reserve', 'release', 'pack', 'scrap', 'restock'));

create or replace function private.desk_returns_of(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', q.id, 'kind', q.kind, 'status', q.status, 'reason', q.reason, 'at', q.created_at,
    'picked_up_at', q.picked_up_at, 'closed_at', q.closed_at, 'owed', q.owed, 'value', private.value_of_return(q.id),
    'needs_upi', q.upi_id is null and q.owed > 0, 'exchange_order', (
      select jsonb_build_object('order_number', e.order_id, 'status', e.status)
      from public.orders e where e.id = q.exchange_order_id
    ), 'items', (
      select jsonb_agg(jsonb_build_object(
        'item_id', i.id, 'title', i.title, 'size', i.size, 'color_name', i.color_name, 'quantity', r.quantity,
        'restocked', r.restocked, 'missing', r.missing, 'is_own_design', i.design_version_id is not null,
        'new_size', v.size, 'new_color', v.color
      ) order by i.id)
      from public.return_items r
      join public.order_items i on i.id = r.order_item_id
      left join public.product_variants v on v.id = r.exchange_variant_id
      where r.return_id = q.id
    )
  ) order by q.created_at desc, q.id), '[]')
  from public.return_requests q where q.order_id = p_order_id
$$;

-- Moves an order together with its pieces, money and message. The caller holds the order's lock.
create or replace function private.move_order(
  p_order public.orders, p_to text, p_by text, p_actor text, p_note text default '', p_data jsonb default '{}'
) returns text
language plpgsql set search_path = '' as $$
begin
  if p_to = 'RTO' then
    perform private.refund_undelivered(p_order, p_actor);
  end if;
  perform private.write_order_status(array[p_order.id], p_to, p_by, p_actor, p_note, p_data);
  if p_to = 'Cancelled' then
    perform private.move_order_stock(
      array[p_order.id], case p_order.status when 'In Production' then 'scrap' else 'release' end, p_actor
    );
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

-- The lines of the first order's invoice that paid for the pieces of a return; pieces of an exchange stand for older ones.
-- Null quantity: new pieces stand for several lines, so the split is unknown.
create or replace function private.paid_pieces_of(p_return_id uuid) returns table (item_id bigint, quantity int)
language sql stable set search_path = '' as $$
  with recursive back as (
    select r.order_item_id as id, r.quantity from public.return_items r where r.return_id = p_return_id and r.quantity > 0
    union
    select r.order_item_id, case when count(*) over (partition by b.id) = 1 then b.quantity end
    from back b
    join public.order_items i on i.id = b.id
    join public.return_requests q on q.exchange_order_id = i.order_id
    join public.return_items r on r.return_id = q.id and r.exchange_variant_id = i.variant_id
    join public.order_items old on old.id = r.order_item_id
      and old.design_version_id is not distinct from i.design_version_id
  )
  select id, quantity from back
$$;

-- Reserves pieces of the same products in other sizes or colours, as an order that costs nothing and stands for the amount
-- that the old pieces were paid with. A piece with an own design is printed again on the very same blank. PT409 out_of_stock,
-- or bad_exchange for anything else.
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
    where p.id is distinct from i.product_id or (v.id = i.variant_id) is distinct from (i.design_version_id is not null)
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
    order_id, product_id, variant_id, design_version_id, title, size, color, color_name, sku, image_url,
    quantity, list_price, unit_price, line_total, hsn, stands_for
  )
  select v_exchange.id, i.product_id, v.id, i.design_version_id, min(i.title), v.size, v.color, c.name, v.sku,
    min(case when v.color = i.color then i.image_url end),
    sum(l.quantity), max(i.list_price), 0, 0, min(i.hsn), sum(private.value_of_pieces(i, l.quantity))
  from unnest(p_lines) as l
  join public.order_items i on i.id = l.order_item_id
  join public.product_variants v on v.id = l.exchange_variant_id
  join public.colors c on c.slug = v.color
  group by i.product_id, v.id, i.design_version_id, c.name;
  perform private.move_order_stock(array[v_exchange.id], 'reserve', 'customer');
  perform private.record_order_event(v_exchange.id, 'placed', null, 'Confirmed', 'customer', 'In exchange');
  return v_exchange.id;
end $$;

-- The returns and refunds on the page of an order: { replaces: the return that it was sent for, open: the return under way,
-- exchanges: those under way or done, until: the last moment of the return window, left: per line, the amounts for one,
-- two, ... more pieces, most: the most that all of them pay, null while no money has arrived, is_cash, is_cash_due, owed,
-- needs_upi, refunds, ships_on, kept }. owed and refunds belong to the paid order; an exchange has none of its own. Null:
-- no such order.
create or replace function public.order_returns(p_order_number text) returns jsonb
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
            and n.design_version_id is not distinct from i.design_version_id
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

-- The pieces are back, or lost at the shop's cost. p_lines says it line by line, see count_arrived(); without it p_restocks says
-- for all pieces whether they are fit to be sold again. The refund is of what arrived and goes to the source of the payment,
-- for cash to the UPI ID. PT409 bad_transition when closed, what count_arrived() raises, and printed_piece: a blank with an own
-- design on it is never sold as a plain one.
create or replace function public.receive_return(
  p_return_id uuid, p_restocks boolean, p_actor text default 'admin', p_lines jsonb default null
) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_request public.return_requests := private.close_return(p_return_id, 'Received');
  v_order public.orders;
  v_missing int;
begin
  select * into v_order from public.orders where id = v_request.order_id;
  if p_lines is null then
    update public.return_items set restocked = case when p_restocks then quantity else 0 end where return_id = p_return_id;
  else
    perform private.count_arrived(v_request, p_lines);
  end if;
  if exists (
    select from public.return_items r join public.order_items i on i.id = r.order_item_id
    where r.return_id = p_return_id and r.restocked > 0 and i.design_version_id is not null
  ) then
    raise sqlstate 'PT409' using message = 'A piece with an own design can not be sold again', hint = 'printed_piece';
  end if;
  insert into public.stock_moves (variant_id, stock_delta, reason, order_id, actor)
    select i.variant_id, sum(r.restocked), 'restock', v_order.id, p_actor
    from public.return_items r join public.order_items i on i.id = r.order_item_id
    where r.return_id = p_return_id and r.restocked > 0 group by i.variant_id order by i.variant_id;
  select sum(missing) into v_missing from public.return_items where return_id = p_return_id;
  perform private.record_order_event(
    v_order.id, 'return_received', null, null, p_actor, '',
    jsonb_build_object('kind', v_request.kind)
      || case when v_missing > 0 then jsonb_build_object('missing', v_missing) else '{}' end
  );
  if v_request.kind = 'return' then
    update public.return_requests set owed = private.value_of_return(id) where id = p_return_id;
    perform private.pay_returns((private.paid_order_of(v_order)).id, p_actor);
  end if;
  perform private.queue_message('return_received', v_order.id, jsonb_build_object('return_id', p_return_id));
  return private.follow_pieces(v_order.id, p_actor, 'Pieces received');
end $$;

-- Moves the stock of all the orders in one statement, so that the ledger's trigger locks variants in one order. A refused
-- parcel goes back to the shelf (restock). scrap: as release, of an order that is being printed. A blank with somebody's own
-- design on it is plain no more: it leaves the shelf when it is scrapped, and no parcel brings it back. All other stock moves
-- belong to a step of an order.
create or replace function private.move_order_stock(p_order_ids uuid[], p_reason text, p_actor text) returns void
language sql set search_path = '' as $$
  insert into public.stock_moves (variant_id, stock_delta, reserved_delta, reason, order_id, actor)
  select i.variant_id,
    case move.reason when 'pack' then -i.quantity when 'scrap' then -i.quantity when 'restock' then i.quantity else 0 end,
    case move.reason when 'reserve' then i.quantity when 'restock' then 0 else -i.quantity end,
    move.reason, i.order_id, p_actor
  from public.order_items i
  cross join lateral (
    select case when p_reason = 'scrap' and i.design_version_id is null then 'release' else p_reason end as reason
  ) as move
  where i.order_id = any (p_order_ids) and not (p_reason = 'restock' and i.design_version_id is not null)
$$;
