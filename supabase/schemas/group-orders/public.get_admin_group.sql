-- A group for staff: its parcel, and its tees in the order of the print job, by size. Null when there is none.
create function public.get_admin_group(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '5s' as $$
begin
  perform private.require_order_access();
  return (
    select private.describe_group(g) - 'document' - 'prints' || jsonb_build_object(
      'address', g.address,
      'tees', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', t.member_id, 'name', t.name, 'number', t.number, 'size', t.size,
          'state', t.state, 'order_number', o.order_id, 'status', o.status
        ) order by t.place)
        from private.group_tees(g.id) as t
        left join public.orders o on o.id = t.order_id
      ), '[]')
    )
    from private.group_orders g where g.id = p_id
  );
end $$;
