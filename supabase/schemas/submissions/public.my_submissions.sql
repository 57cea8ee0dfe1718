-- A person's submissions, the newest first, each design once by its last version, without the tees that others added to their group
-- orders: 20 from an offset, and the total.
create function public.my_submissions(p_user_id uuid, p_offset int) returns jsonb
language sql stable set search_path = '' as $$
  with mine as (
    select distinct on (s.design_id) s.*, v.name, v.document ->> 'cut' as cut, v.document ->> 'colour' as colour, v.issues,
      v.rights_accepted_at
    from public.submissions s join public.design_versions v on v.id = s.version_id and v.user_id = p_user_id
    where not exists (select from private.group_orders where id = s.design_id)
    order by s.design_id, s.status = 'archived', s.created_at desc
  ), page as (
    select * from mine order by coalesce(submitted_at, created_at) desc, id limit 20 offset p_offset
  )
  select jsonb_build_object('total', (select count(*) from mine), 'rows', (
    select coalesce(jsonb_agg(to_jsonb(page) - 'art_hashes' - 'reviewer' - 'taken_at' || jsonb_build_object(
      'picture', private.design_picture(page.version_id),
      -- Of any version, because the permission must stay within reach when a newer one is sent.
      'gallery', (
        select jsonb_build_object('id', s.id, 'gallery', s.gallery, 'gallery_shows_name', s.gallery_shows_name,
          'gallery_may_remix', s.gallery_may_remix)
        from public.submissions s join public.design_versions v on v.id = s.version_id and v.user_id = p_user_id
        where s.design_id = page.design_id and (s.gallery is not null or s.status = 'approved')
          and not exists (select from private.group_members where version_id = s.version_id)
        order by s.gallery is null, s.created_at desc limit 1
      ),
      'product_slug', (select p.slug from public.products p where p.id = page.product_id and private.is_shown(p)),
      'is_replaced', exists (select from public.submissions later where later.follows = page.id and later.status <> 'draft'),
      'orders', (
        select coalesce(jsonb_agg(distinct o.order_id), '[]') from public.order_items i join public.orders o on o.id = i.order_id
        where i.design_version_id = page.version_id and o.user_id = p_user_id and o.status = 'Confirmed'
      )
    ) order by coalesce(page.submitted_at, page.created_at) desc, page.id), '[]') from page
  ))
$$;
