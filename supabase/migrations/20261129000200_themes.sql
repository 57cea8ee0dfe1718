-- Themes: categories that contain the products with one of their words, beside the one category that each product is in.
alter table public.categories add column words text[] not null default '{}';
comment on column public.categories.words is
  'Of a theme: products with one of them in name or search keywords are in it. Empty: a category of its own products';
alter table public.categories add constraint categories_words_check
  check (cardinality(words) <= 30 and array_position(words, null) is null and char_length(array_to_string(words, ' ')) <= 600);

alter table public.products add column themes bigint[] not null default '{}';
comment on column public.products.themes is 'The themes it is in; kept by trigger';
create index products_themes on public.products using gin (themes);
create index products_cut on public.products (cut, created_at desc, id desc) where status = 'published' and not is_deleted;
