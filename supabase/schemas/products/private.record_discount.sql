-- Records the former shop-wide discount.
create function private.record_discount() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_was numeric := case when old.is_enabled then old.setting_value::numeric else 0 end;
begin
  if v_was is distinct from (case when new.is_enabled then new.setting_value::numeric else 0 end) then
    insert into private.discount_history (percent) values (v_was);
  end if;
  return null;
end $$;

create trigger product_settings_record_discount after update on public.product_settings
  for each row when (new.setting_key = 'global_discount') execute function private.record_discount();
