-- For actions of both staff who answer customers and staff who pack.
create function private.require_order_access() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.may('orders.fulfil') then
    perform private.require_permission('orders.read');
  end if;
end $$;
