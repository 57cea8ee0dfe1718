-- All staff, owners first, with their second factor and their last visit.
create function public.list_staff() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('roles.read');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'user_id', r.user_id, 'role', r.role, 'since', r.created_at, 'email', u.email,
      'first_name', p.first_name, 'last_name', p.last_name,
      'has_factor', exists (select from auth.mfa_factors f where f.user_id = r.user_id and f.status = 'verified'),
      'seen_at', (
        select max(s.seen_at) from private.staff_sessions s join auth.sessions a on a.id = s.session_id
        where a.user_id = r.user_id
      )
    ) order by r.role <> 'admin', r.role, u.email), '[]')
    from public.user_roles r
    join auth.users u on u.id = r.user_id
    left join public.profiles p on p.id = r.user_id
  );
end $$;
