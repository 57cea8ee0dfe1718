-- The desk of offers: coupons are written by functions only, each with all rules of the form.

alter table public.coupons add column batch uuid;
comment on column public.coupons.batch is 'The job that generated the code with others; null: made by hand';

create index coupons_batch on public.coupons (batch, id) where batch is not null;
create index coupons_by_hand on public.coupons ((batch is null), created_at desc, id desc);
create index coupons_starts on public.coupons (starts_at);
create index coupons_ends on public.coupons ((coalesce(ends_at, 'infinity')));
create index coupons_off on public.coupons ((not is_active), created_at desc, id desc);
create index coupons_used_up on public.coupons ((coalesce(used >= max_uses, false)), created_at desc, id desc);
create index coupons_desk_automatic on public.coupons (is_automatic, created_at desc, id desc);
create index coupons_kind on public.coupons (kind, created_at desc, id desc);
create index coupons_used on public.coupons (used, id);
create index coupons_words on public.coupons using gin ((code || ' ' || description) extensions.gin_trgm_ops);


-- How often a code is used is told by its orders. Ten thousand generated codes are one line, see generate_coupon().
drop trigger coupons_audit on public.coupons;
create trigger coupons_audit after update on public.coupons
  for each row when (coalesce(current_setting('kapas.is_batch_step', true), '') = '')
  execute function private.audit('code', 'id', 'created_at', 'used', 'batch');
create trigger coupons_audit_gone after delete on public.coupons
  for each row execute function private.audit('code', 'id', 'created_at', 'used', 'batch');
create trigger coupons_audit_new after insert on public.coupons
  for each row when (new.batch is null) execute function private.audit('code', 'id', 'created_at', 'used', 'batch');

create function private.grants_of_offers_desk() returns void
language sql set search_path = '' as $$
  grant select on public.coupon_list to authenticated;
  grant execute on function
    public.coupon_desk(bigint), private.coupon_desk(bigint),
    public.save_coupon(bigint, timestamptz, jsonb), private.save_coupon(bigint, timestamptz, jsonb),
    public.switch_coupon(bigint, boolean), private.switch_coupon(bigint, boolean),
    public.delete_coupon(bigint), private.delete_coupon(bigint),
    public.switch_coupon_batch(uuid, boolean), private.switch_coupon_batch(uuid, boolean),
    public.coupon_batches(), private.coupon_batches(), private.counts_as_sold(public.orders)
    to authenticated;
$$;

-- Whether an order counts for what an offer has sold: paid or confirmed, and neither cancelled nor come back undelivered.
create function private.counts_as_sold(p_order public.orders) returns boolean
language sql immutable set search_path = '' as $$
  select p_order.status not in ('Pending Payment', 'COD Review', 'Cancelled', 'RTO') and p_order.replaced_by is null
$$;

create view public.coupon_list as
select c.id, c.code, c.description, c.kind, c.value, c.max_discount, c.min_goods, c.starts_at, c.ends_at, c.max_uses,
  c.used, c.is_automatic, c.is_active, c.created_at, c.batch, c.code || ' ' || c.description as words,
  c.is_active and c.starts_at <= private.now() and coalesce(c.ends_at, 'infinity') > private.now()
    and not coalesce(c.used >= c.max_uses, false) as is_running,
  c.starts_at > private.now() as is_scheduled, coalesce(c.ends_at, 'infinity') <= private.now() as is_ended,
  coalesce(c.used >= c.max_uses, false) as is_used_up, not c.is_active as is_off, c.batch is null as is_by_hand,
  (
    select coalesce(sum(o.total), 0)::numeric(12, 2) from public.orders o where o.coupon_id = c.id and private.counts_as_sold(o)
  ) as revenue,
  (
    select coalesce(sum(o.coupon_discount), 0)::numeric(12, 2)
    from public.orders o where o.coupon_id = c.id and private.counts_as_sold(o)
  ) as discount_given
from public.coupons c
where (select private.may('offers.read'));

-- The rules of a coupon as a form or a job sends them, in rupees; what is left out is open. PT422 bad_coupon, bad_target.
create function private.coupon_of(p_fields jsonb) returns public.coupons
language plpgsql stable set search_path = '' as $$
declare
  v_new public.coupons;
begin
  v_new := jsonb_populate_record(
    null::public.coupons, p_fields - array['id', 'used', 'batch', 'created_at', 'updated_at']
  );
  v_new.code := upper(btrim(v_new.code));
  v_new.description := coalesce(btrim(v_new.description), '');
  v_new.value := coalesce(v_new.value, 0);
  v_new.min_goods := coalesce(v_new.min_goods, 0);
  v_new.min_pieces := coalesce(v_new.min_pieces, 1);
  v_new.starts_at := coalesce(v_new.starts_at, private.now());
  v_new.is_first_order_only := coalesce(v_new.is_first_order_only, false);
  v_new.is_prepaid_only := coalesce(v_new.is_prepaid_only, false);
  v_new.is_automatic := coalesce(v_new.is_automatic, false);
  v_new.is_active := coalesce(v_new.is_active, true);
  v_new.category_ids := coalesce(v_new.category_ids, '{}');
  v_new.product_ids := coalesce(v_new.product_ids, '{}');
  if exists (
    select from unnest(v_new.category_ids) as i where not exists (select from public.categories c where c.id = i)
  ) or exists (
    select from unnest(v_new.product_ids) as i where not exists (select from public.products p where p.id = i)
  ) then
    raise sqlstate 'PT422' using message = 'A category or product of this coupon is gone', hint = 'bad_target';
  end if;
  return v_new;
exception when data_exception then
  raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_coupon';
end $$;

-- Whether an order names the coupon, cancelled ones included: its code then stays.
create function private.is_coupon_used(p_id bigint) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.coupon_redemptions where coupon_id = p_id)
    or exists (select from public.orders where coupon_id = p_id)
$$;

-- Adds a coupon (p_id null) or writes all its rules; see switch_coupon() for on and off. p_version: its updated_at as the person saw it. Returns its id. PT404;
-- PT409 stale, code_taken, code_used, below_used; PT422 bad_coupon, bad_target.
create function private.save_coupon(p_id bigint, p_version timestamptz, p_fields jsonb) returns bigint
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_new public.coupons;
  v_old public.coupons;
  v_id bigint;
  v_constraint text;
begin
  perform private.require_permission('offers.write');
  v_new := private.coupon_of(p_fields);
  if p_id is null then
    insert into public.coupons (
      code, description, kind, value, max_discount, min_goods, min_pieces, starts_at, ends_at, max_uses,
      max_uses_per_customer, is_first_order_only, is_prepaid_only, is_automatic, is_active, category_ids, product_ids
    ) values (
      v_new.code, v_new.description, v_new.kind, v_new.value, v_new.max_discount, v_new.min_goods, v_new.min_pieces,
      v_new.starts_at, v_new.ends_at, v_new.max_uses, v_new.max_uses_per_customer, v_new.is_first_order_only,
      v_new.is_prepaid_only, v_new.is_automatic, v_new.is_active, v_new.category_ids, v_new.product_ids
    ) returning id into v_id;
    return v_id;
  end if;
  perform private.lock_coupons('{}', p_id);
  select * into v_old from public.coupons where id = p_id;
  if not found then
    raise sqlstate 'PT404' using message = 'This coupon is gone', hint = 'not_found';
  end if;
  perform private.refuse_stale(p_version, v_old.updated_at);
  if v_new.code is distinct from v_old.code and private.is_coupon_used(p_id) then
    raise sqlstate 'PT409' using message = 'Orders name this code, so it stays', hint = 'code_used';
  end if;
  update public.coupons set
    code = v_new.code, description = v_new.description, kind = v_new.kind, value = v_new.value,
    max_discount = v_new.max_discount, min_goods = v_new.min_goods, min_pieces = v_new.min_pieces,
    starts_at = v_new.starts_at, ends_at = v_new.ends_at, max_uses = v_new.max_uses,
    max_uses_per_customer = v_new.max_uses_per_customer, is_first_order_only = v_new.is_first_order_only,
    is_prepaid_only = v_new.is_prepaid_only, is_automatic = v_new.is_automatic, category_ids = v_new.category_ids,
    product_ids = v_new.product_ids
    where id = p_id;
  return p_id;
exception
  when unique_violation then
    raise sqlstate 'PT409' using message = 'Another coupon has this code', hint = 'code_taken';
  when check_violation or not_null_violation then
    get stacked diagnostics v_constraint = constraint_name;
    if v_constraint = 'coupons_within_uses' then
      raise sqlstate 'PT409' using message = 'It has been used more often than that', hint = 'below_used';
    end if;
    raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_coupon', detail = v_constraint;
end $$;

create function public.save_coupon(p_id bigint, p_version timestamptz, p_fields jsonb) returns bigint
language sql set search_path = '' as $$ select private.save_coupon(p_id, p_version, p_fields) $$;

-- Switches a coupon off or on; a second press changes nothing. PT404.
create function private.switch_coupon(p_id bigint, p_is_active boolean) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('offers.write');
  perform private.lock_coupons('{}', p_id);
  if not exists (select from public.coupons where id = p_id) then
    raise sqlstate 'PT404' using message = 'This coupon is gone', hint = 'not_found';
  end if;
  update public.coupons set is_active = p_is_active where id = p_id and is_active <> p_is_active;
end $$;

create function public.switch_coupon(p_id bigint, p_is_active boolean) returns void
language sql set search_path = '' as $$ select private.switch_coupon(p_id, p_is_active) $$;

-- Deletes a coupon that no order names. PT404; PT409 coupon_used.
create function private.delete_coupon(p_id bigint) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('offers.write');
  perform private.lock_coupons('{}', p_id);
  if private.is_coupon_used(p_id) then
    raise sqlstate 'PT409' using message = 'Orders name this coupon: switch it off instead', hint = 'coupon_used';
  end if;
  delete from public.coupons where id = p_id;
  if not found then
    raise sqlstate 'PT404' using message = 'This coupon is gone', hint = 'not_found';
  end if;
end $$;

create function public.delete_coupon(p_id bigint) returns void
language sql set search_path = '' as $$ select private.delete_coupon(p_id) $$;

-- A code that nobody guesses: 40 random bits in letters and digits that can't be taken for one another.
create function private.new_coupon_code(p_prefix text) returns text
language sql volatile set search_path = '' as $$
  select p_prefix || string_agg(
    substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + get_byte(bytes, i + 8) % 32, 1), '' order by i
  )
  from (select uuid_send(gen_random_uuid()) as bytes) as random, generate_series(0, 7) as i
$$;

-- One code of a job 'coupons.generate'. input: the rules without a code, and prefix. PT422.
create function private.generate_coupon(p_item jsonb, p_input jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_prefix text := coalesce(p_input ->> 'prefix', '');
  v_new public.coupons;
begin
  if v_prefix !~ '^([A-Z0-9]{2,12}-)?$' then
    raise sqlstate 'PT422' using message = 'The beginning of the codes does not fit', hint = 'bad_coupon';
  end if;
  v_new := private.coupon_of(p_input -> 'rules');
  if v_new.is_automatic then
    raise sqlstate 'PT422' using message = 'An automatic offer needs one code only', hint = 'bad_coupon';
  end if;
  loop
    insert into public.coupons (
      code, description, kind, value, max_discount, min_goods, min_pieces, starts_at, ends_at, max_uses,
      max_uses_per_customer, is_first_order_only, is_prepaid_only, category_ids, product_ids, batch
    ) values (
      private.new_coupon_code(v_prefix), v_new.description, v_new.kind, v_new.value, v_new.max_discount, v_new.min_goods,
      v_new.min_pieces, v_new.starts_at, v_new.ends_at, v_new.max_uses, v_new.max_uses_per_customer,
      v_new.is_first_order_only, v_new.is_prepaid_only, v_new.category_ids, v_new.product_ids, (p_input ->> 'job_id')::uuid
    ) on conflict (code) do nothing;
    exit when found;
  end loop;
  if (p_input ->> 'position')::int = 1 then
    insert into public.audit_log (actor, actor_name, action, subject, subject_id, after)
    select s.id, private.name_of_person(s.id), 'insert', 'coupons', v_prefix || 'generated codes', p_input -> 'rules'
    from (select private.acting_staff() as id) as s where s.id is not null;
  end if;
  return 'added';
end $$;

insert into private.staff_job_kinds (kind, permission, item_function) values
  ('coupons.generate', 'offers.write', 'generate_coupon');

-- What a coupon's orders came to, in rupees; only orders that count as sold.
create function private.figures_of_coupon(p_id bigint) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'orders', count(*), 'revenue', coalesce(sum(o.total), 0), 'discount', coalesce(sum(o.coupon_discount), 0),
    'delivery', coalesce(sum(o.shipping + o.cod_fee), 0),
    'refunds', coalesce(sum((
      select sum(r.amount) from public.refunds r where r.order_id = o.id and r.status <> 'failed'
    )), 0),
    'list_value', coalesce(sum(o.subtotal), 0)
  )
  from public.orders o where o.coupon_id = p_id and private.counts_as_sold(o)
$$;

-- A coupon with its figures, story and newest 50 orders; orders only for who may read them. Null when it is gone.
create function private.coupon_desk(p_id bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_coupon public.coupons;
begin
  perform private.require_permission('offers.read');
  select * into v_coupon from public.coupons where id = p_id;
  if not found then
    return null;
  end if;
  return to_jsonb(v_coupon) || jsonb_build_object(
    'is_used', private.is_coupon_used(p_id),
    'figures', private.figures_of_coupon(p_id),
    'products', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by p.name), '[]')
      from public.products p where p.id = any (v_coupon.product_ids)
    ),
    'orders', case when private.may('orders.read') then (
      select coalesce(jsonb_agg(to_jsonb(used) order by used.created_at desc), '[]') from (
        select o.order_id, o.status, o.created_at, o.total, o.coupon_discount
        from public.orders o where o.coupon_id = p_id and o.replaced_by is null
        order by o.created_at desc limit 50
      ) as used
    ) end,
    'story', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', l.id, 'at', l.created_at, 'by', l.actor_name, 'action', l.action, 'before', l.before, 'after', l.after
      ) order by l.id desc), '[]')
      from (
        select * from public.audit_log a where a.subject = 'coupons' and (
          a.subject_id = v_coupon.code or a.subject_id in (
            select n.before ->> 'code' from public.audit_log n
            where n.subject = 'coupons' and n.subject_id = v_coupon.code and n.before ? 'code'
          )
        ) and a.created_at >= v_coupon.created_at
        order by a.id desc limit 50
      ) as l
    )
  );
end $$;

create function public.coupon_desk(p_id bigint) returns jsonb
language sql stable set search_path = '' as $$ select private.coupon_desk(p_id) $$;

-- Switches all codes of a generated set off or on, as one line of the audit log. Returns how many changed. PT404.
create function private.switch_coupon_batch(p_batch uuid, p_is_active boolean) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_example text;
  v_count int;
begin
  perform private.require_permission('offers.write');
  select min(code) into v_example from public.coupons where batch = p_batch;
  if v_example is null then
    raise sqlstate 'PT404' using message = 'These codes are gone', hint = 'not_found';
  end if;
  perform 1 from public.coupons where batch = p_batch order by id for no key update;
  perform set_config('kapas.is_batch_step', 'yes', true);
  update public.coupons set is_active = p_is_active where batch = p_batch and is_active <> p_is_active;
  get diagnostics v_count = row_count;
  perform set_config('kapas.is_batch_step', '', true);
  if v_count > 0 then
    insert into public.audit_log (actor, actor_name, action, subject, subject_id, before, after)
    select s.id, private.name_of_person(s.id), 'update', 'coupons', v_example || ' and its set',
      jsonb_build_object('is_active', not p_is_active), jsonb_build_object('is_active', p_is_active, 'codes', v_count)
    from (select private.acting_staff() as id) as s where s.id is not null;
  end if;
  return v_count;
end $$;

create function public.switch_coupon_batch(p_batch uuid, p_is_active boolean) returns int
language sql set search_path = '' as $$ select private.switch_coupon_batch(p_batch, p_is_active) $$;

-- The newest 50 sets of generated codes, with how many are used.
create function private.coupon_batches() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('offers.read');
  return (
    select coalesce(jsonb_agg(to_jsonb(b) order by b.created_at desc), '[]') from (
      select batch, min(description) as description, min(code) as example, count(*) as codes,
        count(*) filter (where used > 0) as used, count(*) filter (where is_active) as active, min(created_at) as created_at
      from public.coupons where batch is not null group by batch order by min(created_at) desc limit 50
    ) as b
  );
end $$;

create function public.coupon_batches() returns jsonb
language sql stable set search_path = '' as $$ select private.coupon_batches() $$;
