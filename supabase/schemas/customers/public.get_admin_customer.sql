-- A customer for the admin; null when there is no such account. It has only the number of open sessions: support needs
-- no IP addresses or devices.
create function public.get_admin_customer(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '5s' as $$
begin
  perform private.require_permission('customers.read');
  return (
    select jsonb_build_object(
      'id', u.id, 'name', btrim(concat_ws(' ', p.first_name, p.last_name)),
      'email', nullif(u.email, ''), 'is_email_proven', u.email_confirmed_at is not null,
      'phone', '+' || ltrim(nullif(u.phone, ''), '+'), 'is_phone_proven', u.phone_confirmed_at is not null,
      'joined_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at,
      'is_staff', exists (select from public.user_roles r where r.user_id = u.id),
      'sessions', (select count(*) from auth.sessions s where s.user_id = u.id),
      'block', (
        select jsonb_build_object('note', b.reason, 'by', b.blocked_by, 'at', b.created_at)
        from private.blocks b where b.user_id = u.id
      ),
      'deletion', (
        select jsonb_build_object('note', d.note, 'by', d.recorded_by, 'at', d.created_at)
        from private.deletion_requests d where d.user_id = u.id
      ),
      'nominee', (
        select jsonb_build_object('name', n.name, 'relation', n.relation, 'email', n.email, 'phone', n.phone)
        from public.nominees n where n.user_id = u.id
      ),
      'figures', (
        select jsonb_build_object('orders', f.orders, 'value', f.value, 'returns', f.returns, 'refused', f.refused)
        from private.customer_figures(array[u.id]) f
      ),
      'orders', private.get_admin_customer_orders(u.id, 50),
      'addresses', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', a.id, 'label', a.label, 'name', a.name, 'phone', a.phone, 'line1', a.line1, 'line2', a.line2, 'city', a.city,
          'pincode', a.pincode, 'state', a.state, 'is_default', a.is_default
        ) order by a.is_default desc, a.created_at desc), '[]')
        from public.user_addresses a where a.user_id = u.id
      ),
      'notes', (
        select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'by', n.author_name, 'body', n.body, 'at', n.created_at)), '[]')
        from (select * from private.customer_notes where user_id = u.id order by id desc limit 100) as n
      ),
      'steps', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', l.id, 'by', l.actor_name, 'step', l.after ->> 'step', 'note', l.after ->> 'note',
          'sessions', l.after -> 'sessions', 'at', l.created_at
        )), '[]')
        from (
          select * from public.audit_log
          where subject = 'customers' and subject_id = u.id::text and after ->> 'step' <> 'noted' order by id desc limit 100
        ) as l
      )
    )
    from auth.users u left join public.profiles p on p.id = u.id where u.id = p_user_id
  );
end $$;
