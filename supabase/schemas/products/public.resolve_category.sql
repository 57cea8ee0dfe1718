-- 'primary:sub', 'primary' or 'sub', each a name, a slug or an id; unknown names become categories. Both ids null: the
-- text names none. A subcategory of another primary does not match.
create function public.resolve_category(p_text text, out primary_id bigint, out subcategory_id bigint) 
language plpgsql security definer set search_path = '' as $$
declare
  v_first text := btrim(split_part(p_text, ':', 1));
  v_second text := btrim(split_part(p_text, ':', 2));
  v_found public.categories;
begin
  perform private.require_permission('products.write');
  if v_first = '' then
    return;
  end if;
  if v_second = '' then
    v_found := private.find_category(v_first, null, true);
    if v_found.parent_id is not null then
      primary_id := v_found.parent_id;
      subcategory_id := v_found.id;
      return;
    end if;
  end if;
  primary_id := coalesce(v_found.id, private.find_or_make_category(v_first, null));
  if v_second <> '' then
    subcategory_id := private.find_or_make_category(v_second, primary_id);
  end if;
end $$;
