create function private.refresh_customers() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('customers.read');
  perform private.fold_customers(500);
end $$;
