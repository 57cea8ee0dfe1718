-- Pictures that no product and no order has had for a day, for their files to be removed. From now on no product gets one.
create function public.claim_loose_pictures(p_limit int) returns setof text
language sql set search_path = '' as $$
  with old as (
    select image_url from private.loose_pictures
    where noted_at < now() - interval '1 day'
    order by noted_at limit p_limit for update skip locked
  ), kept as (
    delete from private.loose_pictures l using old
    where l.image_url = old.image_url and (
      exists (select from public.product_images i where i.image_url = old.image_url)
      or exists (select from public.order_items i where i.image_url = old.image_url)
    )
    returning l.image_url
  )
  update private.loose_pictures l set claimed_at = now()
  from old
  where l.image_url = old.image_url and not exists (select from kept k where k.image_url = old.image_url)
    and not exists (select from public.product_images i where i.image_url = old.image_url)
    and not exists (select from public.order_items i where i.image_url = old.image_url)
  returning l.image_url
$$;
