-- A review for staff: the item, the photos, its reports, and the customer's other reviews of the order, without address
-- and phone. Null when it is deleted. PT403.
create function public.get_admin_review(p_id bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('content.write');
  return (
    select to_jsonb(r) - 'order_id' || jsonb_build_object(
      'reports_open', r.reports,
      'product_name', p.name, 'product_slug', p.slug, 'is_shown', private.is_shown(p),
      'item_title', i.title, 'size', i.size, 'color_name', i.color_name, 'is_custom', i.design_version_id is not null,
      'order_number', o.order_id, 'photos', private.review_photos_of(r.id),
      'is_returned', private.count_kept_items(i.id) < 1,
      'reports', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'reason', q.reason, 'note', q.note, 'created_at', q.created_at, 'is_settled', q.settled_at is not null
        ) order by q.id desc), '[]')
        from public.review_reports q where q.review_id = r.id
      ),
      'others', (
        select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'stars', x.stars, 'status', x.status, 'title', y.title)
          order by x.id), '[]')
        from public.reviews x join public.order_items y on y.id = x.order_item_id
        where x.order_id = r.order_id and x.id <> r.id
      )
    )
    from public.reviews r
    join public.products p on p.id = r.product_id
    join public.order_items i on i.id = r.order_item_id
    join public.orders o on o.id = r.order_id
    where r.id = p_id
  );
end $$;
