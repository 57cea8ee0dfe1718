-- Deletes an account: 'deleted', or the reason why not: 'no_account' | 'last_admin' | 'open_subscription' |
-- 'open_orders' | 'money_owed' (no one could name a UPI ID or be notified of the refund). Personal rows are deleted;
-- orders stay for the books without an owner, see docs/decisions/deleting-accounts.md. Only orders placed with the
-- account block it: a guest's open order with the same address may be another person's and stays unchanged.
create function public.delete_account(p_user_id uuid) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '6s' as $$
declare
  v_order_ids uuid[];
  v_owing_ids uuid[];
begin
  -- Locks orders before the user: a transaction that places an order locks the order that it replaces and then waits for
  -- the user.
  v_order_ids := array(select id from private.orders_of(p_user_id));
  perform from public.orders where id = any (v_order_ids) order by created_at, id for update;
  perform private.lock_reviews_of(v_order_ids);
  -- Codes of the address are deleted with the account. A transaction that places an order locks its code before the user.
  perform from public.coupons
    where owner_email_key = (select private.email_key(email) from auth.users where id = p_user_id) order by id for no key update;
  -- A transaction that places an order for this user waits here and then finds no user.
  perform from auth.users where id = p_user_id for update;
  if not found then
    return 'no_account';
  end if;

  perform from public.user_roles where role = 'admin' order by id for update;
  if exists (select from public.user_roles where user_id = p_user_id and role = 'admin')
    and not exists (select from public.user_roles where user_id <> p_user_id and role = 'admin') then
    return 'last_admin';
  elsif private.has_open_subscription(p_user_id) then
    return 'open_subscription';
  elsif private.has_open_group(p_user_id) then
    return 'open_orders';
  end if;

  -- An order placed while this transaction waited.
  if exists (select from public.orders where user_id = p_user_id and id <> all (v_order_ids)) then
    return 'open_orders';
  end if;
  v_owing_ids := array(select order_id from public.return_requests where order_id = any (v_order_ids) and owed > 0);
  v_order_ids := array(
    select id from public.orders where id = any (v_order_ids) and (
      user_id = p_user_id
      or (
        status in ('Delivered', 'Completed', 'Returned', 'RTO', 'Cancelled') and payment_status <> 'authorized'
        and id <> all (v_owing_ids)
      )
    )
  );
  if exists (
    select from public.orders where id = any (v_order_ids) and (
      status not in ('Delivered', 'Completed', 'Returned', 'RTO', 'Cancelled') or payment_status = 'authorized'
    )
  ) then
    return 'open_orders';
  elsif v_owing_ids && v_order_ids then
    return 'money_owed';
  end if;

  perform private.anonymise_orders(v_order_ids, true);
  perform private.delete_reviews_for(v_order_ids);
  perform private.delete_designs_for(p_user_id);
  update private.group_orders set address = null where user_id = p_user_id;
  perform private.delete_mails_of(
    (select private.email_key(email) from auth.users where id = p_user_id and email_confirmed_at is not null)
  );
  perform private.delete_subscriptions_for(p_user_id);
  perform private.delete_referrals_for(v_order_ids);
  delete from auth.users where id = p_user_id;
  return 'deleted';
end $$;
