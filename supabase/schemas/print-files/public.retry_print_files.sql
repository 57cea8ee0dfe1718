-- Makes the files of an order's designs at the next run of the jobs, without the wait after a failure.
create function public.retry_print_files(p_order_number text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('orders.fulfil');
  update private.print_work set next_at = private.now()
    where version_id in (
      select design_version_id from public.order_items where order_id = private.order_of_number(p_order_number)
    );
end $$;
