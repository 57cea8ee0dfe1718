-- The group of a link: names and numbers of its tees, how many of each size, and the caller's own tees. After the close
-- only of those that are printed. Null for a wrong link.
create function public.find_group(p_token_hash text, p_key_hash text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.describe_group(g) || jsonb_build_object(
    'tees', coalesce((
      select jsonb_agg(jsonb_build_object('name', t.name, 'number', t.number) order by t.name, t.number)
      from private.group_tees(g.id) as t where t.state = 'paid' or g.closed_at is null and t.state <> 'cancelled'
    ), '[]'),
    'sizes', coalesce((
      select jsonb_agg(jsonb_build_object('size', size, 'count', count) order by place)
      from (
        select t.size, count(*) as count, min(t.place) as place from private.group_tees(g.id) as t
        where t.state = 'paid' or g.closed_at is null and t.state <> 'cancelled' group by t.size
      ) as s
    ), '[]'),
    'mine', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', t.member_id, 'version_id', t.version_id, 'name', t.name, 'number', t.number, 'size', t.size, 'state', t.state
      ) order by t.place)
      from private.group_tees(g.id) as t where t.browser_key_hash = p_key_hash
    ), '[]')
  )
  from private.group_orders g where g.token_hash = p_token_hash
$$;
