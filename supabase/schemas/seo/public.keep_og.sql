-- Stores the link picture of a page as of p_changed_at; returns the one that it replaces.
create function public.keep_og(p_kind text, p_thing_id bigint, p_url text, p_changed_at timestamptz) returns text
language sql set search_path = '' as $$
  with old as (
    select url from public.og_pictures where kind = p_kind and thing_id = p_thing_id
  ), kept as (
    insert into public.og_pictures (kind, thing_id, url, made_at) values (p_kind, p_thing_id, p_url, p_changed_at)
    on conflict (kind, thing_id) do update set url = excluded.url, made_at = excluded.made_at
  )
  select url from old
$$;
