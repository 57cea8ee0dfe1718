-- The lowest price that the shop showed for a variant in the last 30 days before the present one; null: it had no other, or its
-- product wasn't on sale then.
create function private.lowest_recent_price(p_variant_id bigint, p_price numeric) returns numeric
language sql stable set search_path = '' as $$
  with ended as (
    select ended_at from private.price_history where variant_id = p_variant_id
    union select ended_at from private.discount_history
  )
  select min(private.discounted(
    coalesce((
      select h.price from private.price_history h
      where h.variant_id = p_variant_id and h.ended_at >= e.ended_at order by h.ended_at limit 1
    ), p_price),
    coalesce((
      select d.percent from private.discount_history d where d.ended_at >= e.ended_at order by d.ended_at, d.id limit 1
    ), private.number_setting('global_discount', 0), 0)
  ))
  from ended e
  where e.ended_at > private.now() - interval '30 days' and e.ended_at > (
    select greatest(p.on_sale_since, v.created_at)
    from public.product_variants v join public.products p on p.id = v.product_id where v.id = p_variant_id
  )
$$;
