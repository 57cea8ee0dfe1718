-- Custom pieces come back only when the fault is ours, and are printed on a film: the marketing page said otherwise.

update public.marketing_sections set words = words || jsonb_build_object('text',
    E'A name for the team, a drawing of your daughter, a line that only your friends understand: put it on a tee and see it on the cloth before you order.\n\n- One piece or a hundred, at a price that you see while you draw\n- Front, back and both sleeves\n- Printed on a film and pressed into the cloth: any number of colours, for some fifty washes')
  where place = 'marketing' and kind = 'text'
    and words ->> 'text' = E'A name for the team, a drawing of your daughter, a line that only your friends understand: put it on a tee and see it on the cloth before you order.\n\n- One piece or a hundred, printed the same way\n- {{return_days}} to send back what does not fit\n- Water-based inks that stay soft in the wash';

-- Pages answer at .md too, so no redirect begins there. As lib/known-segments.ts.
delete from public.redirects where source ~ '^/(about|contact|faq|investor|refund-policy|shipping-policy|terms|terms-policy)\.md(/|$)';
alter table public.redirects drop constraint redirects_from_nowhere;
alter table public.redirects add constraint redirects_from_nowhere check (
  source ~ '^/(products|blog)/[^/]+$' or split_part(source, '/', 2) not in (
    '', '_next', 'about', 'about.md', 'account', 'admin', 'api', 'apple-icon.png', 'auth', 'auth-callback', 'basic',
    'blog', 'blog-preview', 'blog.md', 'browse', 'cart', 'catalog', 'checkout', 'contact', 'contact-message',
    'contact.md', 'custom-design', 'dashboard', 'design-fonts', 'design-pictures', 'design-proof', 'designer', 'designs',
    'faq', 'faq.md', 'favicon.ico', 'feeds', 'find-order', 'garments', 'icon-192.png', 'icon-512.png', 'icon.svg', 'indexnow', 'investor', 'investor.md', 'invitation',
    'kapas-devanagari.svg', 'llms-full.txt', 'llms.txt', 'login', 'logo', 'logo.svg', 'manifest.webmanifest',
    'markdown', 'marketing', 'my-designs', 'nowhere', 'og', 'order-details', 'order-success', 'orders', 'premium-tshirts',
    'premium-tshirts.md', 'product', 'product-preview', 'product-view', 'products', 'products.md', 'ref',
    'refund-policy', 'refund-policy.md', 'robots.txt', 'shipping-policy', 'shipping-policy.md', 'sitemap',
    'sitemap.xml', 'sitemaps', 'staff-invitation', 'terms', 'terms-policy', 'terms-policy.md', 'terms.md',
    'tshirt-designer', 'update-password', 'wishlist'
  ));

-- Pages without a row have pictures of links, too.
alter table public.og_pictures drop constraint og_pictures_kind_check;
alter table public.og_pictures add constraint og_pictures_kind_check check (kind in ('product', 'category', 'post', 'page'));

create function private.forget_missing_pages(p_paths text[]) returns int
language plpgsql security definer set search_path = '' as $$
declare
  v_count int;
begin
  perform private.require_permission('content.write');
  delete from public.missing_pages where path = any (p_paths);
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- The jobs runner draws the picture of a link again; until then the old one is shown.
create function private.redraw_og(p_kind text, p_thing_id bigint) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('content.write');
  update public.og_pictures set made_at = '-infinity' where kind = p_kind and thing_id = p_thing_id;
end $$;

-- A rule of titles and descriptions, a site setting. p_version: when it was last changed; null: nobody had set it.
-- PT409 stale; PT422 bad_setting.
create function private.save_seo_rule(p_key text, p_value text, p_version timestamptz) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('content.write');
  if p_key !~ '^seo_' then
    raise sqlstate 'PT422' using message = 'This is no rule of titles', hint = 'bad_setting';
  end if;
  insert into public.site_settings as s (key, value) values (p_key, p_value)
  on conflict (key) do update set value = excluded.value where s.updated_at = p_version;
  if not found then
    raise sqlstate 'PT409' using message = 'Somebody else saved this rule', hint = 'stale';
  end if;
end $$;

create function public.forget_missing_pages(p_paths text[]) returns int
language sql set search_path = '' as $$ select private.forget_missing_pages(p_paths) $$;

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
    from generate_series(1, 13) as n, (
      select coalesce(max(updated_at), '2026-01-01') as at from public.site_settings where key in ('shop_name', 'tagline')
    ) as named
    where not exists (
      select from public.og_pictures o where o.kind = 'page' and o.thing_id = n and o.made_at >= named.at
    )
  )
  select * from undrawn order by changed_at desc, kind, thing_id limit p_limit
$$;

-- Counts a visit to an address without a page; that of a draft is not written down: it has a page soon. New ones find no place while 5,000 are kept; old ones are forgotten.
create or replace function public.note_missing_page(p_path text, p_referrer text) returns void
language plpgsql set search_path = '' as $$
begin
  if exists (select from public.products where '/products/' || slug = p_path and status = 'draft' and not is_deleted)
    or exists (select from public.blog_posts where '/blog/' || slug = p_path and not is_live)
  then
    return;
  end if;
  update public.missing_pages set hits = hits + 1, last_at = private.now(), referrer = coalesce(nullif(p_referrer, ''), referrer)
    where path = p_path;
  if found then
    return;
  end if;
  delete from public.missing_pages where last_at < private.now() - interval '60 days';
  insert into public.missing_pages (path, referrer)
  select p_path, p_referrer where (select count(*) from public.missing_pages) < 5000
  on conflict (path) do nothing;
end $$;

create function public.redraw_og(p_kind text, p_thing_id bigint) returns void
language sql set search_path = '' as $$ select private.redraw_og(p_kind, p_thing_id) $$;

create function public.save_seo_rule(p_key text, p_value text, p_version timestamptz) returns void
language sql set search_path = '' as $$ select private.save_seo_rule(p_key, p_value, p_version) $$;

create or replace function private.find_site_setting_problem(p_key text, p_value text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_key = 'shop_name' then
      case when p_value !~ '^\S.{0,39}$' or p_value ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]' then 'the name of the shop, up to 40 characters' end
    when p_key = 'order_prefix' then
      case when p_value !~ '^[A-Z][A-Z0-9]{1,4}$' then 'two to five capital letters and digits, such as KP' end
    when p_key = 'company_email' then
      case when p_value !~ '^[^\s@,<>]+@[^\s@,<>]+\.[^\s@,<>]+$' then 'an e-mail address' end
    when p_key = 'company_phone' then
      case when p_value !~ '^\+?[0-9][0-9 ()-]{6,20}$' then 'a phone number, such as +91 98765 00000' end
    when p_key = 'company_gstin' then
      case when p_value !~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$' and p_value <> '' then 'a GSTIN of 15 characters' end
    when p_key in ('social_instagram', 'social_youtube', 'social_facebook', 'social_x') then
      case when (p_value !~ '^https://[^\s"<>]+$' or char_length(p_value) > 400) and p_value <> '' then 'an address that begins with https://, or nothing' end
    when p_key in ('logo_main', 'logo_with_text', 'logo_black', 'logo_icon') then
      case when (p_value !~ '^https?://[^\s"<>/]+/storage/v1/object/public/logos/[^\s"<>]+$' or char_length(p_value) > 400) and p_value <> '' then 'a logo that was uploaded here, or nothing' end
    when p_key = 'ai_crawlers' then case when p_value not in ('all', 'none') then 'all or none' end
    when p_key = 'indexnow_key' then
      case when p_value !~ '^([0-9a-f]{32})?$' then '32 digits and letters a to f, or nothing' end
    -- A title and, on the second line, a description: lib/seo/rules.ts.
    when p_key ~ '^seo_(product|category|post|tag|home|products|premium|blog|category_[1-9][0-9]{0,14})$' then
      case when p_value !~ '^[^\n\r]*\n[^\n\r]*$' or char_length(p_value) > 600 then 'a title and a description' end
    when p_key in ('tagline', 'company_name', 'company_address') then
      case when p_value !~ '\S' or char_length(p_value) > 300 then 'a few words, up to 300 characters' end
    else 'a setting that the shop knows'
  end
$$;

create or replace function private.grants_of_seo_desk() returns void
language sql set search_path = '' as $$
  grant select on public.redirects, public.og_pictures to anon, authenticated;
  grant select on public.missing_pages to authenticated;
  grant execute on function
    public.save_redirect(bigint, text, text), private.save_redirect(bigint, text, text),
    public.delete_redirect(bigint), private.delete_redirect(bigint),
    public.forget_missing_page(text), private.forget_missing_page(text),
    public.forget_missing_pages(text[]), private.forget_missing_pages(text[]),
    public.save_seo_rule(text, text, timestamptz), private.save_seo_rule(text, text, timestamptz),
    public.redraw_og(text, bigint), private.redraw_og(text, bigint),
    public.seo_desk(), private.seo_desk()
    to authenticated;
$$;
