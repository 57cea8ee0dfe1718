-- Deletes prices and discounts that ended more than 90 days ago.
create function public.purge_price_history() returns void
language sql set search_path = '' as $$
  delete from private.price_history where id in (
    select id from private.price_history where ended_at < private.now() - interval '90 days'
    order by ended_at limit 20000
  );
  delete from private.discount_history where ended_at < private.now() - interval '90 days';
$$;
