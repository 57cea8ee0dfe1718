-- The paths of a photo's files, and whether the photo is public; null when it is deleted.
create function public.find_review_photo(p_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'path', p.path, 'small_path', p.small_path,
    'is_published', exists (select from public.reviews r where r.id = p.review_id and r.status = 'published')
  )
  from public.review_photos p where p.id = p_id
$$;
