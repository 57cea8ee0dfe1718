-- Takes in what was noted since the last look, for somebody who opens the list.
create function public.refresh_customers() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('customers.read');
  perform public.fold_customers(500);
end $$;
