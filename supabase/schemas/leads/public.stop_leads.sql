-- Unsubscribes leads who ask for it. Returns how many were subscribed. PT422 bad_lead.
create function public.stop_leads(p_ids bigint[]) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_emails text[];
begin
  perform private.require_permission('customers.write');
  if cardinality(p_ids) > 200 then
    raise sqlstate 'PT422' using message = 'At most 200 at once', hint = 'bad_lead';
  end if;
  v_emails := array(select email from public.user_leads where id = any (p_ids) and not is_stopped order by id);
  perform public.stop_mails((public.mail_recipient(email) ->> 'id')::uuid, 'offers') from unnest(v_emails) as email;
  return cardinality(v_emails);
end $$;
