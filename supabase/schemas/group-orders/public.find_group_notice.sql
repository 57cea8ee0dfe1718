-- A group for the emails to its organiser; null when it is deleted.
create function public.find_group_notice(p_group_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select private.describe_group(g) - 'document' - 'prints' from private.group_orders g where g.id = p_group_id
$$;
