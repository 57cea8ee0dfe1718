-- Tees that the owner of a subscription can pick for the next parcel, by design with its colours: chosen tastes first.
create function public.subscription_choices(p_id uuid) returns jsonb
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
