create function public.basic_colors() returns setof text
language sql stable security definer set search_path = '' as $$
  select c.slug
  from public.colors c
  where exists (
    select from public.products p join private.product_options o on o.product_id = p.id
    where p.is_basic and p.status = 'published' and not p.is_deleted and o.color = c.slug
  )
  order by c.sort_order, c.id
$$;
