-- Items of the caller's orders that can be reviewed or are reviewed, the newest first: { total, rows }.
create function public.my_reviews(p_offset int, p_limit int) returns jsonb
language sql stable security definer set search_path = '' as $$
  with mine as (
    select i.id, i.title, i.size, i.color_name, i.image_url, o.order_id as order_number, r.stars, r.title as review_title, r.body,
      r.status, r.refusal, r.refusal_note, r.reply, r.written_at, coalesce(r.written_at, o.delivered_at, o.created_at) as at,
      r.id is null as is_open
    from private.orders_of((select auth.uid())) o
    join public.order_items i on i.order_id = o.id
    left join public.reviews r on r.order_item_id = i.id
    where r.id is not null or private.find_review_problem(o, i.id) is null
  )
  select jsonb_build_object(
    'total', (select count(*) from mine),
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(page) order by page.is_open desc, page.at desc, page.id desc), '[]')
      from (
        select * from mine order by is_open desc, at desc, id desc
        offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 50)
      ) as page
    )
  )
$$;
