-- Each line of an order with its review, and why it can't be reviewed. Unsubmitted photos belong to the line. The caller
-- must have checked access to the order.
create function public.order_reviews(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'item_id', i.id, 'problem', private.find_review_problem(o, i.id), 'author_name', private.reviewer_name(o.name),
    'photos', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height)
        order by p.position, p.created_at, p.id), '[]')
      from public.review_photos p where p.order_item_id = i.id
    ),
    'review', (
      select jsonb_build_object(
        'rev', r.rev, 'stars', r.stars, 'title', r.title, 'body', r.body, 'fit', r.fit, 'status', r.status, 'refusal', r.refusal,
        'refusal_note', r.refusal_note, 'reply', r.reply, 'written_at', r.written_at
      )
      from public.reviews r where r.order_item_id = i.id
    )
  ) order by i.id), '[]')
  from public.orders o join public.order_items i on i.order_id = o.id where o.id = p_order_id
$$;
