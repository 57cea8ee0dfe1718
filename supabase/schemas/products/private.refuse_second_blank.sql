-- Custom designs of a cut are printed on one product, so a second product of this cut can't be its blank.
create function private.refuse_second_blank(p_product public.products, p_cut text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if p_product.is_blank and exists (
    select from public.products where cut = p_cut and is_blank and not is_deleted and id <> p_product.id
  ) then
    raise sqlstate 'PT409' using message = 'Another product is the blank for this cut', hint = 'blank_taken';
  end if;
end $$;
