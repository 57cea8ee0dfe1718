-- The fields of an order in a list, and the order that it was sent in exchange for. The row policies show admins all
-- orders; this returns only their own.
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
    ),
    'waits_for_buyer', o.status = 'Confirmed' and exists (
      select from public.order_items i where i.order_id = o.id and private.is_art_refused(i.design_version_id)
    )
  )
  from private.orders_of((select auth.uid())) o
  where o.replaced_by is null
$$;

-- The designs of an order with what is printed where, in which sizes, and their files; null for an order that is not there.
-- PT403 for those who neither answer buyers nor pack.
create or replace function private.desk_designs(p_order_number text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_order_id uuid;
begin
  perform private.require_order_desk();
  select id into v_order_id from public.orders where order_id = p_order_number;
  if not found then
    return null;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'version_id', d.id, 'name', d.name, 'garment', line.garment, 'cut', d.document ->> 'cut', 'colour', d.document ->> 'colour',
      'prints', d.prints, 'rights_version', d.rights_version, 'rights_accepted_at', d.rights_accepted_at, 'issues', d.issues,
      'problem', w.problem, 'attempts', coalesce(w.attempts, 0), 'pieces', line.pieces,
      'review', (
        select jsonb_build_object('submission_id', s.id, 'state', case
          when s.status = 'approved' then 'approved' when private.is_art_refused(d.id) then 'refused' else 'waiting' end)
        from public.submissions s where s.version_id = d.id
      ),
      'files', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'view', f.view, 'kind', f.kind, 'path', f.path, 'sha256', f.sha256, 'width_px', f.width_px,
          'height_px', f.height_px, 'bytes', f.bytes, 'made_at', f.made_at
        ) order by f.view, f.kind), '[]') from public.print_files f where f.version_id = d.id
      )
    ) order by line.first_id), '[]')
    from (
      select i.design_version_id, min(i.id) as first_id, min(p.name) as garment, jsonb_agg(jsonb_build_object(
        'size', i.size, 'color_name', i.color_name, 'sku', i.sku, 'quantity', i.quantity
      ) order by i.id) as pieces
      from public.order_items i join public.products p on p.id = i.product_id
      where i.order_id = v_order_id
      group by i.design_version_id
    ) as line
    join public.design_versions d on d.id = line.design_version_id
    left join private.print_work w on w.version_id = d.id
  );
end $$;

create or replace function private.grants_of_submissions() returns void
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
    public.stop_offering(uuid, uuid),
    public.order_art(uuid), public.replace_order_design(uuid, uuid, uuid, uuid, text), public.leave_out_refused_art(uuid, text),
    public.unhashed_submissions(int), public.keep_art_hashes(uuid, bigint[]), public.find_submission_mail(uuid, int)
    to service_role;
$$;

-- A submission, locked for a step of staff. Who takes the step and its maker stay until it is written: an account that is deleted is
-- locked before its submissions. PT404 no_submission; PT409 it is not what its reader saw: withdrawn | own_step | stale
-- (detail: who was there last).
create or replace function private.hold_submission(p_id uuid, p_rev int) returns public.submissions
language plpgsql set search_path = '' as $$
declare
  v_row public.submissions;
  v_last public.submission_events;
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
    select * into v_last from public.submission_events where submission_id = p_id order by id desc limit 1;
    raise sqlstate 'PT409' using message = 'Somebody was here meanwhile', detail = coalesce(v_last.actor_name, ''),
      hint = case when v_row.status in ('withdrawn', 'archived') then 'withdrawn' when v_last.actor = (select auth.uid()) then 'own_step' else 'stale' end;
  end if;
  return v_row;
end $$;

-- A submission as its reviewer sees it: the design, its checks, whose uploads and where they come from, orders that wait for it, what was
-- sent before, its story, and refused art that looks like it. Null when it is gone or a draft. PT403.
create or replace function private.submission_desk(p_id uuid) returns jsonb
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
          'id', a.id, 'width', a.width, 'height', a.height, 'created_at', a.created_at, 'is_cut_out', a.source_asset_id is not null,
          'ai', made.words
        ) order by a.created_at, a.id), '[]')
        from public.design_assets a
        left join public.design_assets source on source.id = a.source_asset_id
        left join lateral (
          select jsonb_build_object('prompt', g.prompt, 'style', g.style, 'model', g.model) as words
          from public.ai_generations g where g.path in (a.path, source.path) limit 1
        ) as made on true
        where a.id = any (v.assets)
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
      'product', (select jsonb_build_object('id', p.id, 'name', p.name, 'is_shown', private.is_shown(p)) from public.products p where p.id = s.product_id)
    )
    from public.submissions s join public.design_versions v on v.id = s.version_id
    where s.id = p_id and s.status <> 'draft'
  );
end $$;

-- How the review of designs goes over so many days, and what AI art costs (rupees), drawn or not,
-- beside the orders that show it. PT403.
create or replace function private.submission_report(p_days int) returns jsonb
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
    'ai', (
      select jsonb_build_object('pictures', count(*) filter (where status = 'done'), 'spent', coalesce(sum(cost_paise), 0) / 100.0)
      from public.ai_generations where created_at >= v_since
    ) || (
      select jsonb_build_object('orders', count(*), 'worth', coalesce(sum(total), 0)) from public.orders o
      where o.created_at >= v_since and o.status not in ('Pending Payment', 'COD Review', 'Cancelled') and exists (
        select from public.order_items i
        join public.design_versions d on d.id = i.design_version_id
        join public.design_assets a on a.id = any (d.assets)
        left join public.design_assets source on source.id = a.source_asset_id
        join public.ai_generations g on g.path in (a.path, source.path)
        where i.order_id = o.id
      )
    ),
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

-- Takes the pieces whose design was refused out of an order that has others; what was paid for them goes back. Nothing else is priced
-- anew. Of an order that has no others the whole is cancelled. Returns the order's status. PT409 moved_meanwhile | not_refused | disputed | paying.
create or replace function public.leave_out_refused_art(p_order_id uuid, p_actor text) returns text
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
    'reason', 'left_out',
    'before', v_before || jsonb_build_object('total', v_order.total),
    'after', private.told_lines(p_order_id) || jsonb_build_object('total', v_order.total - v_gone.worth)
  ));
  perform private.queue_message('order_confirmed', p_order_id, jsonb_build_object('edited', private.now(), 'is_left_out', true));
  return v_order.status;
end $$;

-- What somebody sent, the newest first, each design once by its last version: 20 from an offset, and how many there are.
create or replace function public.my_submissions(p_user_id uuid, p_offset int) returns jsonb
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
      'product_slug', (select p.slug from public.products p where p.id = page.product_id and private.is_shown(p)),
      'is_replaced', exists (select from public.submissions later where later.follows = page.id and later.status <> 'draft'),
      'orders', (
        select coalesce(jsonb_agg(distinct o.order_id), '[]') from public.order_items i join public.orders o on o.id = i.order_id
        where i.design_version_id = page.version_id and o.user_id = p_user_id and o.status = 'Confirmed'
      )
    ) order by coalesce(page.submitted_at, page.created_at) desc, page.id), '[]') from page
  ))
$$;

-- Keeps what somebody wants looked at, unsent: their own version, with a message to the reviewer, perhaps in place of one that was
-- refused (p_follows). Returns its id. PT404 no_version; PT409 sent: it is with the shop already | decided (detail: its id); PT422 bad_submission.
create or replace function public.save_submission(
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
    raise sqlstate 'PT409' using message = 'This design is with the shop already', hint = (
        select case when status in ('submitted', 'in_review') then 'sent' else 'decided' end
        from public.submissions where version_id = p_version_id
      ),
      detail = (select id from public.submissions where version_id = p_version_id)::text;
  end if;
  raise sqlstate 'PT404' using message = 'No such design', hint = 'no_version';
exception when check_violation or not_null_violation then
  raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_submission';
end $$;

-- Its maker does not let the shop offer it any more. PT404; PT409 has_product: it was made into one already.
create function public.stop_offering(p_user_id uuid, p_id uuid) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  if (private.own_submission(p_id, p_user_id)).product_id is not null then
    raise sqlstate 'PT409' using message = 'It has a product', hint = 'has_product';
  end if;
  update public.submissions set may_publish = false where id = p_id and may_publish;
end $$;
