-- Deletes a delivery zone. Its pincodes return to the zone of their state. p_pincodes: how many of them the form showed;
-- PT409 stale when there are more or fewer now. PT404: there is no such zone.
create function public.delete_zone(p_zone text, p_pincodes int) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('settings.write');
  perform private.lock_settings();
  if p_pincodes is distinct from (select count(*)::int from public.pincodes where zone = p_zone) then
    raise sqlstate 'PT409' using message = 'Someone else just saved this', hint = 'stale';
  end if;
  update public.pincodes set zone = null where zone = p_zone;
  delete from public.shipping_zones where zone = p_zone;
  if not found then
    raise sqlstate 'PT404' using message = 'This zone no longer exists', hint = 'not_found';
  end if;
end $$;
