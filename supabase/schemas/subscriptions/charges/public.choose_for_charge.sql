-- Sends the parcel of a charge that waited for its subscriber's choice, with the current picks. Returns subscription_row().
-- PT404; PT409 ended | stale | not_asked: it is already sent or refunded | not_full: a tee is still to be chosen.
create function public.choose_for_charge(p_id uuid, p_version int, p_charge_id uuid) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '6s' as $$
declare
  v_row private.subscriptions := private.own_subscription(p_id);
  v_tees int := (
    select p.tees from private.subscription_prices a join private.subscription_plans p on p.id = a.plan_id where a.id = v_row.price_id
  );
begin
  if v_row.version is distinct from p_version then
    raise sqlstate 'PT409' using message = 'The subscription has changed since', hint = 'stale';
  elsif v_tees <> (
    select count(*) from private.subscription_picks b join private.fitting_variants(v_row) as fit on fit.variant_id = b.variant_id
    where b.subscription_id = p_id
  ) then
    raise sqlstate 'PT409' using message = 'A tee is missing', hint = 'not_full';
  end if;
  update private.subscription_charges set state = 'paid', next_at = private.now(), attempts = 0, last_error = null
    where id = p_charge_id and subscription_id = p_id and state = 'asked';
  if not found then
    raise sqlstate 'PT409' using message = 'There''s nothing to choose', hint = 'not_asked';
  end if;
  update private.subscription_picks set is_chosen = true where subscription_id = p_id;
  update private.subscriptions set version = version + 1 where id = p_id returning * into v_row;
  insert into private.subscription_events (subscription_id, type, actor, data)
    values (p_id, 'chosen', 'customer', jsonb_build_object('charge_id', p_charge_id));
  return private.subscription_row(v_row);
end $$;
