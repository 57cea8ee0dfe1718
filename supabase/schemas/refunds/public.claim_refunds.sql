-- Refunds to send (requested) and to check (pending), each leased to one worker. Parallel workers share the work.
create function public.claim_refunds(p_limit int default 20) returns setof public.refunds
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  return query update public.refunds
    set attempts = attempts + 1,
      next_at = private.now() + case status
        when 'requested' then interval '2 minutes'
        else least(interval '1 minute' * power(2, least(attempts, 9)), interval '6 hours')
      end
    where id = any (array(
      select id from public.refunds
      where method = 'source' and status in ('requested', 'pending') and next_at <= private.now()
        and (status = 'pending' or not private.is_in_dispute(payment_id))
      order by next_at limit p_limit for update skip locked
    ))
    returning *;
end $$;
