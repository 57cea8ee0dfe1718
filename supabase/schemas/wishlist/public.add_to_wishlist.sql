-- Returns added, or already. A chosen size replaces the entry without a size; without a size, an entry in any size is
-- enough.
create function public.add_to_wishlist(p_product_id bigint, p_size text default null, p_color text default null)
returns text language plpgsql set search_path = '' as $$
declare
  v_user uuid := (select auth.uid());
  v_color text;
begin
  if not exists (
    select from public.products where id = p_product_id and status = 'published' and not is_deleted
  ) then
    raise sqlstate 'PT404' using message = 'No such product', hint = 'product_missing';
  end if;
  if p_size is not null and not exists (
    select from public.product_variants where product_id = p_product_id and size = p_size and is_active
  ) then
    raise sqlstate 'PT404' using message = 'The product has no such size', hint = 'size_missing';
  end if;
  if exists (
    select from public.user_wishlist
    where user_id = v_user and product_id = p_product_id and (p_size is null or size = p_size)
  ) then
    return 'already';
  end if;
  select min(color) into v_color from public.product_variants
    where product_id = p_product_id and color = p_color and is_active;
  delete from public.user_wishlist where user_id = v_user and product_id = p_product_id and size is null;
  insert into public.user_wishlist (user_id, product_id, size, color)
    values (v_user, p_product_id, p_size, v_color) on conflict do nothing;
  return case when found then 'added' else 'already' end;
end $$;
