-- The delivery address with only its known fields. PT422 bad_subscription.
create function private.parcel_address(p_address jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  if (
    char_length(p_address ->> 'line1') between 3 and 160 and char_length(coalesce(p_address ->> 'line2', '')) <= 160
    and p_address ->> 'pincode' ~ '^[1-9][0-9]{5}$' and char_length(p_address ->> 'city') between 2 and 80
    and char_length(p_address ->> 'state') between 2 and 60
  ) is not true then
    raise sqlstate 'PT422' using message = 'The address is invalid', hint = 'bad_subscription';
  end if;
  return jsonb_build_object(
    'line1', p_address ->> 'line1', 'line2', coalesce(p_address ->> 'line2', ''), 'city', p_address ->> 'city',
    'state', p_address ->> 'state', 'pincode', p_address ->> 'pincode'
  );
end $$;
