-- Puts a tee of the subscriber's choice into the next parcel. Returns subscription_row(). PT404; PT409 ended | stale |
-- closed | not_fitting: it is unavailable, or does not fit the plan | twice: its design is in the parcel already.
create function public.swap_pick(p_id uuid, p_version int, p_position int, p_variant_id bigint) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '6s' as $$
declare
  v_row private.subscriptions := private.lock_own_subscription(p_id, p_version);
  v_product_id bigint := (select product_id from public.product_variants where id = p_variant_id);
begin
  if not exists (select from private.fitting_variants(v_row) as fit where fit.variant_id = p_variant_id) or p_position > (
    select p.tees from private.subscription_prices a join private.subscription_plans p on p.id = a.plan_id where a.id = v_row.price_id
  ) then
    raise sqlstate 'PT409' using message = 'This tee isn''t available in this plan, cut and size', hint = 'not_fitting';
  elsif exists (
    select from private.subscription_picks b join public.product_variants v on v.id = b.variant_id
    where b.subscription_id = p_id and b.position <> p_position and v.product_id = v_product_id
  ) then
    raise sqlstate 'PT409' using message = 'This tee is already in the parcel', hint = 'twice';
  end if;
  insert into private.subscription_picks (subscription_id, position, variant_id, is_chosen)
    values (p_id, p_position, p_variant_id, true)
    on conflict (subscription_id, position) do update set variant_id = excluded.variant_id, is_chosen = true;
  update private.subscriptions set version = version + 1 where id = p_id returning * into v_row;
  insert into private.subscription_events (subscription_id, type, actor, data)
    values (p_id, 'swapped', 'customer', jsonb_build_object('position', p_position, 'variant_id', p_variant_id));
  return private.subscription_row(v_row);
exception when check_violation or not_null_violation then
  raise sqlstate 'PT422' using message = 'A value is invalid', hint = 'bad_subscription';
end $$;
