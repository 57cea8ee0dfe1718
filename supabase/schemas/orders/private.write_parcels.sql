-- p_parcels: [{ courier, tracking_number }], the first one goes with the order. PT422 bad_parcels.
create function private.write_parcels(p_order_id uuid, p_parcels jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if jsonb_typeof(p_parcels) is distinct from 'array' or jsonb_array_length(p_parcels) not between 1 and 20 or exists (
    select from jsonb_array_elements(p_parcels) as p (parcel)
    where (
      btrim(parcel ->> 'courier') ~ '^[[:alnum:]][[:alnum:] .&''()/-]{1,79}$'
      and btrim(parcel ->> 'tracking_number') ~ '^[A-Za-z0-9][A-Za-z0-9 ./-]{2,79}$'
    ) is not true
  ) or (
    select count(distinct btrim(parcel ->> 'tracking_number')) <> count(*)
    from jsonb_array_elements(p_parcels) as p (parcel)
  ) then
    raise sqlstate 'PT422' using message = 'Each parcel needs a courier and its own tracking number of letters, digits and dashes', hint = 'bad_parcels';
  end if;
  update public.orders
    set courier = btrim(p_parcels -> 0 ->> 'courier'), tracking_number = btrim(p_parcels -> 0 ->> 'tracking_number')
    where id = p_order_id;
  delete from public.extra_parcels where order_id = p_order_id;
  insert into public.extra_parcels (order_id, courier, tracking_number)
    select p_order_id, btrim(p.parcel ->> 'courier'), btrim(p.parcel ->> 'tracking_number')
    from jsonb_array_elements(p_parcels) with ordinality as p (parcel, place)
    where p.place > 1 order by p.place;
end $$;
