create function private.is_picture_shown(p_url text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.product_images where image_url = p_url)
    or exists (select from public.order_items where image_url = p_url)
    or exists (select from public.categories where picture_url = p_url)
$$;
