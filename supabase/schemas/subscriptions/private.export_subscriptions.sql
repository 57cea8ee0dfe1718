-- The stored data of an account's subscriptions.
create function private.export_subscriptions(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.subscription_row(s) || jsonb_build_object('consent', s.consent) order by s.created_at), '[]')
  from private.subscriptions s where s.user_id = p_user_id
$$;
