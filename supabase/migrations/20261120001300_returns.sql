-- Returns and exchanges, and what is paid for them: docs/returns-algebra.md has every state and move in one table.

create type private.return_line as (order_item_id bigint, quantity int, exchange_variant_id bigint);

create table public.return_requests (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  kind text not null check (kind in ('return', 'exchange')),
  status text not null default 'Requested' check (status in ('Requested', 'Received', 'Rejected', 'Withdrawn')),
  reason text not null check (char_length(reason) between 3 and 500),
  upi_id text check (upi_id ~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$'),
  exchange_order_id uuid unique references public.orders (id),
  refund_id uuid unique references public.refunds (id),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  closed_at timestamptz,
  picked_up_at timestamptz,
  owed numeric(12, 2) not null default 0 check (owed >= 0),
  constraint return_requests_exchange check (kind <> 'exchange' or exchange_order_id is not null),
  constraint return_requests_owed check (owed = 0 or (status = 'Received' and kind = 'return'))
);
create unique index return_requests_one_open on public.return_requests (order_id) where status = 'Requested';
create index return_requests_order_id on public.return_requests (order_id);
comment on column public.return_requests.kind is
  'A lost exchange becomes a return and keeps its exchange_order_id';
comment on column public.return_requests.owed is
  'The refund due for received pieces, until the order has money and a way to send it';
alter table public.return_requests enable row level security;

create table public.return_items (
  return_id uuid not null references public.return_requests (id) on delete cascade,
  order_item_id bigint not null references public.order_items (id),
  quantity int not null check (quantity between 1 and 10),
  exchange_variant_id bigint references public.product_variants (id),
  is_restocked boolean,
  value numeric(12, 2) not null default 0 check (value >= 0),
  primary key (return_id, order_item_id)
);
create index return_items_order_item_id on public.return_items (order_item_id);
create index return_items_exchange_variant_id on public.return_items (exchange_variant_id)
  where exchange_variant_id is not null;
comment on column public.return_items.value is
  'What the buyer paid for these pieces, after every discount; the values of all pieces of a line add up to the line';
alter table public.return_items enable row level security;

-- Cancels the exchange order of a closed return, if it has one: an admin can until it is packed, its buyer until it is
-- made.
create function private.cancel_exchange_of(p_request public.return_requests, p_actor text, p_note text) returns void
language plpgsql set search_path = '' as $$
declare
  v_exchange public.orders;
begin
  if p_request.kind <> 'exchange' then
    return;
  end if;
  select * into v_exchange from public.orders where id = p_request.exchange_order_id for update;
  if not private.may_order_move(v_exchange.status, 'Cancelled', p_actor) then
    raise sqlstate 'PT409' using message = 'The exchange was already sent', hint = 'exchange_sent';
  end if;
  perform private.move_order(v_exchange, 'Cancelled', p_actor, p_actor, p_note);
end $$;

-- Whether an order is an exchange whose old pieces must come back first.
create function private.waits_for_return(p_order_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.return_requests
    where exchange_order_id = p_order_id and status <> 'Received'
      and private.exchange_ships_on() <> 'requested'
      and not (private.exchange_ships_on() = 'picked_up' and picked_up_at is not null)
  )
$$;

-- Raises PT409 for an exchange that may not be made yet, or not at all: exchange_waits, disputed, refunded.
create function private.check_exchange_may_go(p_order public.orders) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_paid public.orders := private.paid_order_of(p_order);
begin
  if v_paid.disputed_at is not null then
    raise sqlstate 'PT409' using message = 'The bank disputes the payment of this order', hint = 'disputed';
  elsif v_paid.payment_status = 'refunded' then
    raise sqlstate 'PT409' using message = 'The money of this order has gone back', hint = 'refunded';
  elsif private.waits_for_return(p_order.id) then
    raise sqlstate 'PT409' using message = 'This exchange waits for the pieces that come back', hint = 'exchange_waits';
  end if;
end $$;

-- Closes a return under its order's lock. PT409 bad_transition when it is already closed.
create function private.close_return(p_return_id uuid, p_status text) returns public.return_requests
language plpgsql set search_path = '' as $$
declare
  v_request public.return_requests;
begin
  perform private.lock_order((select order_id from public.return_requests where id = p_return_id));
  update public.return_requests set status = p_status, closed_at = private.now()
    where id = p_return_id and status = 'Requested' returning * into v_request;
  if not found then
    raise sqlstate 'PT409' using message = 'This return is closed', hint = 'bad_transition';
  end if;
  return v_request;
end $$;

-- Why an exchange was lost: undelivered | cancelled (by the buyer) | unavailable.
create function private.end_of_exchange(p_status text, p_actor text) returns text
language sql immutable set search_path = '' as $$
  select case when p_status = 'RTO' then 'undelivered' when p_actor = 'customer' then 'cancelled' else 'unavailable' end
$$;

-- After a return has ended: the order is Delivered again, or Returned when the buyer has none of its pieces left. Then the
-- same for the order whose pieces it replaced.
create function private.follow_pieces(p_order_id uuid, p_actor text, p_note text) returns text
language plpgsql set search_path = '' as $$
declare
  v_order public.orders;
begin
  select * into v_order from public.orders where id = p_order_id;
  if v_order.status in ('Delivered', 'Return Requested') and private.is_all_back(p_order_id) then
    v_order.status := private.move_order(v_order, 'Returned', 'return', p_actor, p_note);
    if v_order.exchange_of is not null then
      perform private.follow_pieces(v_order.exchange_of, p_actor, '');
    end if;
  elsif v_order.status = 'Return Requested' and not exists (
    select from public.return_requests where order_id = p_order_id and status = 'Requested'
  ) then
    v_order.status := private.move_order(v_order, 'Delivered', 'return', p_actor, p_note);
  end if;
  return v_order.status;
end $$;

-- Whether every piece of the order was returned for money, or exchanged for pieces that were.
create function private.is_all_back(p_order_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(sum(r.quantity), 0) = (select sum(quantity) from public.order_items where order_id = p_order_id)
  from public.return_items r
  join public.return_requests q on q.id = r.return_id
  left join public.orders e on e.id = q.exchange_order_id
  where q.order_id = p_order_id and q.status = 'Received' and (q.kind = 'return' or e.status = 'Returned')
$$;

-- Ends an exchange whose new pieces will not be delivered. If the buyer cancelled and still has the old pieces, they keep
-- them; otherwise the old pieces are refunded when they arrive.
create function private.lose_exchange(p_exchange public.orders, p_to text, p_actor text, p_note text) returns void
language plpgsql set search_path = '' as $$
declare
  v_request public.return_requests;
begin
  select * into v_request from public.return_requests where exchange_order_id = p_exchange.id for update;
  if v_request.status = 'Requested' and v_request.picked_up_at is null and p_actor = 'customer' then
    update public.return_requests set status = 'Withdrawn', closed_at = private.now() where id = v_request.id;
    perform private.record_order_event(v_request.order_id, 'return_withdrawn', null, null, p_actor);
  elsif v_request.status in ('Requested', 'Received') then
    update public.return_requests
      set kind = 'return',
        owed = case status when 'Received' then private.value_of_return(id) else 0 end
      where id = v_request.id;
    perform private.record_order_event(
      v_request.order_id, 'exchange_lost', null, null, p_actor, '',
      jsonb_build_object('reason', private.end_of_exchange(p_to, p_actor))
    );
    perform private.pay_returns((private.paid_order_of(p_exchange)).id, p_actor);
  end if;
  perform private.follow_pieces(v_request.order_id, p_actor, p_note);
end $$;

-- Stores the UPI ID for a refund of pieces paid in cash when it is still missing: a lost exchange did not ask for one.
-- PT422 bad_upi; PT409 nothing_owed.
create function public.name_refund_upi(p_order_id uuid, p_upi_id text) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_paid public.orders := private.paid_order_of(private.lock_order(p_order_id));
begin
  if (p_upi_id ~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$') is not true then
    raise sqlstate 'PT422' using message = 'This is not a valid UPI ID', hint = 'bad_upi';
  end if;
  update public.return_requests set upi_id = p_upi_id
    where order_id in (select private.family_of(v_paid.id)) and upi_id is null and kind = 'return'
      and (status = 'Requested' or owed > 0) and v_paid.payment_method = 'cod';
  if not found then
    raise sqlstate 'PT409' using message = 'No money waits for a UPI address', hint = 'nothing_owed';
  end if;
  perform private.pay_returns(v_paid.id, 'customer');
end $$;

-- The returns and refunds on the page of an order: { replaces: the return that it was sent for, open: the return under way,
-- exchanges: those under way or done, until: the last moment of the return window, left: per line, the amounts for one,
-- two, ... more pieces, most: the most that all of them pay, null while no money has arrived, is_cash, is_cash_due, owed,
-- needs_upi, refunds, ships_on, kept }. owed and refunds belong to the paid order; an exchange has none of its own. Null:
-- no such order.
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

-- The lines of the first order's invoice that paid for the pieces of a return; pieces of an exchange stand for older ones.
-- Null quantity: new pieces stand for several lines, so the split is unknown.
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

-- Refunds what is owed for pieces of the order and of its exchanges, as far as its money lasts: a goodwill refund is not
-- paid twice. The rest stays owed.
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

-- Records that the courier has the pieces.
create function public.pick_up_return(p_return_id uuid, p_actor text default 'admin') returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
begin
  v_order := private.lock_order((select order_id from public.return_requests where id = p_return_id));
  update public.return_requests set picked_up_at = private.now()
    where id = p_return_id and status = 'Requested' and picked_up_at is null;
  if not found then
    raise sqlstate 'PT409' using message = 'This return is closed or picked up', hint = 'bad_transition';
  end if;
  perform private.record_order_event(v_order.id, 'return_picked_up', null, null, p_actor);
end $$;

-- Reserves pieces of the same products in other sizes or colours, as an order that costs nothing and stands for the amount
-- that the old pieces were paid with. PT409 out_of_stock, or bad_exchange for another product.
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

-- The pieces are back, or lost at the shop's cost (p_restocks false). p_restocks: fit to be sold again. The refund goes to
-- the source of the payment, for cash to the UPI ID. PT409 bad_transition when closed.
create function public.receive_return(p_return_id uuid, p_restocks boolean, p_actor text default 'admin') returns text
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
  perform private.record_order_event(
    v_order.id, 'return_received', null, null, p_actor, '', jsonb_build_object('kind', v_request.kind)
  );
  if v_request.kind = 'return' then
    update public.return_requests set owed = private.value_of_return(id) where id = p_return_id;
    perform private.pay_returns((private.paid_order_of(v_order)).id, p_actor);
  end if;
  perform private.queue_message('return_received', v_order.id, jsonb_build_object('return_id', p_return_id));
  return private.follow_pieces(v_order.id, p_actor, 'Pieces received');
end $$;

-- Refuses a return, with a reason for the buyer. Its exchange is cancelled. PT409 exchange_sent when that has already been
-- sent: then the shop can only receive the pieces.
create function public.reject_return(p_return_id uuid, p_note text, p_actor text default 'admin') returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_request public.return_requests := private.close_return(p_return_id, 'Rejected');
begin
  perform private.cancel_exchange_of(
    v_request, 'admin', concat_ws(': ', 'The pieces could not be taken back', nullif(lower(left(p_note, 1)) || substr(p_note, 2), ''))
  );
  perform private.record_order_event(v_request.order_id, 'return_rejected', null, null, p_actor, p_note);
  perform private.queue_message('return_rejected', v_request.order_id, jsonb_build_object('return_id', p_return_id));
  return private.follow_pieces(v_request.order_id, p_actor, p_note);
end $$;

-- p_lines: [{ order_item_id, quantity, exchange_variant_id }], the last one for an exchange only. The database's clock
-- decides about the return window. Exchanged pieces may be returned too, once the pieces that they replace have arrived, so
-- that the buyer never holds more pieces than were paid for. Where cash goes back to is told by the buyer alone: now, or
-- with name_refund_upi. PT409: return_closed · return_open (one is under way) · bad_lines · upi_needed · out_of_stock ·
-- bad_exchange.
create function public.request_return(
  p_order_id uuid, p_kind text, p_lines jsonb, p_reason text, p_upi_id text default null, p_actor text default 'customer'
) returns uuid
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
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
    or private.returns_close_at(v_order) <= private.now() then
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
  if p_actor = 'customer' and p_kind = 'return' and p_upi_id is null
    and (private.paid_order_of(v_order)).payment_method = 'cod'
  then
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
  perform private.move_order(
    v_order, 'Return Requested', 'return', p_actor, '', jsonb_build_object('kind', p_kind)
  );
  perform private.queue_message('return_requested', p_order_id, jsonb_build_object('return_id', v_id));
  return v_id;
end $$;

-- The end of the return window: the end of the last day in Indian time.
create function private.returns_end_at(p_delivered_at timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select case private.return_days()
    when 0 then p_delivered_at
    else ((p_delivered_at at time zone 'Asia/Kolkata')::date + private.return_days() + 1)::timestamp at time zone 'Asia/Kolkata'
  end
$$;

-- returns_end_at() of an order, extended by the days that the shop waited for returned pieces, so that the other pieces
-- keep their full time. A withdrawn return extends nothing.
create function private.returns_close_at(p_order public.orders) returns timestamptz
language sql stable set search_path = '' as $$
  select private.returns_end_at(p_order.delivered_at + make_interval(
    days => coalesce(ceil(extract(epoch from sum(closed_at - created_at)) / 86400), 0)::int
  ))
  from public.return_requests where order_id = p_order.id and status in ('Received', 'Rejected')
$$;

-- The amount that the next p_quantity returned pieces of a line were paid with. It is the difference of two rounded running
-- totals, so all pieces add up to the line, in whatever order they come back.
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

create function private.value_of_return(p_return_id uuid) returns numeric
language sql stable set search_path = '' as $$
  select coalesce(sum(value), 0) from public.return_items where return_id = p_return_id
$$;

-- The buyer keeps the pieces. PT409 bad_transition: no return is open; picked_up; exchange_sent: the new pieces are being
-- made.
create function public.withdraw_return(p_order_id uuid, p_actor text default 'customer') returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
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

create trigger return_requests_touch before update on public.return_requests
  for each row execute function private.touch_updated_at();

create policy return_requests_select_staff on public.return_requests for select to authenticated
  using ((select private.may('orders.read')));

create policy return_items_select_staff on public.return_items for select to authenticated
  using ((select private.may('orders.read')));
