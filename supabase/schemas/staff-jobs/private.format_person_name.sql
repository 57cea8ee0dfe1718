create function private.format_person_name(p_user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (
      select coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), u.email)
      from auth.users u left join public.profiles p on p.id = u.id where u.id = p_user_id
    ),
    'Staff'
  )
$$;
