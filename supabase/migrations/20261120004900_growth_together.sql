-- The pages of growth at last: each function as all of them need it.
delete from public.redirects where source ~ '^/left-cart(/|$)';
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
    'sitemap.xml', 'sitemaps', 'staff-invitation', 'terms', 'terms-policy', 'terms-policy.md', 'terms.md',
    'tshirt-designer', 'update-password', 'wishlist'
  ));

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
  perform private.hold_reviews_of(v_order_ids);
  -- Codes of the address end with the account; who places an order holds its code before the user.
  perform from public.coupons
    where owner_email_key = (select private.email_key(email) from auth.users where id = p_user_id) order by id for no key update;
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
    gift_note = '',
    shipping_address = case when total < 50000
      then jsonb_build_object(
        'line1', 'Removed', 'line2', '', 'city', '', 'pincode', '', 'state', shipping_address ->> 'state'
      )
      else shipping_address
    end
  where id = any (v_order_ids);
  update public.return_requests set reason = 'Removed', upi_id = null where order_id = any (v_order_ids);
  perform private.forget_reviews_of(v_order_ids);
  perform private.forget_designs_of(p_user_id);
  perform private.forget_mails_of(p_user_id);
  perform private.forget_referrals_of(v_order_ids);
  delete from auth.users where id = p_user_id;
  return 'deleted';
end $$;

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
  select v_copy || jsonb_build_object('reviews', coalesce(jsonb_agg(
    to_jsonb(r) - array['id', 'order_item_id', 'order_id', 'reports', 'urgency', 'rev'] || jsonb_build_object(
      'order', o.order_id, 'photos', jsonb_array_length(private.review_photos_of(r.id))
    ) order by r.id
  ), '[]')) into v_copy from private.orders_of(p_user_id) o join public.reviews r on r.order_id = o.id;
  v_copy := v_copy || jsonb_build_object('referrals', private.export_referrals(p_user_id));
  v_copy := v_copy || jsonb_build_object('user_leads', private.leads_of(p_user_id));
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

-- p_order: { user_id, browser_key_hash, name, email, phone, is_phone_proven, payment_method, shipping_address, zone, rules, coupon: { id, updated_at } | null,
--   origin: { visitor, is_puzzled, caps }, referral: the codes of links that the browser has followed, see note_referral(),
--   subtotal, discount, coupon_discount, shipping, cod_fee, total, charges: { gst_rate, taxable, cgst, sgst, igst },
--   gstin, business_name, note, gift_note,
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
    shipping_address, gstin, business_name, note, gift_note, expires_at
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
    coalesce(p_order ->> 'gift_note', ''),
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
    when 'reviews' then private.may('content.write')
    when 'referrers' then private.may('offers.read')
    when 'submissions' then private.may('art.review')
    else false
  end
$$;

-- Removes what the shop mails to an account's proven address besides its orders. Its codes end.
create or replace function private.forget_mails_of(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_key text := (select private.email_key(email) from auth.users where id = p_user_id and email_confirmed_at is not null);
begin
  perform private.forget_leads(array(select id from public.user_leads where email_key = v_key));
  update public.coupons set is_active = false, owner_email_key = 'deleted@kapas.invalid' where owner_email_key = v_key;
  delete from public.restock_requests where email_key = v_key;
  delete from public.basket_reminders where email_key = v_key;
  delete from public.outbox where topic in ('restock', 'basket_left') and private.email_key(email) = v_key;
  delete from public.mail_recipients where email_key = v_key;
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
    ('lead_settings', 'isOn', null, 'true or false', null),
    ('lead_settings', 'trigger', '^(delay|scroll|exit)$', 'delay, scroll or exit', 'isOn=true'),
    ('lead_settings', 'delayMs', '^([1-9][0-9]{3}|[1-5][0-9]{4}|60000)$', 'a number from 1000 to 60000', 'isOn=true'),
    ('lead_settings', 'scrollPercent', '^[1-9][0-9]$', 'a number from 10 to 99', 'isOn=true'),
    ('lead_settings', 'holdOut', '^([0-9]|[1-4][0-9]|50)$', 'a number from 0 to 50', 'isOn=true'),
    ('lead_settings', 'percentOff', '^([1-9]|[1-8][0-9]|90)$', 'a number from 1 to 90', 'isOn=true'),
    ('lead_settings', 'maxDiscount', '^[1-9][0-9]{0,4}$', 'whole rupees, from 1 to 99999', null),
    ('lead_settings', 'validDays', '^([1-9][0-9]?|[12][0-9]{2}|3[0-5][0-9]|36[0-5])$', 'a number from 1 to 365', 'isOn=true'),
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

-- What is wrong with a value, in words for the admin who enters it; null when it is valid. lib/settings/read-setting.ts
-- applies the same rules.
create or replace function private.find_setting_problem(p_key text, p_value text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_key in ('global_discount', 'price_drop_percent') then
      case when p_value !~ '^[0-9]{1,3}(\.[0-9]{1,2})?$' or p_value::numeric > 90
        then 'a percentage from 0 to 90 without a sign, such as 10 or 12.5' end
    when p_key in ('shipping_fee', 'free_shipping_over', 'cod_fee', 'cod_up_to', 'two_person_above') then
      case when p_value !~ '^[0-9]{1,6}(\.[0-9]{1,2})?$' then 'rupees as a plain number, such as 49' end
    when p_key in ('cod_open_orders', 'cod_refusals', 'restock_mails_per_piece') then
      case when p_value !~ '^[0-9]{1,3}$' then 'a whole number, such as 2' end
    when p_key = 'low_stock_at' then
      case when p_value !~ '^([0-9]|10)$' then 'pieces, from 0 to 10' end
    when p_key in ('return_days', 'review_invite_days', 'packing_days', 'delivery_days_from', 'delivery_days_to') then
      case when p_value !~ '^[0-9]{1,2}$' or p_value = '0' or p_value = '00' then 'days, from 1 to 99' end
    when p_key = 'cod_hold_minutes' then
      case when p_value !~ '^([345][0-9]|60)$' then 'whole minutes, from 30 to 60' end
    when p_key = 'exchange_ships_on' then
      case when p_value not in ('received', 'picked_up', 'requested') then 'received, picked_up or requested' end
    when p_key = 'rto_keeps' then
      case when p_value not in ('delivery', 'nothing', 'both_ways') then 'delivery, nothing or both_ways' end
    when p_key in ('art_review_hours', 'restock_batch_hours', 'basket_reminder_hours') then
      case when p_value !~ '^[0-9]{1,2}$' or p_value::int = 0 then 'hours, from 1 to 99' end
    when p_key = 'art_passes_by_rule' then
      case when p_value not in ('yes', 'no') then 'yes or no' end
    when p_key = 'shop_state' then
      case when not private.are_states(array[p_value]) then 'a state of India, such as Tamil Nadu' end
    else 'a setting that the shop knows'
  end
$$;
