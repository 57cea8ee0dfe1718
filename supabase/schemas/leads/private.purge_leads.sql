-- Deletes leads and their traces: their codes end, and queued emails are not sent. Unsubscriptions are retained. Returns
-- how many there were.
create function private.purge_leads(p_ids bigint[]) returns int
language plpgsql set search_path = '' as $$
declare
  v_count int;
begin
  if cardinality(p_ids) = 0 then
    return 0;
  end if;
  perform from public.coupons
    where batch = md5('kapas/leads')::uuid
      and owner_email_key in (select email_key from public.user_leads where id = any (p_ids))
    order by id for no key update;
  update public.coupons set is_active = false, owner_email_key = 'deleted@kapas.invalid'
    where batch = md5('kapas/leads')::uuid
      and owner_email_key in (select email_key from public.user_leads where id = any (p_ids));
  delete from public.outbox
    where order_id is null and user_id is null and topic = 'lead_code'
      and email in (select email from public.user_leads where id = any (p_ids));
  delete from public.user_leads where id = any (p_ids);
  get diagnostics v_count = row_count;
  return v_count;
end $$;
