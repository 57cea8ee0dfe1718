-- The next older products of the same subcategory, then its newest ones, then those of the category: so every product
-- appears somewhere.
create function public.related_products(p_product_id bigint, p_limit int default 4) returns jsonb
language sql stable security definer set search_path = '' set statement_timeout = '2s' as $$
  with me as (
    select * from public.products where id = p_product_id and status = 'published' and not is_deleted
  ), near as (
    (select p.id, 1 as nearness, p.created_at from me join public.products p on p.subcategory_id = me.subcategory_id
      where p.status = 'published' and not p.is_deleted and (p.created_at, p.id) < (me.created_at, me.id)
      order by p.created_at desc, p.id desc limit 12)
    union all
    (select p.id, 2, p.created_at from me join public.products p on p.subcategory_id = me.subcategory_id
      where p.status = 'published' and not p.is_deleted and p.id <> me.id
      order by p.created_at desc, p.id desc limit 12)
    union all
    (select p.id, 3, p.created_at from me join public.products p on p.primary_category_id = me.primary_category_id
      where p.status = 'published' and not p.is_deleted and p.id <> me.id
      order by p.created_at desc, p.id desc limit 12)
  ), best as (
    select id, min(nearness) as nearness, max(created_at) as created_at from near group by id
  )
  select private.product_cards(array(
    select id from best order by nearness, created_at desc, id desc limit least(greatest(p_limit, 1), 12)
  ))
$$;
