-- Applies the changes recorded since the last refresh when the list is opened.
create function public.refresh_customers() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('customers.read');
  perform public.rebuild_changed_customers(500);
end $$;
