-- A version of a design is ordered by whom it belongs to, or who saw an order of it; knowing its id is not enough any more.
-- Saved designs show their own person's uploads alone.

create table private.reorder_grants (
  version_id uuid not null references public.design_versions (id) on delete cascade,
  browser_key_hash text not null check (browser_key_hash ~ '^[0-9a-f]{64}$'),
  granted_at timestamptz not null default private.now(),
  primary key (version_id, browser_key_hash)
);
comment on table private.reorder_grants is 'Browsers that may order the version of a design again: their visitors saw an order of it';
alter table private.reorder_grants enable row level security;
create index reorder_grants_granted_at on private.reorder_grants (granted_at);

drop function private.cart_designs;

-- Checks under lock that the facts of the quote still hold; raises PT409 if not. Raises PT422 when pincode and state don't
-- match: the tax would be wrong, and the server checks this first.
create or replace function private.check_order_facts(
  p_order jsonb, p_lines private.order_line[], p_coupon public.coupons, p_previous_id uuid
) returns void
language plpgsql set search_path = '' as $$
declare
  v_problems jsonb := private.find_line_problems(p_lines);
  v_reason text;
  v_place jsonb := public.find_place(p_order #>> '{shipping_address,pincode}');
begin
  if v_place is null then
    raise sqlstate 'PT422' using message = 'There is no such pincode', hint = 'no_such_pincode';
  elsif (v_place -> 'states' ? (p_order #>> '{shipping_address,state}')) is not true then
    raise sqlstate 'PT422' using message = 'The pincode is in another state', hint = 'wrong_state';
  end if;

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

  if exists (
    select from unnest(p_lines) as l where l.design_version_id is not null and not private.may_order_design(
      l.design_version_id, (p_order ->> 'user_id')::uuid, p_order ->> 'browser_key_hash'
    )
  ) then
    raise sqlstate 'PT409' using message = 'A design of somebody else can not be bought', hint = 'unavailable';
  end if;

  perform 1 from public.product_settings order by setting_key for share;
  perform 1 from public.shipping_zones order by zone for share;
  perform 1 from public.gst_rates order by hsn_prefix, starts_on, above for share;
  perform 1 from public.print_bands order by id for share;
  perform 1 from public.print_breaks order by pieces for share;
  if public.pricing_rules() is distinct from p_order -> 'rules'
    or public.find_place(p_order #>> '{shipping_address,pincode}') ->> 'zone' is distinct from p_order ->> 'zone' then
    raise sqlstate 'PT409' using message = 'Prices changed while you were shopping', hint = 'price_changed';
  end if;

  if p_order -> 'coupon' <> 'null' then
    if p_coupon.updated_at is distinct from (p_order #>> '{coupon,updated_at}')::timestamptz then
      raise sqlstate 'PT409' using message = 'The coupon has changed', hint = 'coupon_invalid', detail = 'changed';
    end if;
    v_reason := case
      when p_coupon.is_prepaid_only and p_order ->> 'payment_method' = 'cod' then 'prepaid_only'
      else private.find_coupon_problem(
        p_coupon, (p_order ->> 'user_id')::uuid, p_order ->> 'email', p_order ->> 'phone', p_previous_id
      )
    end;
    if v_reason is not null then
      raise sqlstate 'PT409' using message = 'The coupon can not be used', hint = 'coupon_invalid', detail = v_reason;
    end if;
  end if;

  if p_order ->> 'payment_method' = 'cod' then
    v_reason := private.find_cod_problem(
      p_order #>> '{shipping_address,pincode}', (p_order ->> 'total')::numeric, p_order ->> 'phone', p_previous_id
    );
    if v_reason is not null then
      raise sqlstate 'PT409' using message = 'No cash on delivery for this order', hint = 'cod_refused', detail = v_reason;
    end if;
  end if;
end $$;

create or replace function private.grants_of_custom_orders() returns void
language sql set search_path = '' as $$
  grant select on public.print_bands, public.print_breaks to anon, authenticated;
  grant insert, update, delete on public.print_bands, public.print_breaks to authenticated;
  grant execute on function
    public.printing_desk(), private.printing_desk(), public.save_printing(jsonb, jsonb, jsonb, text),
    private.save_printing(jsonb, jsonb, jsonb, text)
    to authenticated;
$$;

-- Whether a version is this person's or this browser's to order: it is their own, or they were let order it again. Agreeing to
-- the proof is another question: is_printable_on().
create function private.may_order_design(p_version_id uuid, p_user_id uuid, p_key_hash text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.design_versions
    where id = p_version_id and (user_id = p_user_id or browser_key_hash = p_key_hash)
  ) or exists (
    select from private.reorder_grants where version_id = p_version_id and browser_key_hash = p_key_hash
  )
$$;

-- Those of the versions that this buyer may order, and has agreed to. At most 50.
drop function public.cart_designs;
create function public.cart_designs(p_ids uuid[], p_user_id uuid default null, p_key_hash text default null) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', d.id, 'name', d.name, 'cut', d.document ->> 'cut', 'colour', d.document ->> 'colour', 'prints', d.prints,
    'picture', private.design_picture(d.id)
  )), '[]')
  from public.design_versions d
  where d.id = any (p_ids[:50]) and d.rights_accepted_at is not null and private.may_order_design(d.id, p_user_id, p_key_hash)
$$;

-- Lets a browser order the designs of an order again, whoever's they are. The caller must have been shown that order.
create function public.grant_reorder(p_order_id uuid, p_key_hash text) returns void
language sql set search_path = '' as $$
  insert into private.reorder_grants (version_id, browser_key_hash)
    select distinct design_version_id, p_key_hash from public.order_items
    where order_id = p_order_id and design_version_id is not null
    order by design_version_id
    on conflict (version_id, browser_key_hash) do update set granted_at = private.now()
$$;

-- Adds a design, or changes the revision p_rev of it. Returns { kind: saved, rev }, or { kind: stale, theirs } when another
-- window saved something else. The same content again is saved already. PT404 not_found: it is another person's; asset_foreign:
-- one of its uploads is. PT409 designs_full.
create or replace function public.save_design(p_user_id uuid, p_id uuid, p_name text, p_rev int, p_document jsonb) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' as $$
declare
  v_old public.designs;
  v_rev int;
begin
  if exists (
    select from public.design_assets
    where id = any (private.assets_in(p_document)) and user_id is distinct from p_user_id
  ) then
    raise sqlstate 'PT404' using message = 'A picture of this design is somebody else''s', hint = 'asset_foreign';
  end if;
  update public.design_assets set used_at = private.now()
    where id = any (private.assets_in(p_document)) and used_at < private.now() - interval '1 day';
  insert into public.designs (id, user_id, name, document) values (p_id, p_user_id, p_name, p_document)
    on conflict (id) do nothing;
  select * into v_old from public.designs where id = p_id for no key update;
  if v_old.user_id is distinct from p_user_id then
    raise sqlstate 'PT404' using message = 'This design is not there', hint = 'not_found';
  elsif v_old.name = p_name and v_old.document = p_document and v_old.deleted_at is null then
    return jsonb_build_object('kind', 'saved', 'rev', v_old.rev);
  elsif v_old.rev <> p_rev then
    return jsonb_build_object('kind', 'stale', 'theirs', jsonb_build_object(
      'rev', v_old.rev, 'name', v_old.name, 'document', v_old.document, 'savedAt', v_old.saved_at
    ));
  end if;
  update public.designs set name = p_name, document = p_document, rev = rev + 1, deleted_at = null, saved_at = private.now()
    where id = p_id returning rev into v_rev;
  return jsonb_build_object('kind', 'saved', 'rev', v_rev);
end $$;

-- Removes designs that were deleted a month ago, and versions and uploads that nothing has named for 40 days, so many of each.
-- Versions without an owner, of accounts that are gone, go at once; so do leaves to order again after 90 days. Returns how many
-- designs, versions and uploads went.
create or replace function public.sweep_designs(p_limit int) returns int
language plpgsql set search_path = '' as $$
declare
  v_designs int;
  v_versions int;
  v_assets int;
begin
  delete from public.designs where id in (
    select id from public.designs where deleted_at < private.now() - interval '30 days' limit p_limit for update skip locked
  );
  get diagnostics v_designs = row_count;
  delete from public.design_versions where id in (
    select v.id from public.design_versions v
    where (v.created_at < private.now() - interval '40 days' or num_nonnulls(v.user_id, v.browser_key_hash) = 0)
      and not private.is_version_named(v)
    limit p_limit for update skip locked
  );
  get diagnostics v_versions = row_count;
  delete from public.design_assets where id in (
    select a.id from public.design_assets a
    where (a.used_at < private.now() - interval '40 days' or num_nonnulls(a.user_id, a.browser_key_hash) = 0)
      and not exists (select from public.designs d where d.assets @> array[a.id])
      and not exists (select from public.design_versions v where v.assets @> array[a.id])
    limit p_limit for update skip locked
  );
  get diagnostics v_assets = row_count;
  delete from private.reorder_grants where ctid in (
    select ctid from private.reorder_grants where granted_at < private.now() - interval '90 days'
    limit p_limit for update skip locked
  );
  return v_designs + v_versions + v_assets;
end $$;
