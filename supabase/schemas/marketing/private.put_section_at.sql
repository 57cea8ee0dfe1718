-- Moves a section to p_position of its place, counted from 1; the others keep their order. The place is locked.
create function private.put_section_at(p_id bigint, p_place text, p_position int) returns void
language sql set search_path = '' as $$
  with others as (
    select id, row_number() over (order by position) as at from public.marketing_sections where place = p_place and id <> p_id
  ), wanted as (
    select id, at + case when at >= p_position then 1 else 0 end as at from others
    union all
    select p_id, least(greatest(p_position, 1), (select count(*) from others) + 1)
  )
  update public.marketing_sections s set position = w.at from wanted w where s.id = w.id and s.position <> w.at
$$;
