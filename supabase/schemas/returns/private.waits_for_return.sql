-- Whether an order is an exchange whose old items must come back first.
create function private.waits_for_return(p_order_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.return_requests
    where exchange_order_id = p_order_id and status <> 'Received'
      and private.exchange_ships_on() <> 'requested'
      and not (private.exchange_ships_on() = 'picked_up' and picked_up_at is not null)
  )
$$;
