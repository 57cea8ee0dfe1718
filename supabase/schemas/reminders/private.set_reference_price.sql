create function private.set_reference_price() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.reference_price := private.wishlist_price(new.product_id, new.size, new.color);
  return new;
end $$;

create trigger user_wishlist_reference_price before insert on public.user_wishlist
  for each row execute function private.set_reference_price();
