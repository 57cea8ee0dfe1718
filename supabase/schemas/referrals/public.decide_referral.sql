-- Includes an order despite its risk signals, or excludes it. An order of the referrer's own account is never included.
-- PT404; PT409 stale: staff have decided since p_rev, own_account; PT422 bad_state.
create function public.decide_referral(p_order_number text, p_rev int, p_state text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_referral private.referrals;
  v_rev int;
begin
  perform private.require_permission('offers.write');
  if p_state not in ('released', 'held') then
    raise sqlstate 'PT422' using message = 'An order is released or held', hint = 'bad_state';
  end if;
  select r.* into v_referral from private.referrals r join public.orders o on o.id = r.order_id where o.order_id = p_order_number;
  select rev into v_rev from private.referrers where referrer_id = v_referral.referrer_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'This order has no referrer', hint = 'not_found';
  elsif v_rev <> p_rev then
    raise sqlstate 'PT409' using message = 'Someone else has already decided', hint = 'stale';
  elsif v_referral.refusal = 'own_account' then
    raise sqlstate 'PT409' using message = 'The referrer''s own orders never count', hint = 'own_account';
  end if;
  update private.referrals set state = p_state where order_id = v_referral.order_id and state <> p_state;
  update private.referrers set rev = rev + 1 where referrer_id = v_referral.referrer_id;
  insert into private.referral_changes (referrer_id) values (v_referral.referrer_id);
end $$;
