create function private.insert_product_change(p_subject text, p_old public.products, p_new public.products) returns void
language sql set search_path = '' as $$
  insert into private.storefront_changes (subject, product_id, lists)
  select p_subject, coalesce(p_new.id, p_old.id), array(
    select distinct list from unnest(
      case when p_old.id is null then '{}' else private.lists_of(p_old) end
      || case when p_new.id is null then '{}' else private.lists_of(p_new) end
    ) as list order by list
  )
$$;
