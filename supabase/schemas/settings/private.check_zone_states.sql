create function private.check_zone_states() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (select from public.shipping_zones where zone <> new.zone and states && new.states) then
    raise sqlstate 'PT409' using
      message = 'A state belongs to one zone: take it out of the other zone first', hint = 'zone_taken';
  end if;
  return new;
end $$;

create trigger shipping_zones_states before insert or update of states on public.shipping_zones
  for each row execute function private.check_zone_states();
