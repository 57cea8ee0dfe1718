-- Records the referral link of an order in the transaction that places it, and never refuses the order. p_sent: the input of
-- place_order(); its `referral` are the codes stored by the browser, the oldest first. The first valid one applies.
create function private.record_referral(p_order public.orders, p_sent jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_codes text[] := array(select jsonb_array_elements_text(
    case when jsonb_typeof(p_sent -> 'referral') = 'array' then p_sent -> 'referral' else '[]' end
  ) limit 5);
  v_new private.referrals;
begin
  if p_order.user_id is not null and p_sent ->> 'browser_key_hash' is not null and p_sent -> 'origin' is not null then
    perform public.record_referral_device(p_order.user_id, p_sent ->> 'browser_key_hash', p_sent #>> '{origin,visitor}');
  end if;
  insert into private.referral_changes (referrer_id)
    select referrer_id from private.referral_rewards where coupon_id = p_order.coupon_id;
  select u.id into v_new.referrer_id
    from unnest(v_codes) with ordinality as c (code, place)
    join auth.users u on u.id::text = lower(c.code)
    where not exists (select from public.user_roles s where s.user_id = u.id)
    order by c.place limit 1;
  if v_new.referrer_id is null or not (private.referral_rules()).is_on then
    return;
  end if;
  -- Waits for a deletion of the account, and then finds none.
  perform from auth.users where id = v_new.referrer_id for key share;
  if not found then
    return;
  end if;
  -- "on conflict" alone would wait for a row that is being settled.
  insert into private.referrers (referrer_id)
    select v_new.referrer_id where not exists (select from private.referrers where referrer_id = v_new.referrer_id)
    on conflict do nothing;
  v_new.order_id := p_order.id;
  v_new.browser_key_hash := p_sent ->> 'browser_key_hash';
  v_new.visitor := p_sent #>> '{origin,visitor}';
  v_new.address_key := private.address_key(p_order.shipping_address);
  v_new.refusal := private.referral_refusal(v_new, p_order);
  v_new.signals := private.referral_signals(v_new, p_order);
  insert into private.referrals (
    order_id, referrer_id, state, refusal, signals, is_first_order, browser_key_hash, visitor, address_key
  ) values (
    v_new.order_id, v_new.referrer_id,
    case
      when v_new.refusal is not null then 'refused'
      when private.referral_risk(v_new.signals) >= (private.referral_rules()).review_at_risk then 'held'
      else 'counts'
    end,
    v_new.refusal, v_new.signals,
    not exists (
      select from private.orders_of_customer(p_order.user_id, p_order.email, p_order.phone) as o
      where o.id <> p_order.id and private.counts_for(o, p_order.user_id)
    ),
    v_new.browser_key_hash, v_new.visitor, v_new.address_key
  );
  insert into private.referral_changes (referrer_id) values (v_new.referrer_id);
end $$;
