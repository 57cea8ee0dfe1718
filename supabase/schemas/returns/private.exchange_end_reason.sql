-- Why an exchange was lost: undelivered | cancelled (by the buyer) | unavailable.
create function private.exchange_end_reason(p_status text, p_actor text) returns text
language sql immutable set search_path = '' as $$
  select case when p_status = 'RTO' then 'undelivered' when p_actor = 'customer' then 'cancelled' else 'unavailable' end
$$;
