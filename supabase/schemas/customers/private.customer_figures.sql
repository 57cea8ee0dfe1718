-- What each of these people bought, returned and refused; paid and cancelled orders that another replaced count once.
create function private.customer_figures(p_user_ids uuid[])
returns table (user_id uuid, orders int, value numeric, returns int, refused int)
language sql stable set search_path = '' as $$
  select person.id, count(o.id)::int,
    coalesce(sum(o.total) filter (where o.status not in ('Pending Payment', 'COD Review', 'Cancelled', 'RTO')), 0),
    coalesce(sum(
      (select count(*) from public.return_requests r where r.order_id = o.id and r.status in ('Requested', 'Received'))
    ), 0)::int,
    (count(*) filter (where o.payment_method = 'cod' and o.status = 'RTO'))::int
  from unnest(p_user_ids) as person (id)
  left join lateral (select * from private.orders_of(person.id) mine where mine.replaced_by is null) as o on true
  group by person.id
$$;
