-- The referral program: through whose link an order came, what counts of it, and the free T-shirts that it earns.
create table private.referrers (
  referrer_id uuid primary key references auth.users (id) on delete cascade,
  blocked_at timestamptz,
  block_reason text not null default '' check (char_length(block_reason) <= 400),
  rev int not null default 0 check (rev >= 0),
  orders int not null default 0 check (orders >= 0),
  first_orders int not null default 0 check (first_orders >= 0),
  sales numeric(12, 2) not null default 0 check (sales >= 0),
  pieces int not null default 0 check (pieces >= 0),
  held int not null default 0 check (held >= 0),
  refused int not null default 0 check (refused >= 0),
  risk int not null default 0 check (risk >= 0),
  rewards int not null default 0 check (rewards >= 0),
  used int not null default 0 check (used >= 0),
  cost numeric(12, 2) not null default 0 check (cost >= 0),
  words text not null default '',
  created_at timestamptz not null default private.now(),
  constraint referrers_block_reason_given check ((blocked_at is null) = (block_reason = ''))
);
comment on table private.referrers is 'Who brought an order by their link. Its figures are summed up when something changes; the row is the lock of its rewards';
comment on column private.referrers.rev is 'Counts the decisions of staff';
comment on column private.referrers.orders is 'Through the link, sold, and not their own';
comment on column private.referrers.cost is 'What the used rewards took off';
create index referrers_newest on private.referrers (created_at desc, referrer_id);
create index referrers_orders on private.referrers (orders desc, referrer_id);
create index referrers_cost on private.referrers (cost desc, referrer_id);
create index referrers_risk on private.referrers (risk desc, referrer_id);
create index referrers_held on private.referrers (created_at desc, referrer_id) where held > 0;
create index referrers_blocked on private.referrers (created_at desc, referrer_id) where blocked_at is not null;
create index referrers_words on private.referrers using gin (words extensions.gin_trgm_ops);
alter table private.referrers enable row level security;

create table private.referrals (
  order_id uuid primary key references public.orders (id) on delete cascade,
  referrer_id uuid not null references private.referrers (referrer_id) on delete cascade,
  state text not null check (state in ('counts', 'held', 'refused', 'released')),
  refusal text check (refusal in ('own_account', 'own_email', 'own_phone', 'own_address', 'own_device')),
  signals text[] not null default '{}' check (
    signals <@ array['network', 'pincode', 'shared_device', 'shared_phone', 'shared_address', 'many_orders', 'each_other']
  ),
  pieces int not null default 0 check (pieces >= 0),
  is_first_order boolean not null,
  browser_key_hash text,
  visitor text,
  address_key text,
  created_at timestamptz not null default private.now(),
  constraint referrals_refused_for check (state <> 'refused' or refusal is not null)
);
comment on table private.referrals is 'Orders that came through a link';
comment on column private.referrals.state is 'released: staff let it count whatever was found; held: it counts when staff say so';
comment on column private.referrals.pieces is 'T-shirts that count, as they were counted last';
comment on column private.referrals.visitor is 'A keyed hash of the network; forgotten with its two neighbours after 90 days';
create index referrals_referrer on private.referrals (referrer_id, created_at desc);
create index referrals_traces on private.referrals (created_at) where address_key is not null;
alter table private.referrals enable row level security;

create table private.referral_rewards (
  referrer_id uuid not null references private.referrers (referrer_id) on delete cascade,
  number int not null check (number > 0),
  pieces int not null check (pieces > 0),
  coupon_id bigint unique references public.coupons (id) on delete set null,
  created_at timestamptz not null default private.now(),
  primary key (referrer_id, number)
);
comment on table private.referral_rewards is 'Free T-shirts, each a code of its owner';
comment on column private.referral_rewards.pieces is 'How many T-shirts it was given for';
alter table private.referral_rewards enable row level security;

create table private.referral_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  browser_key_hash text not null,
  visitor text,
  seen_at timestamptz not null default private.now(),
  primary key (user_id, browser_key_hash)
);
comment on table private.referral_devices is 'Browsers in which somebody ordered or opened their link, for 90 days';
create index referral_devices_seen on private.referral_devices (seen_at);
alter table private.referral_devices enable row level security;

create table private.referral_changes (
  id bigint generated always as identity primary key,
  referrer_id uuid not null
);
comment on table private.referral_changes is 'Whose figures are to be counted again';
create index referral_changes_referrer on private.referral_changes (referrer_id);
alter table private.referral_changes enable row level security;

create view public.referrer_list as
select f.referrer_id as id,
  (select coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), u.email)
    from auth.users u left join public.profiles p on p.id = u.id where u.id = f.referrer_id) as name, f.orders, f.first_orders, f.sales, f.pieces, f.held, f.refused,
  f.risk, f.rewards, f.used, f.cost, case when f.orders > 0 then round(f.cost / f.orders, 2) else 0 end::numeric(12, 2) as cost_per_order,
  f.blocked_at is not null as is_blocked, f.held > 0 as is_held, f.created_at, f.words
from private.referrers f
where (select private.may('offers.read'));

-- Removes what tells from where the forgotten orders came. What the person brought goes with the account.
create function private.forget_referrals_of(p_order_ids uuid[]) returns void
language sql set search_path = '' as $$
  update private.referrals set browser_key_hash = null, visitor = null, address_key = null where order_id = any (p_order_ids)
$$;

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
  perform private.forget_referrals_of(v_order_ids);
  delete from auth.users where id = p_user_id;
  return 'deleted';
end $$;

-- A person's part in the program, for the copy of their data: nothing that says who their friends are.
create function private.export_referrals(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'orders_through_link', coalesce((
      select jsonb_agg(jsonb_build_object('placed_on', r.created_at::date, 'counts', r.state in ('counts', 'released'), 'pieces', r.pieces)
        order by r.created_at)
      from private.referrals r where r.referrer_id = p_user_id
    ), '[]'),
    'rewards', coalesce((
      select jsonb_agg(jsonb_build_object('number', w.number, 'code', c.code, 'created_at', w.created_at) order by w.number)
      from private.referral_rewards w left join public.coupons c on c.id = w.coupon_id where w.referrer_id = p_user_id
    ), '[]'),
    'browsers', coalesce((
      select jsonb_agg(jsonb_build_object('seen_at', d.seen_at) order by d.seen_at)
      from private.referral_devices d where d.user_id = p_user_id
    ), '[]')
  )
$$;

-- Everything that the shop stores about one person. Tables with a user_id column are included automatically.
create or replace function private.export_account(p_user_id uuid) returns jsonb
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
  select v_copy || jsonb_build_object('submissions', coalesce(jsonb_agg(
    to_jsonb(s) - array['id', 'reviewer', 'taken_at', 'art_hashes', 'rev'] order by s.created_at
  ), '[]')) into v_copy
    from public.submissions s join public.design_versions v on v.id = s.version_id where v.user_id = p_user_id;
  v_copy := v_copy || jsonb_build_object('referrals', private.export_referrals(p_user_id));
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

-- One spelling per door: letters and digits of the first line, and the pincode.
create function private.address_key(p_address jsonb) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(lower(p_address ->> 'line1'), '[^[:alnum:]]', '', 'g') || ' ' || (p_address ->> 'pincode')
$$;

-- Remembers that a person has used a browser, for as long as private.forget_referral_traces() lets it.
create function private.note_referral_device(p_user_id uuid, p_browser_key_hash text, p_visitor text) returns void
language sql security definer set search_path = '' as $$
  insert into private.referral_devices as d (user_id, browser_key_hash, visitor)
  select id, p_browser_key_hash, p_visitor from auth.users where id = p_user_id
  on conflict (user_id, browser_key_hash) do update set visitor = excluded.visitor, seen_at = private.now()
$$;

-- Why an order is not a friend's but the referrer's own: by account, mailbox, phone, address or browser; null: it is not.
-- An order whose buyer is forgotten tells nothing.
create function private.referral_refusal(p_referral private.referrals, p_order public.orders) returns text
language sql stable set search_path = '' as $$
  select case
    when p_order.user_id = p_referral.referrer_id then 'own_account'
    when p_order.email = 'deleted@kapas.invalid' then null
    when exists (
      select from auth.users u
      where u.id = p_referral.referrer_id and private.email_key(u.email) = private.email_key(p_order.email)
    ) or exists (
      select from public.orders o where o.user_id = p_referral.referrer_id
        and private.email_key(o.email) = private.email_key(p_order.email)
    ) then 'own_email'
    when exists (
      select from auth.users u where u.id = p_referral.referrer_id and '+' || ltrim(u.phone, '+') = p_order.phone
    ) or exists (
      select from public.orders o where o.user_id = p_referral.referrer_id and o.phone = p_order.phone
    ) or exists (
      select from public.user_addresses a where a.user_id = p_referral.referrer_id and a.phone = p_order.phone
    ) then 'own_phone'
    when exists (
      select from public.orders o where o.user_id = p_referral.referrer_id
        and private.address_key(o.shipping_address) = p_referral.address_key
    ) or exists (
      select from public.user_addresses a where a.user_id = p_referral.referrer_id
        and private.address_key(to_jsonb(a)) = p_referral.address_key
    ) then 'own_address'
    when exists (
      select from private.referral_devices d
      where d.user_id = p_referral.referrer_id and d.browser_key_hash = p_referral.browser_key_hash
    ) then 'own_device'
  end
$$;

-- How odd the signals are together. A network is shared by many homes, and a pincode by a whole part of a town.
create function private.referral_risk(p_signals text[]) returns int
language sql immutable set search_path = '' as $$
  select coalesce(sum(case when signal in ('network', 'pincode') then 1 else 2 end), 0)::int from unnest(p_signals) as signal
$$;

-- What the back office has set for the referral program; the usual values are those of lib/settings/referral-settings.ts.
create function private.referral_rules(
  out is_on boolean, out pieces int, out cap numeric, out valid_days int, out hold_at int
)
language sql stable set search_path = '' as $$
  select
    coalesce((s.value ->> 'isOn')::boolean, true),
    coalesce(nullif(s.value ->> 'pieces', '')::int, 3),
    coalesce(nullif(s.value ->> 'cap', '')::numeric, 699),
    coalesce(nullif(s.value ->> 'validDays', '')::int, 90),
    coalesce(nullif(s.value ->> 'holdAt', '')::int, 2)
  from (select 1) as one
  left join public.admin_settings s on s.key = 'referral_settings'
$$;

-- What looks odd about an order through a link when it is placed. Each may have a good reason; private.referral_risk() adds
-- them up.
create function private.referral_signals(p_referral private.referrals, p_order public.orders) returns text[]
language sql stable set search_path = '' as $$
  with others as (
    select r.*, o.phone from private.referrals r join public.orders o on o.id = r.order_id
    where r.referrer_id = p_referral.referrer_id and r.order_id <> p_referral.order_id
      and r.created_at > private.now() - interval '90 days' and private.email_key(o.email) <> private.email_key(p_order.email)
  )
  select coalesce(array_agg(signal order by signal), '{}') from (
    select 'network' as signal where exists (
      select from private.referral_devices d where d.user_id = p_referral.referrer_id and d.visitor = p_referral.visitor
    )
    union all
    select 'pincode' where exists (
      select from public.user_addresses a
      where a.user_id = p_referral.referrer_id and a.pincode = p_order.shipping_address ->> 'pincode'
    )
    union all
    select 'shared_device' where exists (select from others where browser_key_hash = p_referral.browser_key_hash)
    union all
    select 'shared_phone' where exists (select from others where phone = p_order.phone)
    union all
    select 'shared_address' where exists (select from others where address_key = p_referral.address_key)
    union all
    select 'many_orders' where (select count(*) >= 5 from others where created_at > private.now() - interval '1 day')
    union all
    select 'each_other' where exists (
      select from private.referrals back join public.orders o on o.id = back.order_id
      where back.referrer_id = p_order.user_id and o.user_id = p_referral.referrer_id
    )
  ) as found
$$;

-- Notes through whose link an order came, in the transaction that places it, and never refuses it. p_sent: what place_order()
-- got; its `referral` are the codes that the browser has kept, the oldest first. The first that is somebody's counts.
create function private.note_referral(p_order public.orders, p_sent jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_codes text[] := array(select jsonb_array_elements_text(
    case when jsonb_typeof(p_sent -> 'referral') = 'array' then p_sent -> 'referral' else '[]' end
  ) limit 5);
  v_new private.referrals;
begin
  if p_order.user_id is not null and p_sent ->> 'browser_key_hash' is not null and p_sent -> 'origin' is not null then
    perform private.note_referral_device(p_order.user_id, p_sent ->> 'browser_key_hash', p_sent #>> '{origin,visitor}');
  end if;
  insert into private.referral_changes (referrer_id)
    select referrer_id from private.referral_rewards where coupon_id = p_order.coupon_id;
  select u.id into v_new.referrer_id
    from unnest(v_codes) with ordinality as c (code, place)
    join auth.users u on u.id::text = lower(c.code)
    where not exists (select from public.user_roles s where s.user_id = u.id)
    order by c.place limit 1;
  if v_new.referrer_id is null or not (private.referral_rules()).is_on then
    return;
  end if;
  -- Waits for a deletion of the account, and then finds nobody.
  perform from auth.users where id = v_new.referrer_id for key share;
  if not found then
    return;
  end if;
  -- A row that is being counted would make "on conflict" alone wait for it.
  insert into private.referrers (referrer_id)
    select v_new.referrer_id where not exists (select from private.referrers where referrer_id = v_new.referrer_id)
    on conflict do nothing;
  v_new.order_id := p_order.id;
  v_new.browser_key_hash := p_sent ->> 'browser_key_hash';
  v_new.visitor := p_sent #>> '{origin,visitor}';
  v_new.address_key := private.address_key(p_order.shipping_address);
  v_new.refusal := private.referral_refusal(v_new, p_order);
  v_new.signals := private.referral_signals(v_new, p_order);
  insert into private.referrals (
    order_id, referrer_id, state, refusal, signals, is_first_order, browser_key_hash, visitor, address_key
  ) values (
    v_new.order_id, v_new.referrer_id,
    case
      when v_new.refusal is not null then 'refused'
      when private.referral_risk(v_new.signals) >= (private.referral_rules()).hold_at then 'held'
      else 'counts'
    end,
    v_new.refusal, v_new.signals,
    not exists (
      select from private.orders_of_customer(p_order.user_id, p_order.email, p_order.phone) as o
      where o.id <> p_order.id and private.counts_for(o, p_order.user_id)
    ),
    v_new.browser_key_hash, v_new.visitor, v_new.address_key
  );
  insert into private.referral_changes (referrer_id) values (v_new.referrer_id);
end $$;

-- p_order: { user_id, browser_key_hash, name, email, phone, is_phone_proven, payment_method, shipping_address, zone, rules, coupon: { id, updated_at } | null,
--   origin: { visitor, is_puzzled, caps }, referral: the codes of links that the browser has followed, see note_referral(),
--   subtotal, discount, coupon_discount, shipping, cod_fee, total, charges: { gst_rate, taxable, cgst, sgst, igst },
--   gstin, business_name, note,
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
    shipping_address, gstin, business_name, note, expires_at
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
  perform private.note_referral(v_order, p_order);
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

-- Blocks a referrer for a reason, or lets them go on with an empty one. Codes that they have not used stop, or work again.
-- PT404; PT409 stale: somebody has decided since p_rev; PT422 bad_reason.
create function private.block_referrer(p_referrer_id uuid, p_rev int, p_reason text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_rev int;
  v_reason text := btrim(p_reason);
begin
  perform private.require_permission('offers.write');
  if v_reason <> '' and char_length(v_reason) not between 3 and 400 then
    raise sqlstate 'PT422' using message = 'A reason has 3 to 400 characters', hint = 'bad_reason';
  end if;
  perform from public.coupons
    where id in (select coupon_id from private.referral_rewards where referrer_id = p_referrer_id)
    order by id for no key update;
  select rev into v_rev from private.referrers where referrer_id = p_referrer_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'This referrer is gone', hint = 'not_found';
  elsif v_rev <> p_rev then
    raise sqlstate 'PT409' using message = 'Somebody else has decided meanwhile', hint = 'stale';
  end if;
  update private.referrers
    set blocked_at = case when v_reason <> '' then private.now() end, block_reason = v_reason, rev = rev + 1
    where referrer_id = p_referrer_id;
  update public.coupons set is_active = v_reason = ''
    where id in (select coupon_id from private.referral_rewards where referrer_id = p_referrer_id) and used = 0
      and is_active <> (v_reason = '');
  insert into private.referral_changes (referrer_id) values (p_referrer_id);
end $$;

-- Lets an order count, whatever was found about it, or sets it aside. An order of the referrer's own account never counts.
-- PT404; PT409 stale: somebody has decided since p_rev, own_account; PT422 bad_state.
create function private.decide_referral(p_order_number text, p_rev int, p_state text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_referral private.referrals;
  v_rev int;
begin
  perform private.require_permission('offers.write');
  if p_state not in ('released', 'held') then
    raise sqlstate 'PT422' using message = 'An order is released or held', hint = 'bad_state';
  end if;
  select r.* into v_referral from private.referrals r join public.orders o on o.id = r.order_id where o.order_id = p_order_number;
  select rev into v_rev from private.referrers where referrer_id = v_referral.referrer_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'This order came through no link', hint = 'not_found';
  elsif v_rev <> p_rev then
    raise sqlstate 'PT409' using message = 'Somebody else has decided meanwhile', hint = 'stale';
  elsif v_referral.refusal = 'own_account' then
    raise sqlstate 'PT409' using message = 'An own order never counts', hint = 'own_account';
  end if;
  update private.referrals set state = p_state where order_id = v_referral.order_id and state <> p_state;
  update private.referrers set rev = rev + 1 where referrer_id = v_referral.referrer_id;
  insert into private.referral_changes (referrer_id) values (v_referral.referrer_id);
end $$;

-- One free T-shirt for the referrer: a code of their account that works once, and its mail.
create function private.give_referral_reward(p_referrer_id uuid, p_number int) returns void
language plpgsql set search_path = '' as $$
declare
  v_rules record := private.referral_rules();
  v_coupon public.coupons;
begin
  v_coupon := private.give_coupon('referrals', 'TEE-', jsonb_build_object(
    'kind', 'free_item', 'description', 'A free T-shirt for inviting friends', 'max_discount', v_rules.cap,
    'ends_at', private.now() + make_interval(days => v_rules.valid_days),
    'category_ids', array(
      select c.id from public.categories c
      where exists (select from public.products p where p.primary_category_id = c.id and p.cut <> 'accessory') order by c.id
    )
  ), p_referrer_id, null);
  insert into private.referral_rewards (referrer_id, number, pieces, coupon_id)
    values (p_referrer_id, p_number, v_rules.pieces, v_coupon.id);
  insert into public.outbox (topic, user_id, data)
    values ('referral_reward', p_referrer_id, jsonb_build_object('reward', p_number)) on conflict do nothing;
end $$;

-- What everybody may know of the program. What it is held for is the shop's own business.
create function private.referral_terms() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'is_on', r.is_on, 'pieces', r.pieces, 'cap', r.cap, 'valid_days', r.valid_days,
    'claims', jsonb_build_object(
      'ambassadors', coalesce(nullif(s.value ->> 'ambassadors', ''), '10,000+'),
      'free_tees', coalesce(nullif(s.value ->> 'freeTees', ''), '50,000+'),
      'rating', coalesce(nullif(s.value ->> 'rating', ''), '4.9')
    )
  )
  from private.referral_rules() as r left join public.admin_settings s on s.key = 'referral_settings'
$$;

-- The T-shirts of an order that its buyer paid for and has kept: without what came back for money, also of pieces that were
-- exchanged, without what staff gave back by hand, and without the piece that a coupon made free. Custom tees are T-shirts.
create function private.tees_kept(p_order public.orders) returns int
language sql stable set search_path = '' as $$
  select greatest(0, coalesce(bought.tees, 0) - coalesce(back.tees, 0) - coalesce(floor(
    by_hand.amount * bought.pieces / nullif(p_order.subtotal - p_order.discount - p_order.coupon_discount, 0)
  ), 0) - coalesce(free.tees, 0))::int
  from (
    select sum(i.quantity) filter (where p.cut <> 'accessory') as tees, sum(i.quantity) as pieces
    from public.order_items i join public.products p on p.id = i.product_id where i.order_id = p_order.id
  ) as bought, (
    select sum(r.quantity) as tees
    from public.return_requests q
    join public.return_items r on r.return_id = q.id
    join public.order_items i on i.id = r.order_item_id
    join public.products p on p.id = i.product_id
    where q.order_id in (select private.family_of(p_order.id)) and q.kind = 'return' and q.status = 'Received'
      and p.cut <> 'accessory'
  ) as back, (
    select sum(amount) as amount from public.refunds
    where order_id = p_order.id and reason in ('goodwill', 'chargeback') and status <> 'failed'
  ) as by_hand, (
    select count(*) as tees from public.coupons where id = p_order.coupon_id and kind = 'free_item'
  ) as free
$$;

-- What a customer sees of their own link: tees that count toward the next reward, tees of orders that are still on their way or in
-- their time for returns, and the rewards with their codes.
create function private.my_referral() returns jsonb
language sql stable security definer set search_path = '' as $$
  with me as (select (select auth.uid()) as id),
  mine as materialized (
    select r.state, r.pieces, o as placed
    from private.referrals r join public.orders o on o.id = r.order_id
    where r.referrer_id = (select id from me)
  )
  select private.referral_terms() - 'claims' || jsonb_build_object(
    'counted', greatest(0, coalesce((select sum(pieces) from mine where state in ('counts', 'released')), 0)
      - coalesce((select sum(w.pieces) from private.referral_rewards w where w.referrer_id = (select id from me)), 0)),
    'waiting', coalesce((
      select sum(private.tees_kept(placed)) from mine
      where state <> 'refused' and (placed).status not in ('Pending Payment', 'Completed', 'Returned', 'RTO', 'Cancelled')
    ), 0),
    'rewards', coalesce((
      select jsonb_agg(jsonb_build_object(
        'code', c.code, 'ends_at', c.ends_at, 'given_at', w.created_at,
        'state', case when c.used > 0 then 'used' when not c.is_active or c.ends_at <= private.now() then 'over' else 'open' end
      ) order by w.number desc)
      from private.referral_rewards w join public.coupons c on c.id = w.coupon_id
      where w.referrer_id = (select id from me)
    ), '[]')
  )
$$;

-- Notes whose figures an order moves: of whoever's link it came through, also for an exchange of its pieces, and of whoever
-- pays for it with a reward. Only appends, so that nobody who changes an order waits for a referrer.
create function private.note_referral_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_order public.orders;
begin
  select * into v_order from public.orders
    where id = case tg_table_name when 'orders' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'order_id' end::uuid;
  insert into private.referral_changes (referrer_id)
    select referrer_id from private.referrals where order_id = (private.paid_order_of(v_order)).id
    union
    select referrer_id from private.referral_rewards where coupon_id = v_order.coupon_id;
  return null;
end $$;

-- What the program has brought and cost, for the head of the list.
create function private.referral_figures() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('offers.read');
  return (
    select jsonb_build_object(
      'referrers', count(*), 'orders', coalesce(sum(orders), 0), 'first_orders', coalesce(sum(first_orders), 0),
      'sales', coalesce(sum(sales), 0), 'rewards', coalesce(sum(rewards), 0), 'used', coalesce(sum(used), 0),
      'cost', coalesce(sum(cost), 0), 'held', coalesce(sum(held), 0)
    )
    from private.referrers
  );
end $$;

-- The T-shirts of an order that count: those of a Completed order, so the time for returns is over, with money that nobody
-- disputes.
create function private.referral_pieces(p_order public.orders) returns int
language sql stable set search_path = '' as $$
  select case
    when p_order.status = 'Completed' and p_order.disputed_at is null and p_order.total > 0
      and p_order.payment_status <> 'refunded' then private.tees_kept(p_order)
    else 0
  end
$$;

-- A referrer as staff see them; null: nobody's.
create function private.referrer_desk(p_referrer_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('offers.read');
  return (
    select to_jsonb(f) - array['words', 'created_at'] || jsonb_build_object(
      'name', private.name_of_person(f.referrer_id),
      'referrals', coalesce((
        select jsonb_agg(jsonb_build_object(
          'order_number', o.order_id, 'status', o.status, 'total', o.total, 'placed_at', o.created_at, 'state', r.state,
          'refusal', r.refusal, 'signals', r.signals, 'pieces', r.pieces, 'tees', private.tees_kept(o),
          'is_first_order', r.is_first_order
        ) order by o.created_at desc)
        from (
          select * from private.referrals where referrer_id = f.referrer_id order by created_at desc limit 200
        ) as r join public.orders o on o.id = r.order_id
      ), '[]'),
      'given', coalesce((
        select jsonb_agg(jsonb_build_object(
          'number', w.number, 'coupon_id', c.id, 'code', c.code, 'given_at', w.created_at, 'ends_at', c.ends_at, 'is_active', c.is_active,
          'order_number', o.order_id, 'discount', o.coupon_discount
        ) order by w.number desc)
        from private.referral_rewards w
        left join public.coupons c on c.id = w.coupon_id
        left join public.orders o on o.coupon_id = c.id and private.counts_as_sold(o)
        where w.referrer_id = f.referrer_id
      ), '[]')
    )
    from private.referrers f where f.referrer_id = p_referrer_id
  );
end $$;

-- The figures of a referrer's row, for the list of staff. The caller holds the row.
create function private.sum_up_referrer(p_referrer_id uuid) returns void
language sql set search_path = '' as $$
  update private.referrers as f set
    orders = brought.orders, first_orders = brought.first_orders, sales = brought.sales, pieces = brought.pieces,
    held = brought.held, refused = brought.refused, risk = brought.risk,
    rewards = given.rewards, used = given.used, cost = given.cost, words = private.name_of_person(p_referrer_id) || ' ' ||
      coalesce((select email from auth.users where id = p_referrer_id), '')
  from (
    select count(*) filter (where counts) as orders, count(*) filter (where counts and is_first_order) as first_orders,
      coalesce(sum(total) filter (where counts), 0) as sales,
      coalesce(sum(pieces) filter (where state in ('counts', 'released')), 0) as pieces,
      count(*) filter (where state = 'held' and is_sold) as held, count(*) filter (where state = 'refused') as refused,
      coalesce(max(private.referral_risk(signals)) filter (where state <> 'released'), 0) as risk
    from (
      select r.*, o.total, private.counts_as_sold(o) as is_sold,
        r.state in ('counts', 'released') and private.counts_as_sold(o) as counts
      from private.referrals r join public.orders o on o.id = r.order_id where r.referrer_id = p_referrer_id
    ) as each
  ) as brought, (
    select count(distinct w.number) as rewards, count(o.id) as used, coalesce(sum(o.coupon_discount), 0) as cost
    from private.referral_rewards w
    left join public.orders o on o.coupon_id = w.coupon_id and private.counts_as_sold(o)
    where w.referrer_id = p_referrer_id
  ) as given
  where f.referrer_id = p_referrer_id
$$;

-- Counts what a referrer has brought and gives what is earned, once: under the lock of their row, so of two that count at
-- the same time the second sees what the first has given. Nothing that was given is taken back when pieces come back later;
-- the next reward then needs more of them.
create function private.settle_referrer(p_referrer_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_rules record := private.referral_rules();
  v_referrer private.referrers;
  v_pieces int;
  v_spent int;
  v_given int;
begin
  -- Before the row: the reward's mail names the account.
  perform from auth.users where id = p_referrer_id for key share;
  select * into v_referrer from private.referrers where referrer_id = p_referrer_id for no key update;
  if not found then
    return;
  end if;

  update private.referrals r
    set refusal = coalesce(r.refusal, now_known.refusal), pieces = now_known.pieces,
      state = case when r.state in ('counts', 'held') and now_known.refusal is not null then 'refused' else r.state end
  from (
    select known.order_id, private.referral_pieces(o) as pieces, private.referral_refusal(known, o) as refusal
    from private.referrals known join public.orders o on o.id = known.order_id where known.referrer_id = p_referrer_id
  ) as now_known
  where r.order_id = now_known.order_id
    and (r.pieces <> now_known.pieces or r.refusal is null and now_known.refusal is not null);

  select coalesce(sum(pieces), 0) into v_pieces
    from private.referrals where referrer_id = p_referrer_id and state in ('counts', 'released');
  select coalesce(sum(pieces), 0), count(*) into v_spent, v_given
    from private.referral_rewards where referrer_id = p_referrer_id;
  while v_rules.is_on and v_referrer.blocked_at is null and v_pieces - v_spent >= v_rules.pieces loop
    v_given := v_given + 1;
    v_spent := v_spent + v_rules.pieces;
    perform private.give_referral_reward(p_referrer_id, v_given);
  end loop;
  perform private.sum_up_referrer(p_referrer_id);
end $$;

create function public.block_referrer(p_referrer_id uuid, p_rev int, p_reason text) returns void
language sql set search_path = '' as $$ select private.block_referrer(p_referrer_id, p_rev, p_reason) $$;

create function public.decide_referral(p_order_number text, p_rev int, p_state text) returns void
language sql set search_path = '' as $$ select private.decide_referral(p_order_number, p_rev, p_state) $$;

-- What the mail of a reward tells; null when its code is used, over or gone.
create function public.find_referral_reward(p_user_id uuid, p_number int) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('code', c.code, 'ends_at', c.ends_at, 'cap', c.max_discount, 'pieces', w.pieces)
  from private.referral_rewards w join public.coupons c on c.id = w.coupon_id
  where w.referrer_id = p_user_id and w.number = p_number
    and c.used = 0 and c.is_active and coalesce(c.ends_at, 'infinity') > private.now()
$$;

-- Forgets from which browser and network people ordered, 90 days after; what was found by then stays.
create function public.forget_referral_traces(p_limit int default 500) returns int
language plpgsql set search_path = '' as $$
declare
  v_count int;
begin
  delete from private.referral_devices where (user_id, browser_key_hash) in (
    select user_id, browser_key_hash from private.referral_devices
    where seen_at < private.now() - interval '90 days' order by seen_at limit p_limit for update skip locked
  );
  update private.referrals set browser_key_hash = null, visitor = null, address_key = null where order_id in (
    select order_id from private.referrals
    where created_at < private.now() - interval '90 days' and address_key is not null
    order by created_at limit p_limit for update skip locked
  );
  get diagnostics v_count = row_count;
  return v_count;
end $$;

create function public.my_referral() returns jsonb
language sql stable set search_path = '' as $$ select private.my_referral() $$;

create function public.note_referral_device(p_user_id uuid, p_browser_key_hash text, p_visitor text) returns void
language sql set search_path = '' as $$
  select private.note_referral_device(p_user_id, p_browser_key_hash, p_visitor)
$$;

create function public.referral_figures() returns jsonb
language sql stable set search_path = '' as $$ select private.referral_figures() $$;

create function public.referral_terms() returns jsonb
language sql stable set search_path = '' as $$ select private.referral_terms() $$;

create function public.referrer_desk(p_referrer_id uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.referrer_desk(p_referrer_id) $$;

-- Settles one referrer with news, in a transaction of its own; false: there is no news. The jobs call it again and again.
create function public.settle_referrals() returns boolean
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '10s' as $$
declare
  v_referrer_id uuid;
begin
  select referrer_id into v_referrer_id from private.referral_changes order by id limit 1 for update skip locked;
  if not found then
    return false;
  end if;
  delete from private.referral_changes where id in (
    select id from private.referral_changes where referrer_id = v_referrer_id for update skip locked
  );
  perform private.settle_referrer(v_referrer_id);
  return true;
end $$;

-- What is wrong with a document of admin_settings, as "field: what it must be"; null when it is valid. Fields may be absent.
-- lib/settings/admin-settings.ts has the same rules.
create or replace function private.find_admin_setting_problem(p_key text, p_value jsonb) returns text
language sql immutable set search_path = '' as $$
  with rules (setting, field, pattern, words, needed_by) as (values
    ('analytics_settings', 'enableAnalytics', null, 'true or false', null),
    ('analytics_settings', 'enableAds', null, 'true or false', null),
    ('analytics_settings', 'enableTagManager', null, 'true or false', null),
    ('analytics_settings', 'enableFacebookPixel', null, 'true or false', null),
    ('analytics_settings', 'enableClarity', null, 'true or false', null),
    ('analytics_settings', 'analyticsId', '^G-[A-Z0-9]{6,12}$', 'an id such as G-ABC123DEF4', 'enableAnalytics=true'),
    ('analytics_settings', 'adsId', '^AW-[0-9]{8,12}$', 'an id such as AW-123456789', 'enableAds=true'),
    ('analytics_settings', 'tagManagerId', '^GTM-[A-Z0-9]{4,10}$', 'an id such as GTM-ABC123', 'enableTagManager=true'),
    ('analytics_settings', 'facebookPixelId', '^[0-9]{10,20}$', 'an id of 10 to 20 digits', 'enableFacebookPixel=true'),
    ('analytics_settings', 'clarityId', '^[a-z0-9]{8,12}$', 'an id such as abcd1234ef', 'enableClarity=true'),
    ('chat_settings', 'enableChat', null, 'true or false', null),
    ('chat_settings', 'chatProvider', '^(tawk|intercom|zendesk|crisp|livechat|freshchat)$', 'one of the six providers', 'enableChat=true'),
    ('chat_settings', 'tawkPropertyId', '^[0-9a-f]{24}$', 'an id of 24 letters a to f and digits', 'chatProvider=tawk'),
    ('chat_settings', 'tawkWidgetId', '^[0-9a-z]{6,12}$', 'an id such as 1abcdefgh, or default', 'chatProvider=tawk'),
    ('chat_settings', 'intercomAppId', '^[a-z0-9]{6,12}$', 'an id such as ab12cd34', 'chatProvider=intercom'),
    ('chat_settings', 'zendeskKey', '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', 'a key such as 0a1b2c3d-0000-0000-0000-0123456789ab', 'chatProvider=zendesk'),
    ('chat_settings', 'crispWebsiteId', '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', 'an id such as 0a1b2c3d-0000-0000-0000-0123456789ab', 'chatProvider=crisp'),
    ('chat_settings', 'livechatLicense', '^[0-9]{5,12}$', 'a number of 5 to 12 digits', 'chatProvider=livechat'),
    ('chat_settings', 'freshchatToken', '^[0-9a-zA-Z-]{20,60}$', 'a token of 20 to 60 letters, digits and dashes', 'chatProvider=freshchat'),
    ('chat_settings', 'freshchatHost', '^https://[a-z0-9.-]+\.freshchat\.com$', 'an address such as https://wchat.in.freshchat.com', 'chatProvider=freshchat'),
    ('ai_art_settings', 'isOn', null, 'true or false', null),
    ('ai_art_settings', 'personDay', '^[1-9][0-9]?$', 'a number from 1 to 99', 'isOn=true'),
    ('ai_art_settings', 'personMonth', '^[1-9][0-9]{0,2}$', 'a number from 1 to 999', 'isOn=true'),
    ('ai_art_settings', 'shopDay', '^[1-9][0-9]{0,3}$', 'a number from 1 to 9999', 'isOn=true'),
    ('ai_art_settings', 'budget', '^[1-9][0-9]{0,5}$', 'whole rupees, from 1 to 999999', 'isOn=true'),
    ('referral_settings', 'isOn', null, 'true or false', null),
    ('referral_settings', 'pieces', '^[1-9]$', 'a number from 1 to 9', 'isOn=true'),
    ('referral_settings', 'cap', '^[1-9][0-9]{0,4}$', 'whole rupees, from 1 to 99999', 'isOn=true'),
    ('referral_settings', 'validDays', '^[1-9][0-9]{0,2}$', 'days, from 1 to 999', 'isOn=true'),
    ('referral_settings', 'holdAt', '^[1-9]$', 'a number from 1 to 9', 'isOn=true'),
    ('referral_settings', 'ambassadors', '^[0-9][0-9,]{0,11}\+?$', 'a number such as 10,000+', 'isOn=true'),
    ('referral_settings', 'freeTees', '^[0-9][0-9,]{0,11}\+?$', 'a number such as 50,000+', 'isOn=true'),
    ('referral_settings', 'rating', '^([1-4](\.[0-9])?|5(\.0)?)$', 'a number such as 4.9', 'isOn=true'),
    ('notification_settings', 'email', '^[^\s@,<>]+@[^\s@,<>]+\.[^\s@,<>]+$', 'an e-mail address', 'emailOn'),
    ('notification_settings', 'slackChannel', '^#[a-z0-9_-]{1,79}$', 'a channel such as #orders', 'slackOn'),
    ('notification_settings', 'emailOn', null, 'a list of events', null),
    ('notification_settings', 'slackOn', null, 'a list of events', null)
  ),
  mine as (
    select r.*, p_value -> r.field as value, coalesce(p_value ->> r.field, '') as text,
      case
        when r.needed_by is null then false
        when p_value ->> 'enableChat' is distinct from 'true' and r.setting = 'chat_settings' then false
        when r.needed_by like '%=%' then p_value ->> split_part(r.needed_by, '=', 1) = split_part(r.needed_by, '=', 2)
        else jsonb_typeof(p_value -> r.needed_by) = 'array' and p_value -> r.needed_by <> '[]'
      end as is_needed
    from rules r where r.setting = p_key
  )
  select case
    when p_key = 'general_settings' then case when length(p_value::text) > 2000 then 'short' end
    when not exists (select from mine) then 'a setting that the shop knows'
    when jsonb_typeof(p_value) <> 'object' then 'an object'
    else coalesce(
      (select f || ': not a known field' from jsonb_object_keys(p_value) as f
       where not exists (select from mine where field = f) order by f limit 1),
      (select field || ': ' || words from mine
       where case
         when pattern is not null then
           coalesce(jsonb_typeof(value), 'string') <> 'string'
           or (text = '' and is_needed) is true or (text <> '' and text !~ pattern)
         when field in ('emailOn', 'slackOn') then value is not null and not (
           jsonb_typeof(value) = 'array' and value <@ jsonb_build_array(
             'order_placed', 'cod_to_confirm', 'return_requested', 'refund_failed', 'dispute_opened', 'low_stock', 'message_failed'
           ))
         else value is not null and jsonb_typeof(value) <> 'boolean'
       end
       order by field limit 1)
    )
  end
$$;

create function private.grants_of_referrals() returns void
language sql set search_path = '' as $$
  grant execute on function public.referral_terms(), private.referral_terms() to anon, authenticated;
  grant select on public.referrer_list to authenticated;
  grant execute on function
    public.my_referral(), private.my_referral(),
    public.referral_figures(), private.referral_figures(),
    public.referrer_desk(uuid), private.referrer_desk(uuid),
    public.block_referrer(uuid, int, text), private.block_referrer(uuid, int, text),
    public.decide_referral(text, int, text), private.decide_referral(text, int, text)
    to authenticated;
$$;

-- Whether the caller may see a list of the back office, by the name of its definition: a search for a buyer's phone is as
-- private as the list that it searches.
create or replace function private.may_see_list(p_list text) returns boolean
language sql stable set search_path = '' as $$
  select case p_list
    when 'products' then private.may('products.read')
    when 'inventory' then private.may('inventory.read')
    when 'orders' then private.may('orders.read')
    when 'packing' then private.may('orders.fulfil')
    when 'dead-messages' then private.may('orders.read')
    when 'breaks' then private.may('money.read')
    when 'customers' then private.may('customers.read')
    when 'coupons' then private.may('offers.read')
    when 'posts' then private.may('content.write')
    when 'inbox' then private.may('customers.read')
    when 'referrers' then private.may('offers.read')
    when 'submissions' then private.may('art.review')
    else false
  end
$$;

-- What has no picture for links, or has changed since it was drawn: the newest first.
create or replace function public.list_undrawn_og(p_limit int) returns table (
  kind text, thing_id bigint, title text, line text, picture_url text, changed_at timestamptz
)
language sql stable set search_path = '' as $$
  with undrawn as (
    select 'product' as kind, p.id as thing_id, p.name as title, '' as line, (
      select i.image_url from public.product_images i where i.product_id = p.id order by i.position, i.id limit 1
    ) as picture_url, p.changed_at
    from public.products p
    where p.status = 'published' and not p.is_deleted and not exists (
      select from public.og_pictures o where o.kind = 'product' and o.thing_id = p.id and o.made_at >= p.changed_at
    )
    union all
    select 'category', c.id, c.name, c.description, coalesce(c.picture_url, (
      select i.image_url from public.products p join public.product_images i on i.product_id = p.id
      where c.id in (p.primary_category_id, p.subcategory_id) and p.status = 'published' and not p.is_deleted
      order by p.created_at desc, p.id desc, i.position limit 1
    )), c.updated_at
    from public.categories c
    where not c.is_deleted and not c.is_hidden and not exists (
      select from public.og_pictures o where o.kind = 'category' and o.thing_id = c.id and o.made_at >= c.updated_at
    )
    union all
    select 'post', b.id, b.title, b.summary, b.cover_url, b.changed_at
    from public.blog_posts b
    where b.is_live and not exists (
      select from public.og_pictures o where o.kind = 'post' and o.thing_id = b.id and o.made_at >= b.changed_at
    )
    union all
    -- Pages without a row of their own, numbered in lib/seo/page-pictures.ts, which has their titles.
    select 'page', n, '', '', (
      select i.image_url from public.products p join public.product_images i on i.product_id = p.id
      where p.status = 'published' and not p.is_deleted order by p.created_at desc, p.id desc, i.position limit 1
    ), named.at
    from generate_series(1, 15) as n, (
      select coalesce(max(updated_at), '2026-01-01') as at from public.site_settings where key in ('shop_name', 'tagline')
    ) as named
    where not exists (
      select from public.og_pictures o where o.kind = 'page' and o.thing_id = n and o.made_at >= named.at
    )
  )
  select * from undrawn order by changed_at desc, kind, thing_id limit p_limit
$$;

-- The program has a page, so no redirect begins there. As lib/known-segments.ts.
delete from public.redirects where source ~ '^/(referral-program|mail-preferences)(/|$)';
alter table public.redirects drop constraint redirects_from_nowhere;
alter table public.redirects add constraint redirects_from_nowhere check (
  source ~ '^/(products|blog)/[^/]+$' or split_part(source, '/', 2) not in (
    '', '_next', 'about', 'about.md', 'account', 'admin', 'api', 'apple-icon.png', 'auth', 'auth-callback', 'basic',
    'blog', 'blog-preview', 'blog.md', 'browse', 'cart', 'catalog', 'checkout', 'contact', 'contact-message',
    'contact.md', 'custom-design', 'dashboard', 'design-fonts', 'design-pictures', 'design-proof', 'designer', 'designs',
    'faq', 'faq.md', 'favicon.ico', 'feeds', 'find-order', 'garments', 'icon-192.png', 'icon-512.png', 'icon.svg', 'indexnow', 'investor', 'investor.md', 'invitation',
    'kapas-devanagari.svg', 'llms-full.txt', 'llms.txt', 'login', 'logo', 'logo.svg', 'mail-preferences', 'manifest.webmanifest',
    'markdown', 'marketing', 'my-designs', 'my-submissions', 'nowhere', 'og', 'order-details', 'order-success', 'orders', 'premium-tshirts',
    'premium-tshirts.md', 'product', 'product-preview', 'product-view', 'products', 'products.md', 'ref', 'referral-program',
    'refund-policy', 'refund-policy.md', 'robots.txt', 'shipping-policy', 'shipping-policy.md', 'sitemap',
    'sitemap.xml', 'sitemaps', 'staff-invitation', 'terms', 'terms-policy', 'terms-policy.md', 'terms.md',
    'tshirt-designer', 'update-password', 'wishlist'
  ));

create trigger orders_referral after update of status, payment_status, disputed_at on public.orders
  for each row when ((old.status, old.payment_status, old.disputed_at) is distinct from (new.status, new.payment_status, new.disputed_at))
  execute function private.note_referral_change();
create trigger refunds_referral after insert or update of status on public.refunds
  for each row when (new.order_id is not null and new.reason in ('goodwill', 'chargeback'))
  execute function private.note_referral_change();

create trigger referrers_audit after update on private.referrers for each row execute function private.audit(
  'referrer_id', 'rev', 'orders', 'first_orders', 'sales', 'pieces', 'held', 'refused', 'risk', 'rewards', 'used', 'cost', 'words'
);
create trigger referrals_audit after update on private.referrals
  for each row execute function private.audit('order_id', 'pieces', 'browser_key_hash', 'visitor', 'address_key');

-- The page of the program shows what it gives.
create trigger admin_settings_referral after insert or update on public.admin_settings
  for each row when (new.key = 'referral_settings') execute function private.note_change('product_settings');
