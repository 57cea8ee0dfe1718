-- The lead data of an account's proven address, apart from its orders, for the data export.
create function private.leads_of(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(l) - array['id', 'email_key', 'utm'] order by l.id), '[]')
  from public.user_leads l
  join auth.users u on u.id = p_user_id and u.email_confirmed_at is not null
  where l.email_key = private.email_key(u.email)
$$;
