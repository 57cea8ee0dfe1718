-- The tees of a group in the order of their print job: by size. state: paid | cancelled, after a payment | paying,
-- with an order that waits for its payment | unpaid.
create function private.group_tees(p_group_id uuid) returns table (
  member_id uuid, version_id uuid, name text, number text, size text, state text, browser_key_hash text, order_id uuid, place bigint
)
language sql stable set search_path = '' as $$
  select m.id, m.version_id, m.name, m.number, v.size,
    case
      when private.is_group_order_paid(o.id) then 'paid'
      when o.paid_by is not null then 'cancelled'
      when o.status = 'Pending Payment' then 'paying'
      else 'unpaid'
    end,
    m.browser_key_hash, o.id, row_number() over (order by z.sort_order nulls last, v.size, m.name, m.number, m.created_at, m.id)
  from private.group_members m
  join public.product_variants v on v.id = m.variant_id
  left join public.sizes z on z.name = v.size
  left join public.orders o on o.id = m.order_id
  where m.group_id = p_group_id
$$;
