-- Erases the proven address of a request from everything but the books. PT404; PT409 has_account: the account is deleted on its
-- own page | open_orders | money_owed.
create function public.erase_person(p_id uuid) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '6s' as $$
declare
  v_request public.privacy_requests := private.require_privacy_request(p_id);
  v_ids uuid[];
  v_problem text;
begin
  if private.account_of_email(v_request.email) is not null then
    v_problem := 'has_account';
  end if;
  v_ids := array(
    select id from public.orders where lower(email) = lower(v_request.email) and user_id is null
    order by created_at, id for update
  );
  if v_problem is null and exists (
    select from public.orders where id = any (v_ids) and (
      status not in ('Delivered', 'Completed', 'Returned', 'RTO', 'Cancelled') or payment_status = 'authorized'
    )
  ) then
    v_problem := 'open_orders';
  elsif v_problem is null and exists (select from public.return_requests where order_id = any (v_ids) and owed > 0) then
    v_problem := 'money_owed';
  end if;
  if v_problem is not null then
    raise sqlstate 'PT409' using message = 'This can not be erased yet', hint = v_problem;
  end if;
  perform private.lock_reviews_of(v_ids);
  perform private.anonymise_orders(v_ids, true);
  perform private.delete_reviews_for(v_ids);
  perform private.delete_mails_of(private.email_key(v_request.email));
  perform private.delete_referrals_for(v_ids);
  delete from public.contact_messages where lower(email) = lower(v_request.email);
  perform private.audit_privacy_request(p_id, 'erased');
end $$;
