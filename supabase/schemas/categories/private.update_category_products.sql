-- Updates the category pair of the products of a category whose level or parent changed.
create function private.update_category_products(p_id bigint, p_from bigint, p_to bigint) returns int
language plpgsql set search_path = '' as $$
declare
  v_count int;
begin
  perform 1 from public.products
    where primary_category_id = coalesce(p_from, p_id) and (p_from is null or subcategory_id = p_id)
    order by id for no key update;
  update public.products set
    primary_category_id = coalesce(p_to, p_id), subcategory_id = case when p_to is null then null else p_id end
  where primary_category_id = coalesce(p_from, p_id) and (p_from is null or subcategory_id = p_id);
  get diagnostics v_count = row_count;
  return v_count;
end $$;
