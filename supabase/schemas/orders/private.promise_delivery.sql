-- An order keeps the days that its pincode was promised; another address has its own. A piece of an exchange goes out when the old one is back: nothing is promised.
create function private.promise_delivery() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_place jsonb;
begin
  if new.exchange_of is null then
    v_place := public.find_place(new.shipping_address ->> 'pincode');
    new.min_days := (v_place ->> 'min_days')::int;
    new.max_days := (v_place ->> 'max_days')::int;
  end if;
  return new;
end $$;
