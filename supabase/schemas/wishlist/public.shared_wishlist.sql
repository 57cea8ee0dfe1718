-- The products of a shared wishlist, newest first; null when the link does not exist.
create function public.shared_wishlist(p_token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (
      select jsonb_agg(
        jsonb_build_object('product_id', w.product_id, 'size', w.size, 'color', w.color)
        order by w.created_at desc, w.id desc
      )
      from public.user_wishlist w where w.user_id = s.user_id
    ),
    '[]'
  )
  from public.wishlist_shares s where s.token = p_token
$$;
