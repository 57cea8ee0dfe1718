-- Orders by phone: a draft that support keeps until it is placed by the same place_order as every other order.

create table public.phone_drafts (
  id uuid primary key,
  author uuid not null references auth.users (id) on delete cascade,
  author_name text not null,
  draft jsonb not null check (jsonb_typeof(draft) = 'object' and octet_length(draft::text) <= 20000),
  version int not null default 1 check (version > 0),
  order_id uuid unique references public.orders (id) on delete cascade,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table public.phone_drafts is 'Orders that somebody takes by phone and has not placed yet; forgotten after 30 days';
comment on column public.phone_drafts.draft is 'What was typed, see lib/phone-orders/draft.ts; empty once it is placed';
comment on column public.phone_drafts.order_id is 'The order that was made of it: a second press answers with it';
create index phone_drafts_author on public.phone_drafts (author);
create index phone_drafts_open on public.phone_drafts (updated_at desc) where order_id is null;
create index phone_drafts_updated_at on public.phone_drafts (updated_at);
create trigger phone_drafts_touch before update on public.phone_drafts
  for each row execute function private.touch_updated_at();
alter table public.phone_drafts enable row level security;
create policy phone_drafts_select_staff on public.phone_drafts for select to authenticated
  using ((select private.may('orders.write')));

create function private.grants_of_phone_orders() returns void
language sql set search_path = '' as $$
  grant select on public.phone_drafts to authenticated;
  grant execute on function
    public.save_phone_draft(uuid, int, jsonb), private.save_phone_draft(uuid, int, jsonb),
    public.delete_phone_draft(uuid), private.delete_phone_draft(uuid),
    public.find_goods(text), private.find_goods(text),
    public.find_caller(text), private.find_caller(text)
    to authenticated;
  grant execute on function
    public.place_phone_order(uuid, int, uuid, text, jsonb, text), public.edit_order_lines(text, text, jsonb, uuid, jsonb)
    to service_role;
$$;

-- Locks a draft for a change by its author. PT404; PT403 not_yours: somebody else began it; PT409 placed (detail: the
-- number of its order) | stale: changed in another tab since p_version was read.
create function private.hold_phone_draft(p_id uuid, p_version int, p_person uuid) returns public.phone_drafts
language plpgsql set search_path = '' as $$
declare
  v_draft public.phone_drafts;
begin
  select * into v_draft from public.phone_drafts where id = p_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such draft', hint = 'not_found';
  elsif v_draft.author is distinct from p_person then
    raise sqlstate 'PT403' using message = format('This draft is %s''s', v_draft.author_name), hint = 'not_yours', detail = v_draft.author_name;
  elsif v_draft.order_id is not null then
    raise sqlstate 'PT409' using
      message = 'This order was placed', hint = 'placed',
      detail = (select order_id from public.orders where id = v_draft.order_id);
  elsif v_draft.version <> p_version then
    raise sqlstate 'PT409' using message = 'This draft was changed in another tab', hint = 'stale';
  end if;
  return v_draft;
end $$;

-- The link with which the buyer pays an order, by mail and by SMS: somebody of the shop has spoken to them.
create function private.send_payment_link(p_order_id uuid, p_data jsonb) returns void
language sql set search_path = '' as $$
  insert into public.outbox (topic, order_id, data, channel)
  select 'order_payment_link', p_order_id, p_data, channel from unnest(array['email', 'sms']) as channel
  on conflict do nothing
$$;

create function private.save_phone_draft(p_id uuid, p_version int, p_draft jsonb) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_me uuid := (select auth.uid());
  v_version int;
begin
  perform private.require_permission('orders.write');
  if p_version = 0 then
    delete from public.phone_drafts where id in (
      select id from public.phone_drafts
      where updated_at < private.now() - interval '30 days' order by updated_at limit 20 for update skip locked
    );
    if (select count(*) from public.phone_drafts where author = v_me and order_id is null) >= 50 then
      raise sqlstate 'PT409' using message = 'You have 50 open drafts', hint = 'too_many_drafts';
    end if;
    insert into public.phone_drafts (id, author, author_name, draft)
      values (p_id, v_me, private.name_of_person(v_me), p_draft)
      on conflict (id) do nothing returning version into v_version;
    if v_version is not null then
      return v_version;
    end if;
  end if;
  -- The answer to this same save was lost.
  if exists (
    select from public.phone_drafts
    where id = p_id and author = v_me and order_id is null and version = p_version + 1 and draft = p_draft
  ) then
    return p_version + 1;
  end if;
  perform private.hold_phone_draft(p_id, p_version, v_me);
  update public.phone_drafts set draft = p_draft, version = version + 1
    where id = p_id returning version into v_version;
  return v_version;
end $$;

create function private.find_goods(p_query text) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '2s' as $$
declare
  v_plan private.search_plan := private.plan_search(p_query, true);
  v_sku text := regexp_replace(upper(btrim(p_query)), '[^A-Z0-9-]', '', 'g');
  v_ids bigint[] := '{}';
  v_named bigint[];
begin
  perform private.require_permission('orders.write');
  if char_length(v_sku) >= 3 then
    v_ids := array(
      select v.product_id
      from public.product_variants v join public.products p on p.id = v.product_id
      where starts_with(v.sku, v_sku) and v.is_active and p.status = 'published' and not p.is_deleted
      group by v.product_id order by min(v.sku) limit 8
    );
  end if;
  if v_plan.rank is not null then
    execute format(
      'select array(
         select p.id from (
           select * from public.products p where p.status = ''published'' and not p.is_deleted and %s limit 500
         ) as p
         order by %s desc, p.created_at desc, p.id desc limit 8
       )',
      v_plan.condition, v_plan.rank
    ) into v_named;
    v_ids := v_ids || array(select id from unnest(v_named) with ordinality as n (id, nr) where id <> all (v_ids) order by nr);
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'title', p.name,
      'image_url', (select i.image_url from public.product_images i where i.product_id = p.id order by i.position, i.id limit 1),
      'variants', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'size', v.size, 'color', v.color, 'color_name', c.name, 'sku', v.sku, 'price', coalesce(v.price, p.price),
          'free', greatest(v.stock - v.reserved, 0)
        ) order by c.sort_order, c.name, s.sort_order, v.size), '[]')
        from public.product_variants v
        join public.colors c on c.slug = v.color
        left join public.sizes s on s.name = v.size
        where v.product_id = p.id and v.is_active
      )
    ) order by found.nr), '[]')
    from unnest(v_ids[1:8]) with ordinality as found (id, nr) join public.products p on p.id = found.id
  );
end $$;

create function private.find_caller(p_phone text) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '2s' as $$
declare
  v_orders uuid[];
  v_addresses jsonb;
  v_last public.orders;
begin
  perform private.require_permission('orders.write');
  perform private.require_permission('customers.read');
  -- Anybody can type a phone: what was never paid or confirmed says nothing about its owner.
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

create function private.delete_phone_draft(p_id uuid) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  perform private.require_permission('orders.write');
  delete from public.phone_drafts where id = p_id and author = (select auth.uid()) and order_id is null;
end $$;

-- Keeps what was typed of an order by phone; returns the draft's new version. p_version: the one that was read, 0 for a new
-- draft. Drafts are forgotten after 30 days. PT409 too_many_drafts and what hold_phone_draft raises.
create function public.save_phone_draft(p_id uuid, p_version int, p_draft jsonb) returns int
language sql set search_path = '' as $$ select private.save_phone_draft(p_id, p_version, p_draft) $$;

-- Throws an open draft of the caller away; one that is gone or placed stays as it is.
create function public.delete_phone_draft(p_id uuid) returns void
language sql set search_path = '' as $$ select private.delete_phone_draft(p_id) $$;

-- What can be sold, for somebody who takes an order: at most 8 published products by words of their names or the beginning
-- of a sku, with their sizes, colours, list prices (rupees) and free pieces.
create function public.find_goods(p_query text) returns jsonb
language sql stable set search_path = '' as $$ select private.find_goods(p_query) $$;

-- What is known of the owner of a phone: name and e-mail of the last order, proven orders (at most 50), parcels refused,
-- and up to 5 addresses. Asks for orders.write and customers.read.
create function public.find_caller(p_phone text) returns jsonb
language sql stable set search_path = '' as $$ select private.find_caller(p_phone) $$;

-- Places the order of a draft by place_order, once, and closes the draft. p_staff took it; p_confirmed: why a cash order needs
-- no code, in their words, or null. The link to pay goes out with it. PT403 forbidden | not_yours; PT404; PT409 stale, and
-- what place_order raises. A draft that was placed before answers its order again.
create function public.place_phone_order(
  p_draft_id uuid, p_version int, p_staff uuid, p_request_hash text, p_order jsonb,
  p_confirmed text default null
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_known uuid;
  v_placed jsonb;
  v_id uuid;
begin
  if not private.staff_member_may(p_staff, 'orders.write') then
    raise sqlstate 'PT403' using message = 'You do not have permission to perform this action', hint = 'forbidden';
  end if;
  perform set_config('kapas.actor', p_staff::text, true);
  -- Apart from the look-up of the order: the same statement would not see an order that was placed while it waited.
  select order_id into v_known from public.phone_drafts where id = p_draft_id and author = p_staff for update;
  if v_known is not null then
    return (select jsonb_build_object('id', id, 'order_id', order_id) from public.orders where id = v_known);
  end if;
  perform private.hold_phone_draft(p_draft_id, p_version, p_staff);
  v_placed := public.place_order('phone ' || p_draft_id, p_request_hash, p_order);
  v_id := (v_placed ->> 'id')::uuid;
  perform private.record_order_event(v_id, 'taken_by_phone', null, null, 'admin');
  if p_order ->> 'payment_method' = 'online' then
    -- The buyer waits on the phone: the link goes at once, and is the only message about this payment.
    delete from public.outbox where order_id = v_id and topic = 'order_placed';
    perform private.send_payment_link(v_id, '{}');
  elsif p_order ->> 'payment_method' = 'cod' and p_confirmed is not null then
    delete from public.outbox where order_id = v_id and topic in ('order_placed', 'order_reminder');
    perform public.transition_order(v_id, 'Confirmed', 'admin', p_confirmed);
  end if;
  update public.phone_drafts set order_id = v_id, draft = '{}', version = version + 1
    where id = p_draft_id;
  return v_placed;
end $$;

-- Why the lines of an order stay as they are, or null: printed · invoiced · exchange · disputed · refunded · paying: the
-- gateway holds its amount. The same rules in the same order as lib/orders/edit-lines.ts.
create function private.find_edit_problem(p_order public.orders) returns text
language sql stable set search_path = '' as $$
  select case
    when p_order.status not in ('Pending Payment', 'COD Review', 'Confirmed') then 'printed'
    when p_order.exchange_of is not null then 'exchange'
    when exists (select from public.invoices where order_id = p_order.id) then 'invoiced'
    when p_order.disputed_at is not null then 'disputed'
    when p_order.payment_status in ('partially_refunded', 'refunded')
      or exists (select from public.refunds where order_id = p_order.id and status <> 'failed') then 'refunded'
    when p_order.paid_by is null and p_order.gateway_order_id is not null then 'paying'
  end
$$;

-- The pieces of an order in words, for its story.
create function private.told_lines(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('lines', coalesce(string_agg(
    format('%s × %s, %s, %s', quantity, title, color_name, size), '; ' order by variant_id
  ), ''))
  from public.order_items where order_id = p_order_id
$$;

-- The lines of an order with what its products are called now.
create function private.insert_order_lines(p_order_id uuid, p_lines private.order_line[]) returns void
language sql set search_path = '' as $$
  insert into public.order_items (
    order_id, product_id, variant_id, title, size, color, color_name, sku, image_url,
    quantity, list_price, unit_price, line_total, coupon_discount, hsn, gst_rate, taxable, cgst, sgst, igst
  )
  select p_order_id, p.id, v.id, p.name, v.size, v.color, c.name, v.sku,
    (
      select i.image_url from public.product_images i
      where i.product_id = p.id
      order by i.color is not distinct from v.color desc, i.position, i.id limit 1
    ),
    l.quantity, l.list_price, l.unit_price, l.unit_price * l.quantity, l.coupon_discount,
    p.hsn, l.gst_rate, l.taxable, l.cgst, l.sgst, l.igst
  from unnest(p_lines) as l
  join public.product_variants v on v.id = l.variant_id
  join public.products p on p.id = v.product_id
  join public.colors c on c.slug = v.color
$$;

-- Replaces the lines of an order that nobody prints yet, priced anew by the one calculator. p_seen and p_seen_lines
-- ({ variant_id: pieces }): what its editor saw. p_order: as in place_order; buyer, address and way to pay stay the order's. A
-- higher total raises what is due; a lower one of a paid order goes back by a refund. Returns the new total. PT403; PT404;
-- PT409 moved_meanwhile | lines_changed | not_editable (detail: why) | costs_more, and what check_order_facts raises; PT422
-- bad_lines | bad_sums.
create function public.edit_order_lines(
  p_order_number text, p_seen text, p_seen_lines jsonb, p_staff uuid, p_order jsonb
) returns numeric
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_lines private.order_line[];
  v_coupon public.coupons;
  v_charges jsonb := p_order -> 'charges';
  v_total numeric := (p_order ->> 'total')::numeric;
  v_before jsonb;
  v_why text;
begin
  if not private.staff_member_may(p_staff, 'orders.write') then
    raise sqlstate 'PT403' using message = 'You do not have permission to perform this action', hint = 'forbidden';
  end if;
  perform set_config('kapas.actor', p_staff::text, true);
  v_order := private.lock_order(private.order_of_number(p_order_number));
  perform private.refuse_moved(v_order, p_seen);
  if p_seen_lines is distinct from (
    select jsonb_object_agg(variant_id, quantity) from public.order_items where order_id = v_order.id
  ) then
    raise sqlstate 'PT409' using message = 'Somebody else changed the pieces of this order', hint = 'lines_changed';
  end if;
  v_why := private.find_edit_problem(v_order);
  if v_why is not null then
    raise sqlstate 'PT409' using message = 'The pieces of this order stay as they are', hint = 'not_editable', detail = v_why;
  elsif v_total > v_order.total and (v_order.paid_by is not null or v_order.payment_method = 'none') then
    raise sqlstate 'PT409' using message = 'A paid order can not cost more', hint = 'costs_more';
  end if;
  p_order := p_order || jsonb_build_object(
    'user_id', v_order.user_id, 'email', v_order.email, 'phone', v_order.phone,
    'shipping_address', v_order.shipping_address, 'payment_method', v_order.payment_method
  );
  select array_agg(l) into v_lines
    from jsonb_populate_recordset(null::private.order_line, p_order -> 'lines') as l;
  if coalesce(cardinality(v_lines), 0) not between 1 and 50
    or exists (select 1 from unnest(v_lines) as l where (l.quantity between 1 and 10) is not true)
    or (select count(distinct l.variant_id) <> count(*) from unnest(v_lines) as l) then
    raise sqlstate 'PT422' using message = 'An order has 1 to 50 different items, 1 to 10 of each', hint = 'bad_lines';
  elsif exists (
    select 1 from unnest(v_lines) as l
    having sum(l.list_price * l.quantity) is distinct from (p_order ->> 'subtotal')::numeric
      or sum((l.list_price - l.unit_price) * l.quantity) is distinct from (p_order ->> 'discount')::numeric
      or sum(l.coupon_discount) is distinct from (p_order ->> 'coupon_discount')::numeric
      or (v_charges ->> 'taxable')::numeric + (v_charges ->> 'cgst')::numeric + (v_charges ->> 'sgst')::numeric
        + (v_charges ->> 'igst')::numeric
        is distinct from (p_order ->> 'shipping')::numeric + (p_order ->> 'cod_fee')::numeric
  ) or (v_order.payment_method = 'none') <> (v_total = 0)
    or (v_order.payment_method <> 'cod' and (p_order ->> 'cod_fee')::numeric <> 0)
    or (p_order -> 'coupon' = 'null' and (p_order ->> 'coupon_discount')::numeric <> 0) then
    raise sqlstate 'PT422' using message = 'The sums of this order do not add up', hint = 'bad_sums';
  end if;

  if v_order.paid_by is not null and v_total < v_order.total then
    perform private.queue_refund(v_order.id, v_order.paid_by, v_order.total - v_total, 'edited', 'admin', 'Pieces changed');
  end if;
  perform private.lock_customer(v_order.user_id, v_order.email, v_order.phone);
  perform private.lock_coupons(array[v_order.id], (p_order #>> '{coupon,id}')::bigint);
  perform private.lock_stock(array(select l.variant_id from unnest(v_lines) as l), array[v_order.id]);
  perform private.move_order_stock(array[v_order.id], 'release', 'admin');
  select * into v_coupon from public.coupons where id = (p_order #>> '{coupon,id}')::bigint;
  perform private.check_order_facts(p_order, v_lines, v_coupon, v_order.id);

  v_before := private.told_lines(v_order.id);
  delete from public.order_items where order_id = v_order.id;
  perform private.insert_order_lines(v_order.id, v_lines);
  if v_coupon.id is distinct from v_order.coupon_id then
    delete from public.coupon_redemptions where order_id = v_order.id;
    update public.coupons set used = used - 1 where id = v_order.coupon_id;
    insert into public.coupon_redemptions (order_id, coupon_id) select v_order.id, v_coupon.id where v_coupon.id is not null;
    update public.coupons set used = used + 1 where id = v_coupon.id;
  end if;
  update public.orders
    set subtotal = (p_order ->> 'subtotal')::numeric, discount = (p_order ->> 'discount')::numeric,
      coupon_id = v_coupon.id, coupon_code = v_coupon.code, coupon_discount = (p_order ->> 'coupon_discount')::numeric,
      shipping = (p_order ->> 'shipping')::numeric, cod_fee = (p_order ->> 'cod_fee')::numeric, total = v_total,
      charges_gst_rate = (v_charges ->> 'gst_rate')::numeric, charges_taxable = (v_charges ->> 'taxable')::numeric,
      charges_cgst = (v_charges ->> 'cgst')::numeric, charges_sgst = (v_charges ->> 'sgst')::numeric,
      charges_igst = (v_charges ->> 'igst')::numeric, prepay = null
    where id = v_order.id;
  perform private.move_order_stock(array[v_order.id], 'reserve', 'admin');
  perform private.record_order_event(v_order.id, 'lines_changed', null, null, 'admin', '', jsonb_build_object(
    'before', v_before || jsonb_build_object('total', v_order.total),
    'after', private.told_lines(v_order.id) || jsonb_build_object('total', v_total)
  ));
  if v_order.status = 'Pending Payment' then
    perform private.send_payment_link(v_order.id, jsonb_build_object('edited', private.now()));
  elsif v_order.status = 'Confirmed' then
    perform private.queue_message('order_confirmed', v_order.id, jsonb_build_object('edited', private.now()));
  end if;
  return v_total;
end $$;
