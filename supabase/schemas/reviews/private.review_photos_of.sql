create function private.review_photos_of(p_review_id bigint) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'width', width, 'height', height) order by position, created_at, id), '[]')
  from public.review_photos where review_id = p_review_id
$$;
