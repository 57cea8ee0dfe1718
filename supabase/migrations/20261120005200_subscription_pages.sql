-- What shoppers see of subscriptions, and what subscribers do with theirs.
delete from public.redirects where source ~ '^/subscription(/|$)';
alter table public.redirects drop constraint redirects_from_nowhere;
alter table public.redirects add constraint redirects_from_nowhere check (
  source ~ '^/(products|blog)/[^/]+$' or split_part(source, '/', 2) not in (
    '', '_next', 'about', 'about.md', 'account', 'admin', 'api', 'apple-icon.png', 'auth', 'auth-callback', 'basic',
    'blog', 'blog-preview', 'blog.md', 'browse', 'cart', 'catalog', 'checkout', 'contact', 'contact-message',
    'contact.md', 'custom-design', 'dashboard', 'design-fonts', 'design-pictures', 'design-proof', 'designer', 'designs',
    'faq', 'faq.md', 'favicon.ico', 'feeds', 'find-order', 'garments', 'icon-192.png', 'icon-512.png', 'icon.svg', 'indexnow', 'investor', 'investor.md', 'invitation',
    'kapas-devanagari.svg', 'left-cart', 'llms-full.txt', 'llms.txt', 'login', 'logo', 'logo.svg', 'mail-preferences', 'manifest.webmanifest',
    'markdown', 'marketing', 'my-designs', 'my-submissions', 'nowhere', 'og', 'order-details', 'order-success', 'orders', 'premium-tshirts',
    'premium-tshirts.md', 'product', 'product-preview', 'product-view', 'products', 'products.md', 'ref', 'referral-program',
    'refund-policy', 'refund-policy.md', 'robots.txt', 'shipping-policy', 'shipping-policy.md', 'sitemap',
    'sitemap.xml', 'sitemaps', 'staff-invitation', 'subscription', 'terms', 'terms-policy', 'terms-policy.md', 'terms.md',
    'tshirt-designer', 'update-password', 'wishlist'
  ));

alter table private.storefront_changes drop constraint storefront_changes_subject_check;
alter table private.storefront_changes add constraint storefront_changes_subject_check check (subject in (
  'listing', 'product', 'availability', 'stock', 'categories', 'colors', 'product_settings', 'site_settings', 'logo',
  'blog_posts', 'redirects', 'pages', 'announcement_bar', 'marketing_sections', 'subscriptions'
));
create trigger subscription_plans_note after insert or update or delete on private.subscription_plans
  for each row execute function private.note_change('subscriptions');
create trigger subscription_prices_note after insert or update or delete on private.subscription_prices
  for each row execute function private.note_change('subscriptions');
create trigger subscription_tastes_note after insert or update or delete on private.subscription_tastes
  for each row execute function private.note_change('subscriptions');

-- How long before a charge its owner hears of it and may still change it, and how long a halted subscription waits. The
-- usual values are those of lib/settings/product-settings.ts.
create function private.subscription_terms(out notice_days int, out cutoff_hours int, out grace_days int)
language sql stable set search_path = '' as $$
  select
    coalesce(private.number_setting('subscription_notice_days', 3), 3)::int,
    coalesce(private.number_setting('subscription_cutoff_hours', 24), 24)::int,
    coalesce(private.number_setting('subscription_grace_days', 14), 14)::int
$$;

-- Cuts and sizes in which there are printed tees.
create function private.subscription_sizes() returns table (cut text, size text)
language sql stable set search_path = '' as $$
  select distinct p.cut, v.size
  from public.products p join public.product_variants v on v.product_id = p.id and v.is_active
  where private.is_shown(p) and not p.is_blank and p.cut <> 'accessory'
$$;

-- What a new subscriber of a plan pays: its newest price that the gateway has.
create function private.current_price_of(p_plan_id bigint) returns uuid
language sql stable set search_path = '' as $$
  select id from private.subscription_prices
  where plan_id = p_plan_id and gateway_plan_id is not null
  order by created_at desc, id desc limit 1
$$;

-- Whether size, tastes, picks, address and pauses may still change: no charge is near, or the parcel of one waits for its subscriber.
create function private.is_open_for_change(p_subscription private.subscriptions) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.subscription_charges c where c.subscription_id = p_subscription.id and c.state = 'asked'
  ) or p_subscription.ended_at is null and (
    p_subscription.status in ('created', 'halted', 'paused')
    or p_subscription.charge_at is null
    or private.now() < p_subscription.charge_at
      - make_interval(hours => (select cutoff_hours from private.subscription_terms()))
  )
$$;

-- The next parcel, as it is shown. A pick is available while somebody could still buy it.
create function private.subscription_picks_of(p_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'position', b.position, 'variant_id', v.id, 'product_id', p.id, 'slug', p.slug, 'name', p.name,
    'image_url', (
      select i.image_url from public.product_images i where i.product_id = p.id
      order by i.color is not distinct from v.color desc, i.position, i.id limit 1
    ),
    'color', v.color, 'color_name', k.name, 'size', v.size, 'is_chosen', b.is_chosen,
    'is_available', private.is_shown(p) and v.is_active and v.stock > v.reserved
  ) order by b.position), '[]')
  from private.subscription_picks b
  join public.product_variants v on v.id = b.variant_id
  join public.products p on p.id = v.product_id
  join public.colors k on k.slug = v.color
  where b.subscription_id = p_id
$$;

-- A subscription as its owner and the back office see it. Rupees.
create function private.subscription_row(p_subscription private.subscriptions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', s.id, 'number', s.number, 'version', s.version, 'status', s.status,
    'plan', jsonb_build_object('id', p.id, 'name', p.name, 'tees', p.tees, 'months', p.months),
    'amount', a.amount, 'cut', s.cut, 'size', s.size, 'tastes', s.tastes, 'address', s.address,
    'name', s.name, 'email', s.email, 'phone', s.phone, 'method', s.method,
    'charge_at', s.charge_at, 'cutoff_at', s.charge_at - make_interval(hours => t.cutoff_hours),
    'is_open_for_change', private.is_open_for_change(p_subscription), 'wish', s.wish, 'wish_error', s.wish_error,
    'resumes_at', s.resumes_at, 'paused_by_bank', s.is_paused_by_bank, 'cancel_asked_at', s.cancel_asked_at,
    'halted_at', s.halted_at, 'ends_by', s.halted_at + make_interval(days => t.grace_days),
    'paid_count', s.paid_count, 'follows', s.follows, 'created_at', s.created_at, 'started_at', s.started_at,
    'ended_at', s.ended_at, 'gateway_subscription_id', s.gateway_subscription_id,
    'consent', s.consent, 'picks', private.subscription_picks_of(s.id),
    'charges', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', c.id, 'paid_at', c.paid_at, 'amount', c.amount, 'state', c.state, 'why', c.why,
        'order_id', o.order_id, 'asked_at', c.asked_at
      ) order by c.paid_at desc, c.id)
      from private.subscription_charges c left join public.orders o on o.id = c.order_id
      where c.subscription_id = s.id
    ), '[]'),
    'events', coalesce((
      select jsonb_agg(jsonb_build_object(
        'type', e.type, 'actor', e.actor, 'data', e.data, 'created_at', e.created_at
      ) order by e.id desc)
      from (select * from private.subscription_events where subscription_id = s.id order by id desc limit 50) as e
    ), '[]')
  )
  from (select p_subscription.*) as s
  join private.subscription_prices a on a.id = s.price_id
  join private.subscription_plans p on p.id = a.plan_id
  cross join private.subscription_terms() as t
$$;

-- What can be subscribed to now: plans whose newest price the gateway has, tastes, and sizes that the shop prints. Rupees.
create function private.subscription_offer() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'plans', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', p.id, 'slug', p.slug, 'name', p.name, 'about', p.about, 'tees', p.tees, 'months', p.months,
        'amount', a.amount, 'price_id', a.id
      ) order by p.sort_order, p.id)
      from private.subscription_plans p join private.subscription_prices a on a.id = private.current_price_of(p.id)
      where p.is_offered
    ), '[]'),
    'tastes', coalesce((
      select jsonb_agg(jsonb_build_object('slug', t.slug, 'name', t.name, 'about', t.about) order by t.sort_order, t.slug)
      from private.subscription_tastes t
    ), '[]'),
    'cuts', coalesce((
      select jsonb_agg(jsonb_build_object('cut', c.cut, 'sizes', c.sizes)
        order by array_position(array['regular', 'oversized', 'women', 'kids'], c.cut))
      from (
        select fit.cut, jsonb_agg(fit.size order by z.sort_order) as sizes
        from private.subscription_sizes() as fit join public.sizes z on z.name = fit.size
        group by fit.cut
      ) as c
    ), '[]'),
    'terms', (select to_jsonb(t) from private.subscription_terms() as t)
  )
$$;

create function public.subscription_offer() returns jsonb
language sql stable set search_path = '' as $$ select private.subscription_offer() $$;

-- The subscriptions of who asks: those that go on first, then the newest. What was never agreed to is left out when it has ended.
create function private.my_subscriptions() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.subscription_row(mine.kept) order by mine.has_ended, (mine.kept).created_at desc), '[]')
  from (
    select s as kept, s.ended_at is not null as has_ended from private.subscriptions s
    where s.user_id = (select auth.uid()) and (s.ended_at is null or s.paid_count > 0 or s.status = 'cancelled' and s.method is not null)
    order by s.ended_at is not null, s.created_at desc limit 40
  ) as mine
$$;

create function public.my_subscriptions() returns jsonb
language sql stable set search_path = '' as $$ select private.my_subscriptions() $$;

-- A subscription of who asks, locked. PT404 no_subscription.
create function private.own_subscription(p_id uuid) returns private.subscriptions
language plpgsql set search_path = '' as $$
declare
  v_row private.subscriptions;
begin
  select * into v_row from private.subscriptions
    where id = p_id and user_id = (select auth.uid()) for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such subscription', hint = 'no_subscription';
  end if;
  return v_row;
end $$;

-- The same, to change the next parcel of what its owner has seen. PT409 stale | ended | closed: the next charge is too near.
create function private.hold_own_subscription(p_id uuid, p_version int) returns private.subscriptions
language plpgsql set search_path = '' as $$
declare
  v_row private.subscriptions := private.own_subscription(p_id);
begin
  if v_row.version <> p_version then
    raise sqlstate 'PT409' using message = 'The subscription has changed meanwhile', hint = 'stale';
  elsif not private.is_open_for_change(v_row) then
    raise sqlstate 'PT409' using message = 'The next parcel can not be changed',
      hint = case when v_row.ended_at is null then 'closed' else 'ended' end;
  end if;
  return v_row;
end $$;

-- Where parcels go, with nothing but its own fields. PT422 bad_subscription.
create function private.parcel_address(p_address jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  if (
    char_length(p_address ->> 'line1') between 3 and 160 and char_length(coalesce(p_address ->> 'line2', '')) <= 160
    and p_address ->> 'pincode' ~ '^[1-9][0-9]{5}$' and char_length(p_address ->> 'city') between 2 and 80
    and char_length(p_address ->> 'state') between 2 and 60
  ) is not true then
    raise sqlstate 'PT422' using message = 'The address does not fit', hint = 'bad_subscription';
  end if;
  return jsonb_build_object(
    'line1', p_address ->> 'line1', 'line2', coalesce(p_address ->> 'line2', ''), 'city', p_address ->> 'city',
    'state', p_address ->> 'state', 'pincode', p_address ->> 'pincode'
  );
end $$;

-- Cut and size that the shop prints, and tastes that it has. PT422 bad_subscription.
create function private.check_subscription_taste(p_cut text, p_size text, p_tastes text[]) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from private.subscription_sizes() as fit where fit.cut = p_cut and fit.size = p_size)
    or exists (select from unnest(p_tastes) as wished where wished not in (select slug from private.subscription_tastes))
  then
    raise sqlstate 'PT422' using message = 'Nothing is printed like that', hint = 'bad_subscription';
  end if;
end $$;

-- The subscription whose place another plan is to take, locked. PT404; PT409 ended | closed | wish_open | not_running | same_plan |
-- followed: another one takes its place already.
create function private.hold_followed(p_id uuid, p_user_id uuid, p_price_id uuid) returns private.subscriptions
language plpgsql set search_path = '' as $$
declare
  v_row private.subscriptions;
  v_hint text;
begin
  select * into v_row from private.subscriptions where id = p_id and user_id = p_user_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such subscription', hint = 'no_subscription';
  end if;
  v_hint := case
    when v_row.ended_at is not null then 'ended'
    when v_row.wish is not null or v_row.cancel_asked_at is not null then 'wish_open'
    when v_row.status not in ('authenticated', 'active') or v_row.charge_at is null then 'not_running'
    when v_row.price_id = p_price_id then 'same_plan'
    when not private.is_open_for_change(v_row) then 'closed'
    when exists (
      select from private.subscriptions next
      where next.follows = p_id and next.ended_at is null and next.status <> 'created'
    ) then 'followed'
  end;
  if v_hint is not null then
    raise sqlstate 'PT409' using message = 'The plan can not be changed now', hint = v_hint;
  end if;
  return v_row;
end $$;

-- A subscription that waits for its mandate, with what its owner agreed to. One that was begun for the same price and not paid yet is
-- taken again. p_wish: { cut, size, tastes, name, email, phone, address }; p_follows: whose place it takes from its next charge on.
-- Returns it as subscription_row(). PT404 no_subscription; PT409 price_changed | too_many, and those of hold_followed(); PT422 bad_subscription.
create function public.begin_subscription(
  p_user_id uuid, p_price_id uuid, p_wish jsonb, p_consent jsonb, p_follows uuid default null
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '8s' as $$
declare
  v_price private.subscription_prices;
  v_followed private.subscriptions;
  v_row private.subscriptions;
  v_tastes text[] := array(select jsonb_array_elements_text(p_wish -> 'tastes'));
begin
  perform pg_advisory_xact_lock(hashtextextended('subscriptions of ' || p_user_id::text, 0));
  select a.* into v_price from private.subscription_prices a join private.subscription_plans p on p.id = a.plan_id
    where a.id = p_price_id and p.is_offered and a.id = private.current_price_of(p.id);
  if not found or (p_consent ->> 'amount')::numeric is distinct from v_price.amount then
    raise sqlstate 'PT409' using message = 'The plan has another price now', hint = 'price_changed';
  end if;
  if p_follows is not null then
    v_followed := private.hold_followed(p_follows, p_user_id, p_price_id);
    if (p_consent ->> 'starts_at')::timestamptz is distinct from v_followed.charge_at then
      raise sqlstate 'PT409' using message = 'The next charge has moved', hint = 'stale';
    end if;
  end if;
  perform private.check_subscription_taste(p_wish ->> 'cut', p_wish ->> 'size', v_tastes);

  select * into v_row from private.subscriptions s
    where s.user_id = p_user_id and s.price_id = p_price_id and s.status = 'created' and s.ended_at is null
      and s.cancel_asked_at is null and s.wish is null and s.follows is not distinct from p_follows
      and (s.consent ->> 'starts_at')::timestamptz is not distinct from (p_consent ->> 'starts_at')::timestamptz
    order by s.created_at desc limit 1 for no key update;
  if not found then
    if (select count(*) from private.subscriptions where user_id = p_user_id and ended_at is null) >= 10 then
      raise sqlstate 'PT409' using message = 'There are ten already', hint = 'too_many';
    end if;
    insert into private.subscriptions (user_id, price_id, name, email, phone, address, cut, size, tastes, follows, consent)
      values (
        p_user_id, p_price_id, p_wish ->> 'name', p_wish ->> 'email', p_wish ->> 'phone', private.parcel_address(p_wish -> 'address'),
        p_wish ->> 'cut', p_wish ->> 'size', v_tastes, p_follows, p_consent
      ) returning * into v_row;
    insert into private.subscription_events (subscription_id, type, actor, data)
      values (v_row.id, 'begun', 'customer', jsonb_build_object('amount', v_price.amount));
  else
    update private.subscriptions set
      name = p_wish ->> 'name', email = p_wish ->> 'email', phone = p_wish ->> 'phone',
      address = private.parcel_address(p_wish -> 'address'), cut = p_wish ->> 'cut', size = p_wish ->> 'size',
      tastes = v_tastes, consent = p_consent, version = version + 1
      where id = v_row.id returning * into v_row;
  end if;
  perform private.pick_for(v_row);
  return private.subscription_row(v_row);
exception when check_violation or not_null_violation or invalid_text_representation or invalid_datetime_format then
  raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_subscription';
end $$;

-- Changes what is sent, and to whom: p_change has any of cut with size, tastes, name, phone, address. What was picked by rule, and what
-- does not fit any more, is picked anew. Returns it as subscription_row(). PT404; PT409 ended | stale | closed; PT422 bad_subscription.
create function private.change_subscription(p_id uuid, p_version int, p_change jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '8s' as $$
declare
  v_row private.subscriptions := private.hold_own_subscription(p_id, p_version);
  v_old private.subscriptions := v_row;
begin
  update private.subscriptions s set
    cut = coalesce(p_change ->> 'cut', s.cut), size = coalesce(p_change ->> 'size', s.size),
    tastes = case when p_change ? 'tastes' then array(select jsonb_array_elements_text(p_change -> 'tastes')) else s.tastes end,
    name = coalesce(p_change ->> 'name', s.name), phone = coalesce(p_change ->> 'phone', s.phone),
    address = case when p_change ? 'address' then private.parcel_address(p_change -> 'address') else s.address end,
    version = s.version + 1
    where s.id = p_id returning * into v_row;
  perform private.check_subscription_taste(v_row.cut, v_row.size, v_row.tastes);
  if (v_row.cut, v_row.size, v_row.tastes) is distinct from (v_old.cut, v_old.size, v_old.tastes) then
    perform private.pick_for(v_row);
  end if;
  insert into private.subscription_events (subscription_id, type, actor, data)
    values (p_id, 'details_changed', 'customer', jsonb_build_object('fields', (select jsonb_agg(key) from jsonb_object_keys(p_change) as key)));
  return private.subscription_row(v_row);
exception when check_violation or not_null_violation or invalid_parameter_value then
  raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_subscription';
end $$;

create function public.change_subscription(p_id uuid, p_version int, p_change jsonb) returns jsonb
language sql set search_path = '' as $$ select private.change_subscription(p_id, p_version, p_change) $$;

-- What the owner of a subscription can put into the next parcel, by design with its colours: those of the chosen tastes first.
create function private.subscription_choices(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_row private.subscriptions;
begin
  select * into v_row from private.subscriptions where id = p_id and user_id = (select auth.uid());
  return (
    with fits as (
      select fit.variant_id, v.product_id
      from private.fitting_variants(v_row) as fit join public.product_variants v on v.id = fit.variant_id
    ),
    designs as (
      select p.id, p.slug, p.name, coalesce((
        select bool_or(p.search @@ websearch_to_tsquery('english', t.words))
        from private.subscription_tastes t where t.slug = any (v_row.tastes)
      ), false) as is_to_taste
      from public.products p where p.id in (select product_id from fits)
      order by is_to_taste desc, p.created_at desc, p.id desc limit 60
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'product_id', d.id, 'slug', d.slug, 'name', d.name, 'is_to_taste', d.is_to_taste,
      'colors', (
        select jsonb_agg(jsonb_build_object(
          'variant_id', v.id, 'color', v.color, 'color_name', k.name, 'hex', k.hex,
          'image_url', (
            select i.image_url from public.product_images i where i.product_id = d.id
            order by i.color is not distinct from v.color desc, i.position, i.id limit 1
          )
        ) order by v.available desc, k.sort_order, v.id)
        from fits join public.product_variants v on v.id = fits.variant_id join public.colors k on k.slug = v.color
        where fits.product_id = d.id
      )
    ) order by d.is_to_taste desc, d.id desc), '[]')
    from designs d
  );
end $$;

create function public.subscription_choices(p_id uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.subscription_choices(p_id) $$;

-- Puts a tee of the subscriber's choice into the next parcel. Returns subscription_row(). PT404; PT409 ended | stale | closed |
-- not_fitting: it is gone, or does not fit the plan | twice: its design is in the parcel already.
create function private.swap_pick(p_id uuid, p_version int, p_position int, p_variant_id bigint) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '8s' as $$
declare
  v_row private.subscriptions := private.hold_own_subscription(p_id, p_version);
  v_product_id bigint := (select product_id from public.product_variants where id = p_variant_id);
begin
  if not exists (select from private.fitting_variants(v_row) as fit where fit.variant_id = p_variant_id) or p_position > (
    select p.tees from private.subscription_prices a join private.subscription_plans p on p.id = a.plan_id where a.id = v_row.price_id
  ) then
    raise sqlstate 'PT409' using message = 'This tee does not fit', hint = 'not_fitting';
  elsif exists (
    select from private.subscription_picks b join public.product_variants v on v.id = b.variant_id
    where b.subscription_id = p_id and b.position <> p_position and v.product_id = v_product_id
  ) then
    raise sqlstate 'PT409' using message = 'This tee is in the parcel already', hint = 'twice';
  end if;
  insert into private.subscription_picks (subscription_id, position, variant_id, is_chosen)
    values (p_id, p_position, p_variant_id, true)
    on conflict (subscription_id, position) do update set variant_id = excluded.variant_id, is_chosen = true;
  update private.subscriptions set version = version + 1 where id = p_id returning * into v_row;
  insert into private.subscription_events (subscription_id, type, actor, data)
    values (p_id, 'swapped', 'customer', jsonb_build_object('position', p_position, 'variant_id', p_variant_id));
  return private.subscription_row(v_row);
exception when check_violation or not_null_violation then
  raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_subscription';
end $$;

create function public.swap_pick(p_id uuid, p_version int, p_position int, p_variant_id bigint) returns jsonb
language sql set search_path = '' as $$ select private.swap_pick(p_id, p_version, p_position, p_variant_id) $$;

-- Keeps what the gateway is to be asked for. p_wish: skip | pause | resume | cancel; p_charges: how many a pause leaves out, null until
-- its owner says so. A held row. PT409 ended | not_running | paused_by_bank | wish_open: another wish is under way.
create function private.set_subscription_wish(
  p_subscription private.subscriptions, p_wish text, p_charges int, p_actor text, p_reason text default ''
) returns private.subscriptions
language plpgsql set search_path = '' as $$
declare
  v_row private.subscriptions := p_subscription;
  v_is_never_sent boolean := p_wish = 'cancel' and v_row.gateway_subscription_id is null;
  v_charges int := case p_wish when 'skip' then 1 else p_charges end;
  v_hint text := case
    when v_row.ended_at is not null then 'ended'
    when p_wish = 'cancel' then null
    when v_row.wish is not null or v_row.cancel_asked_at is not null then 'wish_open'
    when p_wish = 'resume' and v_row.status = 'paused' and v_row.is_paused_by_bank then 'paused_by_bank'
    when v_row.status <> case p_wish when 'resume' then 'paused' else 'active' end then 'not_running'
  end;
begin
  if v_hint is not null then
    raise sqlstate 'PT409' using message = 'This can not be done now', hint = v_hint;
  elsif p_wish not in ('skip', 'pause', 'resume', 'cancel') or v_charges not between 1 and 3 then
    raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_subscription';
  end if;
  update private.subscriptions s set
    wish = case when v_is_never_sent then null when p_wish = 'skip' then 'pause' else p_wish end,
    wish_at = case when not v_is_never_sent then private.now() end, wish_error = null,
    resumes_at = case when p_wish in ('skip', 'pause') then s.charge_at + interval '4 days' + make_interval(months => (
      (v_charges - 1) * (
        select p.months from private.subscription_prices a join private.subscription_plans p on p.id = a.plan_id where a.id = s.price_id
      )
    )) end,
    cancel_asked_at = case when p_wish = 'cancel' then coalesce(s.cancel_asked_at, private.now()) end,
    cancel_reason = case when p_wish = 'cancel' then left(p_reason, 400) else s.cancel_reason end,
    status = case when v_is_never_sent then 'cancelled' else s.status end,
    ended_at = case when v_is_never_sent then private.now() end,
    version = s.version + 1
    where s.id = v_row.id returning * into v_row;
  insert into private.subscription_events (subscription_id, type, actor, data)
    values (v_row.id, 'wish_' || p_wish, p_actor, jsonb_strip_nulls(jsonb_build_object('charges', v_charges, 'resumes_at', v_row.resumes_at)));
  return v_row;
end $$;

-- What its owner wants of the gateway, see set_subscription_wish(). To cancel needs neither time nor the newest version.
-- Returns subscription_row(). PT404; PT409 also stale | closed.
create function private.wish_subscription(p_id uuid, p_version int, p_wish text, p_charges int, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '8s' as $$
begin
  return private.subscription_row(private.set_subscription_wish(
    case when p_wish = 'cancel' then private.own_subscription(p_id) else private.hold_own_subscription(p_id, p_version) end,
    p_wish, p_charges, 'customer', p_reason
  ));
end $$;

create function public.wish_subscription(p_id uuid, p_version int, p_wish text, p_charges int, p_reason text) returns jsonb
language sql set search_path = '' as $$ select private.wish_subscription(p_id, p_version, p_wish, p_charges, p_reason) $$;

-- Sends the parcel of a charge that waited for its subscriber, as the picks are now. Returns subscription_row(). PT404; PT409 ended |
-- stale | not_asked: it is sent, or paid back, already | not_full: a tee is still to be chosen.
create function private.choose_for_charge(p_id uuid, p_version int, p_charge_id uuid) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '8s' as $$
declare
  v_row private.subscriptions := private.own_subscription(p_id);
  v_tees int := (
    select p.tees from private.subscription_prices a join private.subscription_plans p on p.id = a.plan_id where a.id = v_row.price_id
  );
begin
  if v_row.version <> p_version then
    raise sqlstate 'PT409' using message = 'The subscription has changed meanwhile', hint = 'stale';
  elsif v_tees <> (
    select count(*) from private.subscription_picks b join private.fitting_variants(v_row) as fit on fit.variant_id = b.variant_id
    where b.subscription_id = p_id
  ) then
    raise sqlstate 'PT409' using message = 'A tee is missing', hint = 'not_full';
  end if;
  update private.subscription_charges set state = 'paid', next_at = private.now(), attempts = 0, last_error = null
    where id = p_charge_id and subscription_id = p_id and state = 'asked';
  if not found then
    raise sqlstate 'PT409' using message = 'Nothing is to be chosen', hint = 'not_asked';
  end if;
  update private.subscription_picks set is_chosen = true where subscription_id = p_id;
  update private.subscriptions set version = version + 1 where id = p_id returning * into v_row;
  insert into private.subscription_events (subscription_id, type, actor, data)
    values (p_id, 'chosen', 'customer', jsonb_build_object('charge_id', p_charge_id));
  return private.subscription_row(v_row);
end $$;

create function public.choose_for_charge(p_id uuid, p_version int, p_charge_id uuid) returns jsonb
language sql set search_path = '' as $$ select private.choose_for_charge(p_id, p_version, p_charge_id) $$;

create function private.grants_of_subscription_pages() returns void
language sql set search_path = '' as $$
  grant execute on function public.subscription_offer(), private.subscription_offer() to anon, authenticated;
  grant execute on function
    public.my_subscriptions(), private.my_subscriptions(),
    public.subscription_choices(uuid), private.subscription_choices(uuid),
    public.change_subscription(uuid, int, jsonb), private.change_subscription(uuid, int, jsonb),
    public.swap_pick(uuid, int, int, bigint), private.swap_pick(uuid, int, int, bigint),
    public.wish_subscription(uuid, int, text, int, text), private.wish_subscription(uuid, int, text, int, text),
    public.choose_for_charge(uuid, int, uuid), private.choose_for_charge(uuid, int, uuid)
    to authenticated;
  grant execute on function public.begin_subscription(uuid, uuid, jsonb, jsonb, uuid) to service_role;
$$;
