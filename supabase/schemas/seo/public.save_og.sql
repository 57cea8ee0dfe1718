-- Stores the link picture of a page as of p_changed_at; returns the one that it replaces.
create function public.save_og(p_kind text, p_record_id bigint, p_url text, p_changed_at timestamptz) returns text
language sql set search_path = '' as $$
  with old as (
    select url from public.og_pictures where kind = p_kind and record_id = p_record_id
  ), stored as (
    insert into public.og_pictures (kind, record_id, url, made_at) values (p_kind, p_record_id, p_url, p_changed_at)
    on conflict (kind, record_id) do update set url = excluded.url, made_at = excluded.made_at
  )
  select url from old
$$;
