-- Settles one changed referrer in its own transaction; false: none has changed. The jobs call it repeatedly.
create function public.settle_referrals() returns boolean
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '10s' as $$
declare
  v_referrer_id uuid;
begin
  select referrer_id into v_referrer_id from private.referral_changes order by id limit 1 for update skip locked;
  if not found then
    return false;
  end if;
  delete from private.referral_changes where id in (
    select id from private.referral_changes where referrer_id = v_referrer_id for update skip locked
  );
  perform private.settle_referrer(v_referrer_id);
  return true;
end $$;
