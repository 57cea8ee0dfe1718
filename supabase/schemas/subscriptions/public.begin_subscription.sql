-- Creates a subscription that waits for its mandate, with the agreed terms, or reuses an unpaid one for the same price. p_details: {
-- cut, size, tastes, name, email, phone, address }; p_follows: the subscription that it replaces from its next charge on. Returns
-- subscription_row(). PT404 no_subscription; PT409 price_changed | too_many, and those of lock_replaced_subscription(); PT422 bad_subscription.
create function public.begin_subscription(
  p_user_id uuid, p_price_id uuid, p_details jsonb, p_consent jsonb, p_follows uuid default null
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '6s' as $$
declare
  v_price private.subscription_prices;
  v_followed private.subscriptions;
  v_row private.subscriptions;
  v_tastes text[] := array(select jsonb_array_elements_text(p_details -> 'tastes'));
begin
  perform pg_advisory_xact_lock(hashtextextended('subscriptions of ' || p_user_id::text, 0));
  select a.* into v_price from private.subscription_prices a join private.subscription_plans p on p.id = a.plan_id
    where a.id = p_price_id and p.is_offered and a.id = private.current_price_of(p.id);
  if not found or (p_consent ->> 'amount')::numeric is distinct from v_price.amount then
    raise sqlstate 'PT409' using message = 'The plan''s price has changed', hint = 'price_changed';
  end if;
  if p_follows is not null then
    v_followed := private.lock_replaced_subscription(p_follows, p_user_id, p_price_id);
    if (p_consent ->> 'starts_at')::timestamptz is distinct from v_followed.charge_at then
      raise sqlstate 'PT409' using message = 'The next charge has moved', hint = 'stale';
    end if;
  end if;
  perform private.check_subscription_taste(p_details ->> 'cut', p_details ->> 'size', v_tastes);

  select * into v_row from private.subscriptions s
    where s.user_id = p_user_id and s.price_id = p_price_id and s.status = 'created' and s.ended_at is null
      and s.cancel_asked_at is null and s.pending_change is null and s.follows is not distinct from p_follows
      and (s.consent ->> 'starts_at')::timestamptz is not distinct from (p_consent ->> 'starts_at')::timestamptz
    order by s.created_at desc limit 1 for no key update;
  if not found then
    if (select count(*) from private.subscriptions where user_id = p_user_id and ended_at is null) >= 10 then
      raise sqlstate 'PT409' using message = 'There are already ten', hint = 'too_many';
    end if;
    insert into private.subscriptions (user_id, price_id, name, email, phone, address, cut, size, tastes, follows, consent)
      values (
        p_user_id, p_price_id, p_details ->> 'name', p_details ->> 'email', p_details ->> 'phone', private.parcel_address(p_details -> 'address'),
        p_details ->> 'cut', p_details ->> 'size', v_tastes, p_follows, p_consent
      ) returning * into v_row;
    insert into private.subscription_events (subscription_id, type, actor, data)
      values (v_row.id, 'started', 'customer', jsonb_build_object('amount', v_price.amount));
  else
    update private.subscriptions set
      name = p_details ->> 'name', email = p_details ->> 'email', phone = p_details ->> 'phone',
      address = private.parcel_address(p_details -> 'address'), cut = p_details ->> 'cut', size = p_details ->> 'size',
      tastes = v_tastes, consent = p_consent, version = version + 1
      where id = v_row.id returning * into v_row;
  end if;
  perform private.end_other_followers(p_follows, v_row.id);
  perform private.fill_picks(v_row);
  return private.subscription_row(v_row);
exception when check_violation or not_null_violation or invalid_text_representation or invalid_datetime_format then
  raise sqlstate 'PT422' using message = 'A value is invalid', hint = 'bad_subscription';
end $$;
