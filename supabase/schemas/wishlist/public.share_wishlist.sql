-- The token of the caller's link; created when there is none.
create function public.share_wishlist() returns text
language plpgsql set search_path = '' as $$
begin
  insert into public.wishlist_shares (user_id) values ((select auth.uid())) on conflict do nothing;
  return (select token from public.wishlist_shares where user_id = (select auth.uid()));
end $$;
