-- A live category that isn't a theme, by id, name or slug. On the level of p_parent_id, or with p_anywhere also below, tops first.
create function private.find_category(p_text text, p_parent_id bigint, p_anywhere boolean) returns public.categories
language sql stable set search_path = '' as $$
  select c from public.categories c
  where not c.is_deleted and c.words = '{}'
    and (p_anywhere or c.parent_id is not distinct from p_parent_id)
    and case when p_text ~ '^[0-9]{1,15}$' then c.id = p_text::bigint
      else lower(c.name) = lower(p_text) or c.slug = lower(p_text) end
  order by c.parent_id is not null, lower(c.name) <> lower(p_text), c.id
  limit 1
$$;
