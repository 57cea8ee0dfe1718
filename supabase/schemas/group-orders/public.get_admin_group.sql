-- A group for staff: its parcel, and its tees in the order of the print job, by size. The organiser and the money in rupees
-- are for staff who may read orders. due: what the unpaid tees of an open group cost now. Null when there is none.
create function public.get_admin_group(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '5s' as $$
begin
  perform private.require_order_access();
  return (
    select private.describe_group(g) - 'document' - 'prints' || jsonb_build_object(
      'address', g.address,
      'contact', case when private.may('orders.read') then (
        select jsonb_build_object(
          'id', u.id, 'name', btrim(concat_ws(' ', p.first_name, p.last_name)),
          'email', nullif(u.email, ''), 'phone', '+' || ltrim(nullif(u.phone, ''), '+')
        )
        from auth.users u left join public.profiles p on p.id = u.id where u.id = g.user_id
      ) end,
      'money', case when private.may('orders.read') then jsonb_build_object(
        'received', (
          select coalesce(sum(o.total), 0) from public.orders o where o.group_id = g.id and private.is_group_order_paid(o.id)
        ),
        'refunded', (
          select coalesce(sum(private.group_refund_of(o.id)), 0)
          from public.orders o where o.group_id = g.id and private.is_group_order_paid(o.id)
        ),
        'due', case when g.closed_at is null then (
          select coalesce(sum(private.discounted(
            private.price_after_break(
              private.single_price_of(m.variant_id, m.version_id), private.break_of(private.count_group_paid(g.id) + 1)
            ),
            coalesce(private.number_setting('global_discount', 0), 0)
          )), 0)
          from private.group_members m where m.group_id = g.id and not private.is_group_order_paid(m.order_id)
        ) else 0 end
      ) end,
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
