-- Products that are no longer sold are not shown and don't count. The lock serialises parallel additions near the limit.
create function private.limit_wishlist() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('wishlist:' || new.user_id, 0));
  if (
    select count(*) from public.user_wishlist w
    join public.products p on p.id = w.product_id and p.status = 'published' and not p.is_deleted
    where w.user_id = new.user_id
  ) >= 200 then
    raise sqlstate 'PT409' using message = 'A wishlist holds up to 200 items', hint = 'wishlist_full';
  end if;
  return new;
end $$;

create trigger user_wishlist_limit before insert on public.user_wishlist
  for each row execute function private.limit_wishlist();
