-- The event from which an exchange may be produced and sent: received, picked_up, or requested.
create function private.exchange_ships_on() returns text
language plpgsql stable set search_path = '' as $$
declare
  v_setting text := private.setting('exchange_ships_on');
begin
  if v_setting in ('received', 'picked_up', 'requested') then
    return v_setting;
  elsif v_setting is not null then
    raise warning 'product_settings exchange_ships_on is "%": exchanges wait until the items are received', v_setting;
  end if;
  return 'received';
end $$;
