-- Fills the next parcel. The owner's choices stay while they fit, or in the size that does; with p_retains_all automatic picks too. The rest
-- comes from their tastes, then from all prints, then from tees they have had; each time their wishlist first, then shuffled in an order that
-- is stable until the next charge. The colour with the most stock. Places stay empty when nothing fits. The caller holds the row's lock.
create function private.fill_picks(p_subscription private.subscriptions, p_retains_all boolean default false) returns void
language plpgsql set search_path = '' as $$
declare
  v_tees int := (
    select p.tees from private.subscription_prices a join private.subscription_plans p on p.id = a.plan_id
    where a.id = p_subscription.price_id
  );
  v_fits bigint[] := array(select variant_id from private.fitting_variants(p_subscription));
begin
  -- The owner's choice stays the same tee in another size.
  update private.subscription_picks b set variant_id = other.id
    from public.product_variants was
    join public.product_variants other on other.product_id = was.product_id and other.color = was.color and other.id = any (v_fits)
    where b.subscription_id = p_subscription.id and b.is_chosen and was.id = b.variant_id and b.variant_id <> all (v_fits);
  delete from private.subscription_picks
    where subscription_id = p_subscription.id
      and not ((is_chosen or p_retains_all) and variant_id = any (v_fits) and position <= v_tees);
  insert into private.subscription_picks (subscription_id, position, variant_id)
  select p_subscription.id, free.position, best.variant_id
  from (
    select position, row_number() over (order by position) as turn
    from generate_series(1, v_tees) as position
    where position not in (select b.position from private.subscription_picks b where b.subscription_id = p_subscription.id)
  ) as free
  join (
    select variant_id, row_number() over (order by is_had, not is_to_taste, not is_on_wishlist, shuffle) as turn
    from (
      select distinct on (g.id) v.id as variant_id,
        g.id in (select private.recent_parcel_products(p_subscription)) as is_had,
        cardinality(p_subscription.tastes) = 0 or exists (
          select from private.subscription_tastes t
          where t.slug = any (p_subscription.tastes) and g.search @@ websearch_to_tsquery('english', t.words)
        ) as is_to_taste,
        exists (select from public.user_wishlist w where w.user_id = p_subscription.user_id and w.product_id = g.id) as is_on_wishlist,
        hashtextextended(g.id::text || ' ' || p_subscription.id::text, p_subscription.paid_count) as shuffle
      from public.product_variants v join public.products g on g.id = v.product_id
      where v.id = any (v_fits) and g.id not in (
        select k.product_id from private.subscription_picks b join public.product_variants k on k.id = b.variant_id
        where b.subscription_id = p_subscription.id
      )
      order by g.id, v.stock - v.reserved desc, v.id
    ) as candidates
  ) as best using (turn);
end $$;
