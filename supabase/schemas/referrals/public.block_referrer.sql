-- Blocks a referrer for a reason; an empty one unblocks. Unused codes stop, or work again. PT404; PT409 stale: staff
-- have decided since p_rev; PT422 bad_reason.
create function public.block_referrer(p_referrer_id uuid, p_rev int, p_reason text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_rev int;
  v_reason text := btrim(p_reason);
begin
  perform private.require_permission('offers.write');
  if v_reason <> '' and char_length(v_reason) not between 3 and 400 then
    raise sqlstate 'PT422' using message = 'A reason has 3 to 400 characters', hint = 'bad_reason';
  end if;
  perform from public.coupons
    where id in (select coupon_id from private.referral_rewards where referrer_id = p_referrer_id)
    order by id for no key update;
  select rev into v_rev from private.referrers where referrer_id = p_referrer_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'This referrer no longer exists', hint = 'not_found';
  elsif v_rev <> p_rev then
    raise sqlstate 'PT409' using message = 'Someone else has already decided', hint = 'stale';
  end if;
  update private.referrers
    set blocked_at = case when v_reason <> '' then private.now() end, block_reason = v_reason, rev = rev + 1
    where referrer_id = p_referrer_id;
  update public.coupons set is_active = v_reason = ''
    where id in (select coupon_id from private.referral_rewards where referrer_id = p_referrer_id) and used = 0
      and is_active <> (v_reason = '');
  insert into private.referral_changes (referrer_id) values (p_referrer_id);
end $$;
