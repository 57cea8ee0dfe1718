-- The storefront is cached as static pages. Triggers record each change in its own transaction, so that no writer can
-- forget; each instance reads the records and expires the affected pages (server/cache.ts).
create table private.storefront_changes (
  id bigint generated always as identity primary key,
  subject text not null,
  product_id bigint check ((product_id is null) = (subject not in ('listing', 'product', 'availability', 'stock'))),
  lists text[] not null default '{}',
  xact xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default private.now(),
  constraint storefront_changes_subject_check check (subject in (
  'listing', 'product', 'availability', 'stock', 'categories', 'colors', 'product_settings', 'site_settings', 'logo',
  'blog_posts', 'redirects', 'pages', 'announcement_bar', 'marketing_sections', 'subscriptions'
))
);
comment on table private.storefront_changes is 'Changes of what the storefront shows; kept for a day';
comment on column private.storefront_changes.subject is
  'listing: which lists show the product; product: what its card or page shows; availability: which sizes can be bought; stock: whether only a few are left';
comment on column private.storefront_changes.lists is
  'The lists that include the product before or after: all, premium, basic, slugs of categories';
create index storefront_changes_by_xact on private.storefront_changes (xact);
create index storefront_changes_by_age on private.storefront_changes (changed_at);
alter table private.storefront_changes enable row level security;
