create function private.note_wished_price() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.noted_price := private.wished_price(new.product_id, new.size, new.color);
  return new;
end $$;

create trigger user_wishlist_note_price before insert on public.user_wishlist
  for each row execute function private.note_wished_price();
