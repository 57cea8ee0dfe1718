-- Candidates for a subscription's parcel now: available printed tees of its cut and size, none cheaper than what is paid for it and none dearer than its
-- plan allows. The amount is split in whole rupees, with the remainder on the first tee, as by splitAmount() in lib/subscriptions/split-amount.ts.
create function private.fitting_variants(p_subscription private.subscriptions) returns table (variant_id bigint)
language sql stable set search_path = '' as $$
  select v.id
  from private.subscription_prices a
  join private.subscription_plans s on s.id = a.plan_id
  join public.products p on p.cut = p_subscription.cut and private.is_shown(p) and not p.is_blank and p.cut <> 'accessory'
  join public.product_variants v on v.product_id = p.id and v.size = p_subscription.size and v.is_active and v.stock > v.reserved
  where a.id = p_subscription.price_id
    and coalesce(v.price, p.price) between a.amount - (s.tees - 1) * floor(a.amount / s.tees) and s.most_price
$$;
