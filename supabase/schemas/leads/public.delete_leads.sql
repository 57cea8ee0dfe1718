-- Deletes leads at their owners' request. Returns how many. PT422 bad_lead.
create function public.delete_leads(p_ids bigint[]) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  perform private.require_permission('customers.write');
  if cardinality(p_ids) > 200 then
    raise sqlstate 'PT422' using message = 'At most 200 at once', hint = 'bad_lead';
  end if;
  return private.purge_leads(p_ids);
end $$;
