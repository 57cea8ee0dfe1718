create function public.list_own_groups(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.describe_group(g) - 'document' - 'prints' order by g.created_at desc), '[]')
  from private.group_orders g where g.user_id = p_user_id
$$;
