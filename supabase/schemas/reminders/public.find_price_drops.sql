-- The content of a price-drop email: [{ … as reminder_variant, was }], was: the earlier price, as the shop showed it.
-- Without items whose price has risen again or that are sold out.
create function public.find_price_drops(p_user_id uuid, p_day date) returns jsonb
language sql stable set search_path = '' set statement_timeout = '5s' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'slug', p.slug, 'name', p.name, 'size', w.size, 'color', w.color, 'color_name', c.name, 'was', w.previous_price,
    'now', private.wishlist_price(w.product_id, w.size, w.color), 'picture', (
      select i.image_url from public.product_images i where i.product_id = p.id
      order by i.color = w.color is true desc, i.position, i.id limit 1
    )
  ) order by w.created_at desc, w.id), '[]')
  from public.user_wishlist w
  join public.products p on p.id = w.product_id
  left join public.colors c on c.slug = w.color
  where w.user_id = p_user_id and w.notified_on = p_day and private.can_buy_wishlist_item(w.product_id, w.size)
    and private.wishlist_price(w.product_id, w.size, w.color) < w.previous_price
$$;
