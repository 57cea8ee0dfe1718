-- The slug of a new product: its name, cut to a readable length, and its id.
create function private.final_slug(p_name text, p_id bigint) returns text
language sql immutable set search_path = '' as $$
  select coalesce(btrim(left(private.slug_of(p_name), 60), '-'), 'product') || '-' || p_id
$$;
