create function public.purge_storefront_changes() returns void
language sql set search_path = '' as $$
  delete from private.storefront_changes where id in (
    select id from private.storefront_changes where changed_at < private.now() - interval '1 day'
    order by changed_at limit 5000 for update skip locked
  )
$$;
