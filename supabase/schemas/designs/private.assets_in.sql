-- The pictures that a design's document names.
create function private.assets_in(p_document jsonb) returns uuid[]
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_agg(distinct named::uuid), '{}')
  from (select value #>> '{}' as named from jsonb_path_query(p_document, '$.views.*[*].asset') as value) as found
  where named ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
$$;
