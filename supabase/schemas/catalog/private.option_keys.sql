-- ({black,black},{S,M}) gives {/M,/S,black/,black/M,black/S}.
create function private.option_keys(p_colors text[], p_sizes text[]) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(distinct k.key order by k.key), '{}')
  from unnest(p_colors, p_sizes) as v (color, size)
  cross join lateral (values (v.color || '/' || v.size), (v.color || '/'), ('/' || v.size)) as k (key)
  where v.color is not null
$$;
