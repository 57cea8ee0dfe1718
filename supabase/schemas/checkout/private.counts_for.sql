-- An order counts against a person once it is proven: paid, or confirmed by a code or by staff. Anyone can enter another
-- person's phone and address; only the owner is logged in to the account.
create function private.counts_for(p_order public.orders, p_user_id uuid) returns boolean
language sql immutable set search_path = '' as $$
  select p_order.status <> 'Cancelled'
    and (p_order.status not in ('Pending Payment', 'COD Review') or coalesce(p_order.user_id = p_user_id, false))
$$;
