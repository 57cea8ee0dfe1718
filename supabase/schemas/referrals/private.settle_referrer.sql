-- Counts a referrer's tees and gives earned rewards, once: under the lock of their row, so that the second of two
-- concurrent runs sees the rewards of the first. A reward is never withdrawn after later returns; the next one then
-- needs more tees.
create function private.settle_referrer(p_referrer_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_rules record := private.referral_rules();
  v_referrer private.referrers;
  v_tees int;
  v_spent int;
  v_given int;
begin
  -- Locked before the row: the reward's email refers to the account.
  perform from auth.users where id = p_referrer_id for key share;
  select * into v_referrer from private.referrers where referrer_id = p_referrer_id for no key update;
  if not found then
    return;
  end if;

  update private.referrals r
    set refusal = coalesce(r.refusal, now_known.refusal), tees = now_known.tees,
      state = case when r.state in ('counts', 'held') and now_known.refusal is not null then 'refused' else r.state end
  from (
    select known.order_id, private.count_referred_tees(o) as tees, private.referral_refusal(known, o) as refusal
    from private.referrals known join public.orders o on o.id = known.order_id where known.referrer_id = p_referrer_id
  ) as now_known
  where r.order_id = now_known.order_id
    and (r.tees <> now_known.tees or r.refusal is null and now_known.refusal is not null);

  select coalesce(sum(tees), 0) into v_tees
    from private.referrals where referrer_id = p_referrer_id and state in ('counts', 'released');
  select coalesce(sum(tees), 0), count(*) into v_spent, v_given
    from private.referral_rewards where referrer_id = p_referrer_id;
  while v_rules.is_on and v_referrer.blocked_at is null and v_tees - v_spent >= v_rules.tees loop
    v_given := v_given + 1;
    v_spent := v_spent + v_rules.tees;
    perform private.issue_referral_reward(p_referrer_id, v_given);
  end loop;
  perform private.refresh_referrer_totals(p_referrer_id);
end $$;
