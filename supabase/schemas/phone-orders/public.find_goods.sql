-- Goods for an order by phone: at most 8 published products by words of their names or the beginning of a SKU, with
-- their sizes, colours, list prices (rupees) and available stock.
create function public.find_goods(p_query text) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '2s' as $$
declare
  v_plan private.search_plan := private.plan_search(p_query, true);
  v_sku text := regexp_replace(upper(btrim(p_query)), '[^A-Z0-9-]', '', 'g');
  v_ids bigint[] := '{}';
  v_named bigint[];
begin
  perform private.require_permission('orders.write');
  if char_length(v_sku) >= 3 then
    v_ids := array(
      select v.product_id
      from public.product_variants v join public.products p on p.id = v.product_id
      where starts_with(v.sku, v_sku) and v.is_active and p.status = 'published' and not p.is_deleted
      group by v.product_id order by min(v.sku) limit 8
    );
  end if;
  if v_plan.rank is not null then
    execute format(
      'select array(
         select p.id from (
           select * from public.products p where p.status = ''published'' and not p.is_deleted and %s limit 500
         ) as p
         order by %s desc, p.created_at desc, p.id desc limit 8
       )',
      v_plan.condition, v_plan.rank
    ) into v_named;
    v_ids := v_ids || array(select id from unnest(v_named) with ordinality as n (id, nr) where id <> all (v_ids) order by nr);
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'title', p.name,
      'image_url', (select i.image_url from public.product_images i where i.product_id = p.id order by i.position, i.id limit 1),
      'variants', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'size', v.size, 'color', v.color, 'color_name', c.name, 'sku', v.sku, 'price', coalesce(v.price, p.price),
          'free', greatest(v.stock - v.reserved, 0)
        ) order by c.sort_order, c.name, s.sort_order, v.size), '[]')
        from public.product_variants v
        join public.colors c on c.slug = v.color
        left join public.sizes s on s.name = v.size
        where v.product_id = p.id and v.is_active
      )
    ) order by found.nr), '[]')
    from unnest(v_ids[1:8]) with ordinality as found (id, nr) join public.products p on p.id = found.id
  );
end $$;
