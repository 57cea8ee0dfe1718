create function private.grants_of_wishlist() returns void
language sql set search_path = '' as $$
  grant select, delete on public.user_wishlist, public.wishlist_shares to authenticated;
  grant insert (user_id, product_id, size, color) on public.user_wishlist to authenticated;
  grant insert (user_id) on public.wishlist_shares to authenticated;
  grant execute on function
    public.add_to_wishlist(bigint, text, text), public.share_wishlist() to authenticated;
  grant execute on function
    public.shared_wishlist(text) to anon, authenticated;
$$;
