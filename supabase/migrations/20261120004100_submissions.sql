-- Designs that the shop looks at before it prints them: sent by their makers, or by the orders that name them.
alter table public.design_versions add column is_plain boolean not null default false;
comment on column public.design_versions.is_plain is 'Text and the shop''s own drawings alone, without a fault: no person need look at it';

create table public.submissions (
  id uuid primary key default gen_random_uuid(),
  version_id uuid not null unique references public.design_versions (id) on delete cascade,
  design_id uuid not null,
  source text not null check (source in ('shopper', 'order')),
  status text not null default 'draft' check (status in (
    'draft', 'submitted', 'in_review', 'approved', 'changes_requested', 'rejected', 'withdrawn', 'archived'
  )),
  lane text not null default 'person' check (lane in ('person', 'auto')),
  message text not null default '' check (message = btrim(message) and char_length(message) <= 500),
  may_publish boolean not null default false,
  reasons text[] not null default '{}' check (cardinality(reasons) <= 5 and reasons <@ array[
    'low_resolution', 'background', 'semi_transparency', 'thin_lines', 'outside_area', 'copyright', 'real_person',
    'rights_unclear', 'hate_violence_sexual', 'minors', 'religious_offence', 'national_flag', 'state_emblem', 'personal_data',
    'ai_look_alike', 'other'
  ]),
  answer text not null default '' check (char_length(answer) <= 1000),
  follows uuid references public.submissions (id) on delete set null,
  reviewer uuid references auth.users (id) on delete set null,
  taken_at timestamptz,
  submitted_at timestamptz,
  decided_at timestamptz,
  art_hashes bigint[] check (cardinality(art_hashes) <= 4),
  product_id bigint references public.products (id) on delete set null,
  rev int not null default 1 check (rev > 0),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint submissions_sent check (status = 'draft' or submitted_at is not null),
  constraint submissions_decided check (status not in ('approved', 'changes_requested', 'rejected') or decided_at is not null),
  constraint submissions_refusal_has_reason check (status not in ('changes_requested', 'rejected') or cardinality(reasons) > 0)
);
comment on table public.submissions is 'One for each version of a design that somebody wants printed or offered';
comment on column public.submissions.version_id is 'What is looked at never changes; a changed design is another version and another submission';
comment on column public.submissions.lane is 'auto: approved by rule, without a person';
comment on column public.submissions.message is 'From its maker to the reviewer';
comment on column public.submissions.may_publish is 'Its maker lets the shop offer it to everybody';
comment on column public.submissions.answer is 'From the reviewer to its maker';
comment on column public.submissions.follows is 'The refused submission that this one takes the place of';
comment on column public.submissions.art_hashes is 'Fingerprints of its prints, by which refused art is known again; null until the jobs made them';
comment on column public.submissions.rev is 'Counts changes: who decides names the one they saw';
create index design_versions_name on public.design_versions using gin (name extensions.gin_trgm_ops);
create index submissions_queue on public.submissions (status, submitted_at, id);
create index submissions_source on public.submissions (source, submitted_at, id);
create index submissions_lane on public.submissions (lane, submitted_at, id);
create index submissions_newest on public.submissions (submitted_at desc, id desc);
create index submissions_design on public.submissions (design_id);
create index submissions_decided on public.submissions (decided_at) where decided_at is not null;
create index submissions_unhashed on public.submissions (submitted_at) where art_hashes is null and status in ('submitted', 'in_review', 'rejected');
create index submissions_follows on public.submissions (follows) where follows is not null;
create index submissions_reviewer on public.submissions (reviewer) where reviewer is not null;
create index submissions_product on public.submissions (product_id) where product_id is not null;

create table public.submission_events (
  id bigint generated always as identity primary key,
  submission_id uuid not null references public.submissions (id) on delete cascade,
  type text not null check (type in (
    'submitted', 'taken', 'put_back', 'approved', 'changes_requested', 'rejected', 'withdrawn', 'archived', 'published'
  )),
  by text not null check (by in ('shopper', 'staff', 'order', 'rule')),
  actor uuid references auth.users (id) on delete set null,
  actor_name text not null default '',
  reasons text[] not null default '{}',
  answer text not null default '',
  created_at timestamptz not null default private.now()
);
comment on column public.submission_events.answer is 'What was said: the maker''s message, or the reviewer''s answer';
create index submission_events_submission_id on public.submission_events (submission_id, id);
create index submission_events_actor on public.submission_events (actor) where actor is not null;

create table private.refused_art (
  id bigint generated always as identity primary key,
  submission_id uuid references public.submissions (id) on delete set null,
  hash bigint not null,
  reasons text[] not null,
  refused_at timestamptz not null default private.now()
);
comment on table private.refused_art is 'Fingerprints of prints that were refused; they outlive the design, which can''t be told from them';
create index refused_art_submission_id on private.refused_art (submission_id) where submission_id is not null;

alter table public.submissions enable row level security;
alter table public.submission_events enable row level security;
alter table private.refused_art enable row level security;
create trigger submissions_touch before update on public.submissions for each row execute function private.touch_updated_at();
create trigger submissions_audit after update on public.submissions
  for each row execute function private.audit('id', 'art_hashes', 'rev', 'taken_at', 'decided_at');

create policy submissions_select_staff on public.submissions for select to authenticated using ((select private.may('art.review')));
create policy submission_events_select_staff on public.submission_events for select to authenticated
  using ((select private.may('art.review')));

-- The path of the mockup of a version with these prints: of its front, unless only the back is printed.
create function private.picture_path(p_version_id uuid, p_prints jsonb) returns text
language sql immutable set search_path = '' as $$
  select '/design-pictures/' || p_version_id || '/' || case
    when p_prints @> '[{"view": "back"}]' and not p_prints @> '[{"view": "front"}]' then 'back' else 'front' end || '.webp'
$$;

create view public.submission_list as
select s.id, s.version_id, s.source, s.status, s.lane, s.may_publish, s.rev, s.submitted_at, s.decided_at, v.name,
  v.issues #>> '{0,level}' as worst, cardinality(v.assets) as uploads, v.prints, v.document ->> 'cut' as cut,
  v.document ->> 'colour' as colour, private.picture_path(v.id, v.prints) as picture, s.product_id is not null as is_product,
  (select u.order_id from public.order_items i join public.orders u on u.id = i.order_id
    where i.design_version_id = v.id and u.status not in ('Pending Payment', 'Cancelled') order by u.created_at limit 1) as order_number,
  (select coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), u.email)
    from auth.users u left join public.profiles p on p.id = u.id where u.id = s.reviewer) as reviewer_name,
  v.name as words
from public.submissions s join public.design_versions v on v.id = s.version_id
where s.status <> 'draft' and (select private.may('art.review'));

insert into public.permissions (permission, description) values ('art.review', 'Decide which designs are printed');
insert into public.role_permissions (role, permission) values ('manager', 'art.review'), ('packer', 'art.review'), ('editor', 'art.review');

-- Designs of orders that are there already: what is past confirmation was looked at by whoever printed it.
insert into public.submissions (version_id, design_id, source, status, submitted_at, decided_at)
select distinct on (v.id) v.id, v.design_id, 'order', case o.status when 'Confirmed' then 'submitted' else 'approved' end, o.created_at,
  case o.status when 'Confirmed' then null else o.created_at end
from public.order_items i join public.orders o on o.id = i.order_id join public.design_versions v on v.id = i.design_version_id
where o.status not in ('Pending Payment', 'COD Review', 'Cancelled')
order by v.id, o.status = 'Confirmed', o.created_at;

-- Writes what happened into the story of a submission. p_by: shopper | staff | order | rule.
create function private.note_submission(p_submission public.submissions, p_type text, p_by text) returns void
language sql set search_path = '' as $$
  insert into public.submission_events (submission_id, type, by, actor, actor_name, reasons, answer)
  select p_submission.id, p_type, p_by,
    case when p_by = 'staff' then (select auth.uid()) end,
    case when p_by = 'staff' then private.name_of_person((select auth.uid())) else '' end,
    case when p_type in ('approved', 'changes_requested', 'rejected') then p_submission.reasons else '{}' end,
    case when p_type in ('approved', 'changes_requested', 'rejected') then p_submission.answer
      when p_type = 'submitted' then p_submission.message else '' end
$$;

-- Whether nobody need look at it: text and the shop's own drawings without a fault, and the shop lets them pass.
create function private.passes_by_rule(p_version public.design_versions) returns boolean
language sql stable set search_path = '' as $$
  select p_version.is_plain and private.setting('art_passes_by_rule') is not distinct from 'yes'
$$;

-- Sends the designs of a confirmed order to be looked at; what was approved before stays so. Plain ones are approved by rule, when
-- the shop lets them. Of what was refused before the order was confirmed its buyer hears now. The caller holds the order's lock.
create function private.submit_order_art(p_order_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_row public.submissions;
begin
  for v_row in
    insert into public.submissions (version_id, design_id, source, status, lane, submitted_at, decided_at)
      select v.id, v.design_id, 'order', lane.status, lane.name, private.now(), case lane.status when 'approved' then private.now() end
      from public.design_versions v
      cross join lateral (
        select case when private.passes_by_rule(v) then 'auto' else 'person' end as name,
          case when private.passes_by_rule(v) then 'approved' else 'submitted' end as status
      ) as lane
      where v.id in (select design_version_id from public.order_items where order_id = p_order_id)
      order by v.id
      on conflict (version_id) do update
        set status = excluded.status, lane = excluded.lane, submitted_at = private.now(), decided_at = excluded.decided_at,
          rev = submissions.rev + 1
        where submissions.status in ('draft', 'withdrawn', 'archived') and submissions.decided_at is null
      returning *
  loop
    perform private.note_submission(v_row, 'submitted', 'order');
    if v_row.status = 'approved' then
      perform private.note_submission(v_row, 'approved', 'rule');
    end if;
  end loop;
  perform private.queue_message('art_decided', p_order_id, jsonb_build_object('submission_id', s.id, 'rev', s.rev))
    from public.submissions s
    where s.version_id in (select design_version_id from public.order_items where order_id = p_order_id)
      and private.is_art_refused(s.version_id);
end $$;

-- The only writer of orders.status: checks the table of transitions, writes the status with its side effects, and the
-- event. The caller holds the orders' locks. p_by: see order_transitions; p_actor: named in the event. PT409
-- bad_transition.
create or replace function private.write_order_status(
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
  if p_to = 'Confirmed' then
    perform private.submit_order_art(o.id) from unnest(v_before) as o;
  end if;
  return p_to;
end $$;

-- p_order: { user_id, browser_key_hash, name, email, phone, is_phone_proven, payment_method, shipping_address, zone, rules, coupon: { id, updated_at } | null,
--   origin: { visitor, is_puzzled, caps },
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

-- Whether the shop has said that it does not print this version as it is.
create function private.is_art_refused(p_version_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.submissions
    where version_id = p_version_id and (status in ('changes_requested', 'rejected') or status = 'archived' and decided_at is not null)
  )
$$;

create or replace function private.is_printable_on(p_version_id uuid, p_variant public.product_variants) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.design_versions d
    join public.products p on p.id = p_variant.product_id and p.is_blank
    where d.id = p_version_id and d.rights_accepted_at is not null and not private.is_art_refused(d.id)
      and d.document ->> 'cut' = p.cut and d.document ->> 'colour' = p_variant.color
  )
$$;

-- Those of the versions that this buyer may order, and that were agreed to. At most 50. Who was only let order it again does not
-- own it, and its proof stays closed to them.
create or replace function public.cart_designs(p_ids uuid[], p_user_id uuid default null, p_key_hash text default null) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', d.id, 'name', d.name, 'cut', d.document ->> 'cut', 'colour', d.document ->> 'colour', 'prints', d.prints,
    'picture', private.design_picture(d.id),
    'is_own', (d.user_id = p_user_id or d.browser_key_hash = p_key_hash) is true
  )), '[]')
  from public.design_versions d
  where d.id = any (p_ids[:50]) and d.rights_accepted_at is not null and not private.is_art_refused(d.id)
    and private.may_order_design(d.id, p_user_id, p_key_hash)
$$;

-- Whether something names this version, so that it stays: a shared link, an order, or for a year a submission of somebody who is here.
create or replace function private.is_version_named(p_version public.design_versions) returns boolean
language sql stable set search_path = '' as $$
  select p_version.share_token_hash is not null
    or exists (select from public.order_items where design_version_id = p_version.id)
    or p_version.user_id is not null and exists (
      select from public.submissions where version_id = p_version.id and updated_at > private.now() - interval '1 year'
    )
$$;

-- Removes what a person designed and uploaded. Versions that were ordered stay for the books, without their owner, and with
-- the uploads that they show, and with what was decided about them.
create or replace function private.forget_designs_of(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_versions uuid[];
begin
  perform private.forget_ai_art_of(p_user_id);
  delete from public.designs where user_id = p_user_id;
  -- Without an owner, no submission keeps them.
  with mine as (
    update public.design_versions set share_token_hash = null, user_id = null where user_id = p_user_id returning id
  )
  select array_agg(id) into v_versions from mine;
  delete from public.design_versions v where v.id = any (v_versions) and not private.is_version_named(v);
  update public.submissions set message = '', may_publish = false where version_id = any (v_versions);
  update public.submission_events e set answer = '' from public.submissions s
    where s.id = e.submission_id and s.version_id = any (v_versions) and e.type = 'submitted';
  delete from public.design_assets a where a.user_id = p_user_id
    and not exists (select from public.design_versions v where v.assets @> array[a.id]);
end $$;

-- Keeps a version of a design; the same content of the same owner is the same version. Returns its id. PT404 asset_missing:
-- it names an upload that is not the owner's.
create or replace function public.freeze_design(p_version jsonb) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_new public.design_versions := jsonb_populate_record(null::public.design_versions, p_version);
  v_assets uuid[] := private.assets_in(v_new.document);
  v_held int;
  v_id uuid;
begin
  -- Held until the version names them: the sweep takes none of them in between.
  update public.design_assets set used_at = private.now()
    where id = any (v_assets) and (user_id = v_new.user_id or browser_key_hash = v_new.browser_key_hash);
  get diagnostics v_held = row_count;
  if v_held <> cardinality(v_assets) then
    raise sqlstate 'PT404' using message = 'A picture of this design is not there', hint = 'asset_missing';
  end if;
  select id into v_id from public.design_versions
    where design_id = v_new.design_id and sha256 = v_new.sha256 and name = v_new.name
      and (user_id = v_new.user_id or browser_key_hash = v_new.browser_key_hash)
    order by created_at desc limit 1;
  if v_id is null then
    insert into public.design_versions (design_id, user_id, browser_key_hash, name, document, sha256, prints, issues, is_plain)
      values (
        v_new.design_id, v_new.user_id, v_new.browser_key_hash, v_new.name, v_new.document, v_new.sha256, v_new.prints,
        v_new.issues, coalesce(v_new.is_plain, false)
      ) returning id into v_id;
  end if;
  return v_id;
end $$;

-- Why the designs of an order keep it from being printed: art_refused, when its buyer must change or leave out one; art_review, while
-- somebody looks at one; null when all are approved.
create function private.art_hold_of(p_order_id uuid) returns text
language sql stable set search_path = '' as $$
  select case
    when bool_or(s.status in ('changes_requested', 'rejected', 'withdrawn', 'archived')) then 'art_refused'
    when bool_or(s.status is distinct from 'approved') then 'art_review'
  end
  from public.order_items i left join public.submissions s on s.version_id = i.design_version_id
  where i.order_id = p_order_id and i.design_version_id is not null
$$;

-- Why the order may not be made or sent now: disputed | refunded (what is printed already may leave as a favour) | exchange_waits |
-- art_review | art_refused, see art_hold_of(); null when nothing holds it.
create or replace function private.held_by(p_order public.orders) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_hint text;
begin
  if p_order.disputed_at is not null then
    return 'disputed';
  elsif p_order.payment_status = 'refunded' and p_order.status = 'Confirmed' then
    return 'refunded';
  elsif p_order.exchange_of is not null and p_order.status in ('Confirmed', 'In Production', 'Packed') then
    perform private.check_exchange_may_go(p_order);
  end if;
  return case p_order.status when 'Confirmed' then private.art_hold_of(p_order.id) end;
exception when sqlstate 'PT409' then
  get stacked diagnostics v_hint = pg_exception_hint;
  return v_hint;
end $$;

-- The only way to change a status by hand. p_actor: system | customer | admin. PT409: bad_transition; returns_open: the
-- return window is still open; exchange_waits, disputed, refunded: the exchange may not be made now; art_review, art_refused: see
-- art_hold_of().
create or replace function public.transition_order(p_order_id uuid, p_to text, p_actor text, p_note text default '')
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
  if p_to = 'In Production' and private.art_hold_of(p_order_id) is not null then
    raise sqlstate 'PT409' using message = 'A design of this order is not approved', hint = private.art_hold_of(p_order_id);
  end if;
  return private.move_order(v_order, p_to, v_by, p_actor, p_note);
end $$;

-- The approved version that has waited longest for its print files, of an order that is to be printed; null when none waits. It is
-- handed out once for some minutes. A version that failed waits longer each time, up to an hour.
create or replace function public.claim_print_work() returns uuid
language plpgsql set search_path = '' set statement_timeout = '5s' as $$
declare
  v_version_id uuid;
begin
  -- Whoever is overtaken so often comes again at the next run.
  for v_try in 1 .. 20 loop
    select d.id into v_version_id
    from public.order_items i
    join public.orders o on o.id = i.order_id and o.status in ('Confirmed', 'In Production', 'Packed')
    join public.design_versions d on d.id = i.design_version_id
    left join private.print_work w on w.version_id = d.id
    join public.submissions s on s.version_id = d.id and s.status = 'approved'
    where i.design_version_id is not null and coalesce(w.next_at, '-infinity') <= private.now()
      and not private.has_print_files(d)
    order by o.created_at, d.id
    limit 1 for no key update of d skip locked;
    exit when v_version_id is null;
    -- Another runner may have taken or made it before the lock was ours: what it left is seen by a new statement alone.
    insert into private.print_work (version_id, attempts, next_at)
      select d.id, 1, private.now() + interval '5 minutes' from public.design_versions d
      where d.id = v_version_id and not private.has_print_files(d)
      on conflict (version_id) do update set attempts = print_work.attempts + 1,
        next_at = private.now() + least(interval '5 minutes' * (2 ^ least(print_work.attempts, 5)), interval '1 hour')
        where print_work.next_at <= private.now();
    if found then
      return v_version_id;
    end if;
  end loop;
  return null;
end $$;

-- What is wrong with a value, in words for the admin who enters it; null when it is valid. lib/settings/read-setting.ts
-- applies the same rules.
create or replace function private.find_setting_problem(p_key text, p_value text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_key = 'global_discount' then
      case when p_value !~ '^[0-9]{1,3}(\.[0-9]{1,2})?$' or p_value::numeric > 90
        then 'a percentage from 0 to 90 without a sign, such as 10 or 12.5' end
    when p_key in ('shipping_fee', 'free_shipping_over', 'cod_fee', 'cod_up_to', 'two_person_above') then
      case when p_value !~ '^[0-9]{1,6}(\.[0-9]{1,2})?$' then 'rupees as a plain number, such as 49' end
    when p_key in ('cod_open_orders', 'cod_refusals') then
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
    when p_key = 'art_review_hours' then
      case when p_value !~ '^[0-9]{1,2}$' or p_value::int = 0 then 'hours, from 1 to 99' end
    when p_key = 'art_passes_by_rule' then
      case when p_value not in ('yes', 'no') then 'yes or no' end
    when p_key = 'shop_state' then
      case when not private.are_states(array[p_value]) then 'a state of India, such as Tamil Nadu' end
    else 'a setting that the shop knows'
  end
$$;

-- Confirmed orders that are to be printed with this version, the oldest first.
create function private.orders_waiting_for(p_version_id uuid) returns uuid[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(o.id order by o.created_at, o.id), '{}') from public.orders o
  where o.status = 'Confirmed'
    and exists (select from public.order_items where order_id = o.id and design_version_id = p_version_id)
$$;

-- A submission, locked for a step of staff. Who takes the step and its maker stay until it is written: an account that is deleted is
-- locked before its submissions. PT404 no_submission; PT409 stale (detail: who was there last): it is not what its reader saw.
create function private.hold_submission(p_id uuid, p_rev int) returns public.submissions
language plpgsql set search_path = '' as $$
declare
  v_row public.submissions;
begin
  perform from auth.users where id in (
    select (select auth.uid())
    union all
    select v.user_id from public.submissions s join public.design_versions v on v.id = s.version_id where s.id = p_id
  ) order by id for key share;
  select * into v_row from public.submissions where id = p_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such submission', hint = 'no_submission';
  elsif v_row.rev is distinct from p_rev then
    raise sqlstate 'PT409' using message = 'Somebody else was here meanwhile', hint = 'stale', detail = coalesce((
      select nullif(actor_name, '') from public.submission_events where submission_id = p_id order by id desc limit 1
    ), '');
  end if;
  return v_row;
end $$;

-- Approves a submission, asks for changes, or refuses it; orders that wait for it go on or stay, and buyers and its maker are told. A
-- decision can be changed until something is printed. p_decision: approved | changes_requested | rejected. PT403; PT404; PT409 stale |
-- withdrawn | printed; PT422 bad_decision: without a reason, or words too long.
create function private.decide_submission(p_id uuid, p_rev int, p_decision text, p_reasons text[], p_answer text) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_before public.submissions;
  v_row public.submissions;
  v_orders uuid[];
  v_order_id uuid;
begin
  perform private.require_permission('art.review');
  foreach v_order_id in array private.orders_waiting_for((select version_id from public.submissions where id = p_id)) loop
    perform private.lock_order(v_order_id);
  end loop;
  v_before := private.hold_submission(p_id, p_rev);
  -- Some may have been confirmed meanwhile. Who holds one of them may wait for this submission, so nobody waits for them here.
  v_orders := private.orders_waiting_for(v_before.version_id);
  perform from public.orders where id = any (v_orders) for update nowait;
  if v_before.status not in ('submitted', 'in_review', 'approved', 'changes_requested', 'rejected') then
    raise sqlstate 'PT409' using message = 'It was taken back', hint = 'withdrawn';
  elsif p_decision not in ('approved', 'changes_requested', 'rejected')
    or (p_decision = 'approved') <> (coalesce(cardinality(p_reasons), 0) = 0) then
    raise sqlstate 'PT422' using message = 'A refusal needs a reason, and an approval has none', hint = 'bad_decision';
  elsif v_before.status = 'approved' and p_decision <> 'approved' and exists (
    select from public.order_items i join public.orders o on o.id = i.order_id
    where i.design_version_id = v_before.version_id
      and o.status not in ('Pending Payment', 'COD Review', 'Confirmed', 'Cancelled')
  ) then
    raise sqlstate 'PT409' using message = 'It is being printed', hint = 'printed';
  end if;
  update public.submissions
    set status = p_decision, lane = 'person', reasons = p_reasons, answer = btrim(p_answer), reviewer = (select auth.uid()),
      taken_at = null, decided_at = private.now(), rev = rev + 1
    where id = p_id returning * into v_row;
  perform private.note_submission(v_row, p_decision, 'staff');
  perform private.remember_refused_art(v_row);
  foreach v_order_id in array v_orders loop
    perform private.record_order_event(v_order_id, 'art_decided', null, null, 'admin', '', jsonb_build_object('decision', p_decision));
    if p_decision <> 'approved' or private.art_hold_of(v_order_id) is null then
      perform private.queue_message('art_decided', v_order_id, jsonb_build_object('submission_id', p_id, 'rev', v_row.rev));
    end if;
  end loop;
  insert into public.outbox (topic, user_id, data)
    select 'submission_decided', v.user_id, jsonb_build_object('submission_id', p_id, 'rev', v_row.rev)
    from public.design_versions v
    where v.id = v_row.version_id and v.user_id is not null
      and not exists (select from public.orders where id = any (v_orders) and user_id = v.user_id);
  return v_row.rev;
exception when check_violation or not_null_violation then
  raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_decision';
end $$;

-- Remembers the product that an approved design was made into. PT403; PT404 no_submission | no_product; PT409 not_approved |
-- not_offered | has_product.
create function private.link_submission_product(p_id uuid, p_product_id bigint) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_row public.submissions;
begin
  perform private.require_permission('art.review');
  perform private.require_permission('products.write');
  perform from public.products where id = p_product_id for key share;
  if not found then
    raise sqlstate 'PT404' using message = 'No such product', hint = 'no_product';
  end if;
  select * into v_row from public.submissions where id = p_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such submission', hint = 'no_submission';
  elsif v_row.status <> 'approved' then
    raise sqlstate 'PT409' using message = 'Only approved designs become products', hint = 'not_approved';
  elsif not v_row.may_publish then
    raise sqlstate 'PT409' using message = 'Its maker did not offer it', hint = 'not_offered';
  elsif v_row.product_id is not null then
    raise sqlstate 'PT409' using message = 'It has a product', hint = 'has_product';
  end if;
  update public.submissions set product_id = p_product_id where id = p_id returning * into v_row;
  perform private.note_submission(v_row, 'published', 'staff');
end $$;

-- Refused art that looks like one of these prints: at most 8 of 64 bits differ. The nearest first, five at most.
create function private.near_refused_art(p_hashes bigint[], p_but uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'submission_id', near.submission_id, 'reasons', near.reasons, 'refused_at', near.refused_at, 'differs', near.differs
  ) order by near.differs), '[]')
  from (
    select r.submission_id, r.reasons, r.refused_at, min(bit_count((r.hash # print.hash)::bit(64))) as differs
    from private.refused_art r cross join unnest(p_hashes) as print (hash)
    where r.submission_id is distinct from p_but
    group by r.id
    having min(bit_count((r.hash # print.hash)::bit(64))) <= 8
    order by differs, r.refused_at desc
    limit 5
  ) as near
$$;

-- Somebody's submission, locked. PT404 no_submission.
create function private.own_submission(p_id uuid, p_user_id uuid) returns public.submissions
language plpgsql set search_path = '' as $$
declare
  v_row public.submissions;
begin
  select s.* into v_row from public.submissions s
    join public.design_versions v on v.id = s.version_id and v.user_id = p_user_id
    where s.id = p_id for no key update of s;
  if not found then
    raise sqlstate 'PT404' using message = 'No such submission', hint = 'no_submission';
  end if;
  return v_row;
end $$;

-- A refused submission that another one has taken the place of is put away, unless an order waits for it.
create function private.put_submission_away(p_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_row public.submissions;
begin
  update public.submissions set status = 'archived', rev = rev + 1
    where id = p_id and status in ('changes_requested', 'rejected', 'withdrawn')
      and cardinality(private.orders_waiting_for(version_id)) = 0
    returning * into v_row;
  if found then
    perform private.note_submission(v_row, 'archived', 'shopper');
  end if;
end $$;

-- A submission as its reviewer sees it: the design, its checks, whose uploads and where they come from, orders that wait for it, what was
-- sent before, its story, and refused art that looks like it. Null when it is gone or a draft. PT403.
create function private.submission_desk(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('art.review');
  return (
    select to_jsonb(s) - 'art_hashes' || jsonb_build_object(
      'reviewer_name', case when s.reviewer is not null then private.name_of_person(s.reviewer) end,
      'is_mine', s.reviewer is not distinct from (select auth.uid()),
      'name', v.name, 'document', v.document, 'sha256', v.sha256, 'prints', v.prints, 'issues', v.issues, 'is_plain', v.is_plain,
      'rights_version', v.rights_version, 'rights_accepted_at', v.rights_accepted_at, 'frozen_at', v.created_at,
      'shopper', case when v.user_id is null then null else private.name_of_person(v.user_id) end,
      'is_guest', v.user_id is null,
      'provenance', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', a.id, 'width', a.width, 'height', a.height, 'created_at', a.created_at, 'is_cut_out', a.source_asset_id is not null
        ) order by a.created_at, a.id), '[]')
        from public.design_assets a where a.id = any (v.assets)
      ),
      'orders', (
        select coalesce(jsonb_agg(distinct jsonb_build_object('order_number', o.order_id, 'status', o.status)), '[]')
        from public.order_items i join public.orders o on o.id = i.order_id
        where i.design_version_id = v.id and o.status not in ('Pending Payment', 'Cancelled')
      ),
      'files', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'view', f.view, 'kind', f.kind, 'path', f.path, 'sha256', f.sha256, 'width_px', f.width_px,
          'height_px', f.height_px, 'bytes', f.bytes, 'made_at', f.made_at
        ) order by f.view, f.kind), '[]') from public.print_files f where f.version_id = v.id
      ),
      'before', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', b.id, 'status', b.status, 'reasons', b.reasons, 'answer', b.answer, 'submitted_at', b.submitted_at
        ) order by b.submitted_at desc), '[]')
        from public.submissions b where b.design_id = s.design_id and b.id <> s.id and b.status <> 'draft'
      ),
      'events', (
        select coalesce(jsonb_agg(to_jsonb(e) - 'submission_id' - 'actor' order by e.id), '[]')
        from public.submission_events e where e.submission_id = s.id
      ),
      'near', private.near_refused_art(coalesce(s.art_hashes, '{}'), s.id),
      'product', (select jsonb_build_object('id', p.id, 'name', p.name) from public.products p where p.id = s.product_id)
    )
    from public.submissions s join public.design_versions v on v.id = s.version_id
    where s.id = p_id and s.status <> 'draft'
  );
end $$;

-- How the review of art goes, over so many days. PT403.
create function private.submission_report(p_days int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_since timestamptz := private.now() - make_interval(days => p_days);
begin
  perform private.require_permission('reports.read');
  return (
    select jsonb_build_object(
      'decided', count(*), 'by_rule', count(*) filter (where lane = 'auto'),
      'approved', count(*) filter (where status = 'approved'),
      'changes_requested', count(*) filter (where status in ('changes_requested', 'archived') and not is_final),
      'rejected', count(*) filter (where is_final),
      'median_minutes', round((percentile_cont(0.5) within group (order by waited) filter (where lane = 'person'))::numeric),
      'slow_minutes', round((percentile_cont(0.9) within group (order by waited) filter (where lane = 'person'))::numeric)
    )
    from (
      select lane, status, extract(epoch from decided_at - submitted_at) / 60 as waited,
        status in ('rejected', 'archived') and (
          select e.type from public.submission_events e
          where e.submission_id = s.id and e.type in ('changes_requested', 'rejected') order by e.id desc limit 1
        ) = 'rejected' as is_final
      from public.submissions s where decided_at >= v_since
    ) as decided
  ) || jsonb_build_object(
    'waiting', (select count(*) from public.submissions where status in ('submitted', 'in_review')),
    'oldest', (select min(submitted_at) from public.submissions where status in ('submitted', 'in_review')),
    'reasons', (
      select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'count', times) order by times desc, reason), '[]')
      from (
        select reason, count(*) as times from public.submissions, unnest(reasons) as reason
        where decided_at >= v_since group by reason
      ) as counted
    )
  );
end $$;

-- Somebody begins to look at it, or takes over from who has it (p_is_taken: true), or puts it back (false). Returns the revision. PT403;
-- PT404; PT409 stale | decided.
create function private.take_submission(p_id uuid, p_rev int, p_is_taken boolean) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_me uuid := (select auth.uid());
  v_row public.submissions;
begin
  perform private.require_permission('art.review');
  v_row := private.hold_submission(p_id, p_rev);
  if v_row.status not in ('submitted', 'in_review') then
    raise sqlstate 'PT409' using message = 'This design is decided', hint = 'decided';
  end if;
  update public.submissions
    set status = case when p_is_taken then 'in_review' else 'submitted' end,
      reviewer = case when p_is_taken then v_me end, taken_at = case when p_is_taken then private.now() end, rev = rev + 1
    where id = p_id returning * into v_row;
  perform private.note_submission(v_row, case when p_is_taken then 'taken' else 'put_back' end, 'staff');
  return v_row.rev;
end $$;

-- Puts away what was refused or withdrawn; what is approved stays. PT404; PT409 waiting: it is with the shop | ordered: an order waits for it.
create function public.archive_submission(p_user_id uuid, p_id uuid) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_row public.submissions := private.own_submission(p_id, p_user_id);
begin
  if v_row.status in ('draft', 'submitted', 'in_review') then
    raise sqlstate 'PT409' using message = 'This design is with the shop', hint = 'waiting';
  elsif cardinality(private.orders_waiting_for(v_row.version_id)) > 0 then
    raise sqlstate 'PT409' using message = 'An order waits for this design', hint = 'ordered';
  end if;
  perform private.put_submission_away(p_id);
end $$;

create function public.decide_submission(p_id uuid, p_rev int, p_decision text, p_reasons text[], p_answer text) returns int
language sql set search_path = '' as $$ select private.decide_submission(p_id, p_rev, p_decision, p_reasons, p_answer) $$;

-- What a mail about a decision says; what was put away after a refusal is refused still. Null when the decision is another one by now.
create function public.find_submission_mail(p_submission_id uuid, p_rev int) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', s.id, 'name', v.name, 'status', case s.status when 'archived' then 'changes_requested' else s.status end,
    'reasons', s.reasons, 'answer', s.answer
  )
  from public.submissions s join public.design_versions v on v.id = s.version_id
  where s.id = p_submission_id and s.rev = p_rev
$$;

-- Keeps the fingerprints of a submission's prints: 64 bits each, one for each printed side. What was refused before they were made is
-- known by them too.
create function public.keep_art_hashes(p_id uuid, p_hashes bigint[]) returns void
language plpgsql set search_path = '' as $$
declare
  v_row public.submissions;
begin
  update public.submissions set art_hashes = p_hashes where id = p_id returning * into v_row;
  if v_row.status = 'rejected' then
    perform private.remember_refused_art(v_row);
  end if;
end $$;

-- Takes the pieces whose design was refused out of an order that has others; what was paid for them goes back. Nothing else is priced
-- anew. Of an order that has no others the whole is cancelled. Returns the order's status. PT409 moved_meanwhile | not_refused | disputed | paying.
create function public.leave_out_refused_art(p_order_id uuid, p_actor text) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
  v_before jsonb;
  v_gone record;
  v_back numeric;
begin
  if v_order.status <> 'Confirmed' then
    raise sqlstate 'PT409' using message = 'The order has gone on meanwhile', hint = 'moved_meanwhile';
  elsif v_order.disputed_at is not null then
    raise sqlstate 'PT409' using message = 'The bank looks at the payment of this order', hint = 'disputed';
  end if;
  select coalesce(sum(list_price * quantity), 0) as subtotal, coalesce(sum((list_price - unit_price) * quantity), 0) as discount,
      coalesce(sum(coupon_discount), 0) as coupon_discount, coalesce(sum(line_total - coupon_discount), 0) as worth,
      count(*) as lines, array_agg(id) as ids, array_agg(variant_id) as variants
    into v_gone
    from public.order_items where order_id = p_order_id and private.is_art_refused(design_version_id);
  if v_gone.lines = 0 then
    raise sqlstate 'PT409' using message = 'No design of this order was refused', hint = 'not_refused';
  elsif v_gone.lines = (select count(*) from public.order_items where order_id = p_order_id) then
    return public.transition_order(p_order_id, 'Cancelled', p_actor, 'Its design can not be printed');
  elsif v_order.paid_by is null and v_order.gateway_order_id is not null then
    raise sqlstate 'PT409' using message = 'A payment of its present total was begun', hint = 'paying';
  end if;
  v_before := private.told_lines(p_order_id);
  -- Some of it may have gone back as goodwill. Of an order's payment nothing goes back without the order's lock.
  v_back := case when v_order.paid_by is not null then least(v_gone.worth, private.money_left(v_order)) end;
  if v_back > 0 then
    perform private.queue_refund(p_order_id, v_order.paid_by, v_back, 'edited', p_actor, 'A design was refused');
  end if;
  perform private.lock_stock(v_gone.variants, array[p_order_id]);
  perform private.move_order_stock(array[p_order_id], 'release', p_actor);
  delete from public.order_items where id = any (v_gone.ids);
  update public.orders
    set subtotal = subtotal - v_gone.subtotal, discount = discount - v_gone.discount,
      coupon_discount = coupon_discount - v_gone.coupon_discount, total = total - v_gone.worth, prepay = null
    where id = p_order_id;
  perform private.move_order_stock(array[p_order_id], 'reserve', p_actor);
  perform private.record_order_event(p_order_id, 'lines_changed', null, null, p_actor, '', jsonb_build_object(
    'before', v_before || jsonb_build_object('total', v_order.total),
    'after', private.told_lines(p_order_id) || jsonb_build_object('total', v_order.total - v_gone.worth)
  ));
  perform private.queue_message('order_confirmed', p_order_id, jsonb_build_object('edited', private.now()));
  return v_order.status;
end $$;

create function public.link_submission_product(p_id uuid, p_product_id bigint) returns void
language sql set search_path = '' as $$ select private.link_submission_product(p_id, p_product_id) $$;

-- Makes an approved design into a draft product, whole or not at all; returns its id. See create_product() and
-- link_submission_product() for what is refused.
create function private.make_submission_product(p_id uuid, p_facts jsonb, p_variants jsonb, p_pictures jsonb) returns bigint
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_product_id bigint := private.create_product(p_facts, p_variants, p_pictures);
begin
  perform private.link_submission_product(p_id, v_product_id);
  return v_product_id;
end $$;

create function public.make_submission_product(p_id uuid, p_facts jsonb, p_variants jsonb, p_pictures jsonb) returns bigint
language sql set search_path = '' as $$ select private.make_submission_product(p_id, p_facts, p_variants, p_pictures) $$;

-- What somebody sent, the newest first, each design once by its last version: 20 from an offset, and how many there are.
create function public.my_submissions(p_user_id uuid, p_offset int) returns jsonb
language sql stable set search_path = '' as $$
  with mine as (
    select distinct on (s.design_id) s.*, v.name, v.document ->> 'cut' as cut, v.document ->> 'colour' as colour, v.issues,
      v.rights_accepted_at
    from public.submissions s join public.design_versions v on v.id = s.version_id and v.user_id = p_user_id
    order by s.design_id, s.status = 'archived', s.created_at desc
  ), page as (
    select * from mine order by coalesce(submitted_at, created_at) desc, id limit 20 offset p_offset
  )
  select jsonb_build_object('total', (select count(*) from mine), 'rows', (
    select coalesce(jsonb_agg(to_jsonb(page) - 'art_hashes' - 'reviewer' - 'taken_at' || jsonb_build_object(
      'picture', private.design_picture(page.version_id),
      'orders', (
        select coalesce(jsonb_agg(distinct o.order_id), '[]') from public.order_items i join public.orders o on o.id = i.order_id
        where i.design_version_id = page.version_id and o.user_id = p_user_id and o.status = 'Confirmed'
      )
    ) order by coalesce(page.submitted_at, page.created_at) desc, page.id), '[]') from page
  ))
$$;

-- How the review of an order's designs stands. The caller must have been shown that order.
create function public.order_art(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'version_id', v.id, 'design_id', v.design_id, 'name', v.name, 'status', s.status, 'reasons', coalesce(s.reasons, '{}'),
    'answer', coalesce(s.answer, ''), 'submission_id', s.id, 'is_refused', private.is_art_refused(v.id),
    'submitted_at', s.submitted_at, 'decided_at', s.decided_at,
    'cut', v.document ->> 'cut', 'colour', v.document ->> 'colour'
  ) order by v.name, v.id), '[]')
  from (select distinct design_version_id from public.order_items where order_id = p_order_id) as line
  join public.design_versions v on v.id = line.design_version_id
  left join public.submissions s on s.version_id = v.id
$$;

-- Prints another version in place of one that was refused: of the same cut and colour, at the price that the order has. The order's buyer
-- must have been shown it; the new version must be theirs to order. PT404 no_item; PT409 moved_meanwhile | not_refused |
-- no_design: not theirs, not agreed to, or refused itself | other_garment | costs_more | in_order: it is printed for this order already.
create function public.replace_order_design(
  p_order_id uuid, p_old_version uuid, p_new_version uuid, p_user_id uuid, p_key_hash text
) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
  v_pieces bigint;
  v_old_id uuid;
begin
  perform private.lock_submissions(array(
    select design_version_id from public.order_items where order_id = p_order_id and design_version_id is not null
  ) || p_new_version);
  select sum(quantity) into v_pieces from public.order_items where order_id = p_order_id and design_version_id = p_old_version;
  if v_pieces is null then
    -- A press that came twice.
    if exists (select from public.order_items where order_id = p_order_id and design_version_id = p_new_version) then
      return;
    end if;
    raise sqlstate 'PT404' using message = 'This design is not in the order', hint = 'no_item';
  elsif v_order.status <> 'Confirmed' then
    raise sqlstate 'PT409' using message = 'The order has gone on meanwhile', hint = 'moved_meanwhile';
  elsif not private.is_art_refused(p_old_version) then
    raise sqlstate 'PT409' using message = 'Nobody asked for a change of this design', hint = 'not_refused';
  elsif not private.may_order_design(p_new_version, p_user_id, p_key_hash) or private.is_art_refused(p_new_version) or not exists (
    select from public.design_versions where id = p_new_version and rights_accepted_at is not null
  ) then
    raise sqlstate 'PT409' using message = 'This design can not be printed', hint = 'no_design';
  elsif exists (
    select from public.order_items i join public.product_variants v on v.id = i.variant_id
    where i.order_id = p_order_id and i.design_version_id = p_old_version and not private.is_printable_on(p_new_version, v)
  ) then
    raise sqlstate 'PT409' using message = 'The order is of another cut or colour', hint = 'other_garment';
  elsif exists (
    select from public.order_items i
    where i.order_id = p_order_id and i.design_version_id = p_old_version
      and private.list_price_of(i.variant_id, p_new_version, v_pieces) > private.list_price_of(i.variant_id, p_old_version, v_pieces)
  ) then
    raise sqlstate 'PT409' using message = 'A larger print costs more than was ordered', hint = 'costs_more';
  elsif exists (
    select from public.order_items i join public.order_items other using (order_id, variant_id)
    where order_id = p_order_id and i.design_version_id = p_old_version and other.design_version_id = p_new_version
  ) then
    raise sqlstate 'PT409' using message = 'The order has this design on the same tee', hint = 'in_order';
  end if;
  update public.order_items i
    set design_version_id = d.id, title = private.custom_title(p.name, d.name), image_url = private.design_picture(d.id)
    from public.design_versions d, public.products p
    where i.order_id = p_order_id and i.design_version_id = p_old_version and d.id = p_new_version and p.id = i.product_id;
  perform private.record_order_event(p_order_id, 'art_changed', null, null, 'customer');
  perform private.submit_order_art(p_order_id);
  -- The design of somebody else stays with its maker, who has heard of the refusal too.
  select s.id into v_old_id from public.submissions s join public.design_versions old on old.id = s.version_id
    join public.design_versions new on new.id = p_new_version
    where old.id = p_old_version and (old.user_id = new.user_id or old.browser_key_hash = new.browser_key_hash);
  update public.submissions set follows = v_old_id where version_id = p_new_version and follows is null;
  perform private.put_submission_away(v_old_id);
end $$;

-- Keeps what somebody wants looked at, unsent: their own version, with a message to the reviewer, perhaps in place of one that was
-- refused (p_follows). Returns its id. PT404 no_version; PT409 sent: it is with the shop already (detail: its id); PT422 bad_submission.
create function public.save_submission(
  p_user_id uuid, p_version_id uuid, p_message text, p_may_publish boolean, p_follows uuid
) returns uuid
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_row public.submissions;
begin
  insert into public.submissions (version_id, design_id, source, message, may_publish, follows)
    select v.id, v.design_id, 'shopper', p_message, p_may_publish, (
      select s.id from public.submissions s join public.design_versions old on old.id = s.version_id
      where s.id = p_follows and old.user_id = p_user_id and s.version_id <> p_version_id
    )
    from public.design_versions v where v.id = p_version_id and v.user_id = p_user_id
    on conflict (version_id) do update set message = excluded.message, may_publish = excluded.may_publish,
        follows = coalesce(excluded.follows, submissions.follows),
        status = case submissions.status when 'draft' then 'draft' else 'withdrawn' end
      where submissions.status in ('draft', 'withdrawn') or submissions.status = 'archived' and submissions.decided_at is null
    returning * into v_row;
  if v_row.id is not null then
    return v_row.id;
  elsif exists (select from public.design_versions where id = p_version_id and user_id = p_user_id) then
    raise sqlstate 'PT409' using message = 'This design is with the shop already', hint = 'sent',
      detail = (select id from public.submissions where version_id = p_version_id)::text;
  end if;
  raise sqlstate 'PT404' using message = 'No such design', hint = 'no_version';
exception when check_violation or not_null_violation then
  raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_submission';
end $$;

create function public.submission_desk(p_id uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.submission_desk(p_id) $$;

create function public.submission_report(p_days int) returns jsonb
language sql stable set search_path = '' as $$ select private.submission_report(p_days) $$;

-- Sends a draft, or what was withdrawn, to be looked at; what it follows is put away. Sent twice it is sent once. Returns its status.
-- PT404; PT409 decided | no_rights | too_many (waiting: 20).
create function public.submit_submission(p_user_id uuid, p_id uuid) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_row public.submissions;
  v_version public.design_versions;
  v_is_plain boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended('submissions ' || p_user_id, 0));
  perform private.lock_submissions(array(
    select version_id from public.submissions where id in (p_id, (select follows from public.submissions where id = p_id))
  ));
  v_row := private.own_submission(p_id, p_user_id);
  select * into v_version from public.design_versions where id = v_row.version_id;
  if v_row.status in ('submitted', 'in_review', 'approved') then
    return v_row.status;
  elsif v_row.status not in ('draft', 'withdrawn') then
    raise sqlstate 'PT409' using message = 'The shop has decided about this design', hint = 'decided';
  elsif v_version.rights_accepted_at is null then
    raise sqlstate 'PT409' using message = 'Nobody has said whose this design is', hint = 'no_rights';
  elsif (
    select count(*) from public.submissions s join public.design_versions v on v.id = s.version_id and v.user_id = p_user_id
    where s.status in ('submitted', 'in_review')
  ) >= 20 then
    raise sqlstate 'PT409' using message = 'Twenty designs of yours are being looked at', hint = 'too_many';
  end if;
  -- What is to be offered in the shop is for a person to decide.
  v_is_plain := private.passes_by_rule(v_version) and not v_row.may_publish;
  update public.submissions
    set status = case when v_is_plain then 'approved' else 'submitted' end, lane = case when v_is_plain then 'auto' else 'person' end,
      source = 'shopper', submitted_at = private.now(), decided_at = case when v_is_plain then private.now() end, rev = rev + 1
    where id = p_id returning * into v_row;
  perform private.note_submission(v_row, 'submitted', 'shopper');
  if v_is_plain then
    perform private.note_submission(v_row, 'approved', 'rule');
  end if;
  perform private.put_submission_away(v_row.follows);
  return v_row.status;
end $$;

create function public.take_submission(p_id uuid, p_rev int, p_is_taken boolean) returns int
language sql set search_path = '' as $$ select private.take_submission(p_id, p_rev, p_is_taken) $$;

-- Submissions whose prints nobody has fingerprinted, the oldest first.
create function public.unhashed_submissions(p_limit int) returns table (id uuid, version_id uuid)
language sql stable set search_path = '' as $$
  select id, version_id from public.submissions
  where art_hashes is null and status in ('submitted', 'in_review', 'rejected') order by submitted_at limit p_limit
$$;

-- Takes a submission back before it is decided; a draft is gone. PT404; PT409 decided | ordered: an order waits for it.
create function public.withdraw_submission(p_user_id uuid, p_id uuid) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_row public.submissions := private.own_submission(p_id, p_user_id);
begin
  if v_row.status = 'draft' then
    delete from public.submissions where id = p_id;
  elsif v_row.status = 'withdrawn' then
    return;
  elsif v_row.status not in ('submitted', 'in_review') then
    raise sqlstate 'PT409' using message = 'The shop has decided about this design', hint = 'decided';
  elsif cardinality(private.orders_waiting_for(v_row.version_id)) > 0 then
    raise sqlstate 'PT409' using message = 'An order waits for this design', hint = 'ordered';
  else
    update public.submissions set status = 'withdrawn', reviewer = null, taken_at = null, rev = rev + 1
      where id = p_id returning * into v_row;
    perform private.note_submission(v_row, 'withdrawn', 'shopper');
  end if;
end $$;

-- What is to be taken off the shelf for these orders, or for the 200 that have waited longest to be printed: one line for each
-- variant, with the orders that need it. Not for exchanges that wait for the pieces that come back,
-- nor for orders whose designs are not approved.
create or replace function private.picking_list(p_order_numbers text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('orders.fulfil');
  return (
    with chosen as (
      select id, order_id, created_at from public.orders
      where (
          p_order_numbers is null and status = 'Confirmed'
          or order_id = any (p_order_numbers) and status in ('Confirmed', 'In Production', 'Packed')
        )
        and not (status = 'Confirmed' and (private.waits_for_return(id) or private.art_hold_of(id) is not null))
      order by created_at, id limit 200
    )
    select coalesce(jsonb_agg(to_jsonb(line) - 'place' order by line.title, line.color, line.place, line.sku), '[]')
    from (
      select i.title, i.color_name as color, i.size, i.sku, min(z.sort_order) as place, sum(i.quantity)::int as pieces,
        jsonb_agg(jsonb_build_object('number', c.order_id, 'pieces', i.quantity) order by c.created_at, i.id) as orders
      from chosen c
      join public.order_items i on i.order_id = c.id
      left join public.sizes z on z.name = i.size
      group by i.variant_id, i.title, i.color_name, i.size, i.sku
    ) as line
  );
end $$;

-- Locks the submissions of these versions, by version: see docs/locks.md.
create function private.lock_submissions(p_version_ids uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  perform from public.submissions where version_id = any (p_version_ids) order by version_id for no key update;
end $$;

-- Keeps the fingerprints of a refused submission, and forgets them when it is refused no more. The caller holds its lock.
create function private.remember_refused_art(p_submission public.submissions) returns void
language sql set search_path = '' as $$
  delete from private.refused_art where submission_id = p_submission.id;
  insert into private.refused_art (submission_id, hash, reasons, refused_at)
    select p_submission.id, hash, p_submission.reasons, p_submission.decided_at from unnest(p_submission.art_hashes) as hash
    where p_submission.status = 'rejected';
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

-- Nobody need look at designs that only this order wanted, once it is cancelled; those of its maker's own wish stay. The caller holds the
-- order's lock.
create function private.drop_order_art(p_order_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_versions uuid[] := array(
    select design_version_id from public.order_items where order_id = p_order_id and design_version_id is not null
  );
  v_row public.submissions;
begin
  perform private.lock_submissions(v_versions);
  for v_row in
    update public.submissions set status = 'withdrawn', reviewer = null, taken_at = null, rev = rev + 1
      where version_id = any (v_versions) and source = 'order' and status in ('submitted', 'in_review')
        and cardinality(private.orders_waiting_for(version_id)) = 0
      returning *
  loop
    perform private.note_submission(v_row, 'withdrawn', 'order');
  end loop;
end $$;

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
  if p_order.status = 'Confirmed' and p_to = 'Cancelled' then
    perform private.drop_order_art(p_order.id);
  end if;
  return p_to;
end $$;

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
    when 'submissions' then private.may('art.review')
    else false
  end
$$;

-- The path of its mockup. The server signs it for whoever may look: server/designs/sign-picture.ts.
create or replace function private.design_picture(p_version_id uuid) returns text
language sql stable set search_path = '' as $$
  select private.picture_path(d.id, d.prints) from public.design_versions d where d.id = p_version_id
$$;

create function private.grants_of_submissions() returns void
language sql set search_path = '' as $$
  grant select on public.submissions, public.submission_events, public.submission_list to authenticated;
  grant execute on function
    public.submission_desk(uuid), private.submission_desk(uuid),
    public.submission_report(int), private.submission_report(int),
    public.take_submission(uuid, int, boolean), private.take_submission(uuid, int, boolean),
    public.decide_submission(uuid, int, text, text[], text), private.decide_submission(uuid, int, text, text[], text),
    public.link_submission_product(uuid, bigint), private.link_submission_product(uuid, bigint),
    public.make_submission_product(uuid, jsonb, jsonb, jsonb), private.make_submission_product(uuid, jsonb, jsonb, jsonb),
    -- For submission_list, which reads as its owner and calls as its reader.
    private.picture_path(uuid, jsonb)
    to authenticated;
  grant execute on function
    public.save_submission(uuid, uuid, text, boolean, uuid), public.submit_submission(uuid, uuid),
    public.withdraw_submission(uuid, uuid), public.archive_submission(uuid, uuid), public.my_submissions(uuid, int),
    public.order_art(uuid), public.replace_order_design(uuid, uuid, uuid, uuid, text), public.leave_out_refused_art(uuid, text),
    public.unhashed_submissions(int), public.keep_art_hashes(uuid, bigint[]), public.find_submission_mail(uuid, int)
    to service_role;
$$;
