-- The program's revenue and cost, for the summary above the list.
create function public.referral_figures() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('offers.read');
  return (
    select jsonb_build_object(
      'referrers', count(*), 'orders', coalesce(sum(orders), 0), 'first_orders', coalesce(sum(first_orders), 0),
      'sales', coalesce(sum(sales), 0), 'rewards', coalesce(sum(rewards), 0), 'used', coalesce(sum(used), 0),
      'cost', coalesce(sum(cost), 0), 'held', coalesce(sum(held), 0)
    )
    from private.referrers
  );
end $$;
