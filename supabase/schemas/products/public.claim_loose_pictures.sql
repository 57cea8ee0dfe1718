-- Pictures unused for a day by products, categories, orders and posts, for removal of their files. Once claimed, they can't be used.
create function public.claim_loose_pictures(p_limit int) returns setof text
language sql set search_path = '' as $$
  with old as (
    select image_url, private.is_picture_shown(image_url) as is_shown from private.loose_pictures
    where recorded_at < private.now() - interval '1 day'
    order by recorded_at limit p_limit for update skip locked
  ), used as (
    delete from private.loose_pictures l using old where l.image_url = old.image_url and old.is_shown
  )
  update private.loose_pictures l set claimed_at = private.now()
  from old where l.image_url = old.image_url and not old.is_shown
  returning l.image_url
$$;
