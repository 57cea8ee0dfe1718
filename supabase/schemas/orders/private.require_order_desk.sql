-- For what both those who answer buyers and those who pack may do.
create function private.require_order_desk() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.may('orders.fulfil') then
    perform private.require_permission('orders.read');
  end if;
end $$;
