-- Updates the sums on the product's row and the pages that show a review.
create function private.follow_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if 'published' in (old.status, new.status) then
    if (old.status, old.stars, old.fit) is distinct from (new.status, new.stars, new.fit) then
      perform private.roll_up_rating(coalesce(new.product_id, old.product_id));
    end if;
    perform private.insert_product_change_by_id('product', coalesce(new.product_id, old.product_id));
  end if;
  return null;
end $$;

create trigger reviews_follow after insert or delete or update of status, stars, title, body, fit, reply on public.reviews
  for each row execute function private.follow_review();
