-- Of several unpaid plans to replace a subscription, only the last one chosen stays. The caller holds the subscription's
-- lock.
create function private.end_other_followers(p_follows uuid, p_chosen uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_other private.subscriptions;
begin
  for v_other in
    select * from private.subscriptions
    where follows = p_follows and id <> p_chosen and status = 'created' and cancel_asked_at is null
    order by created_at, id for no key update
  loop
    perform private.set_pending_change(v_other, 'cancel', null, 'customer', 'Another plan');
  end loop;
end $$;
