-- Adds an address, or changes the one named by p_id. Adding an existing address returns that entry, so a form sent twice
-- and an address saved with each order add nothing. A person's first address is the default.
create function public.save_address(p_id uuid, p_address jsonb, p_is_default boolean default false) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.lock_address_book();
  v_new public.user_addresses := jsonb_populate_record(null::public.user_addresses, p_address);
  v_label text := coalesce(v_new.label, '');
  v_line2 text := coalesce(v_new.line2, '');
  v_id uuid;
begin
  if p_id is not null then
    update public.user_addresses set
      label = v_label, name = v_new.name, phone = v_new.phone, line1 = v_new.line1, line2 = v_line2,
      pincode = v_new.pincode, city = v_new.city, state = v_new.state
    where id = p_id and user_id = v_user
    returning id into v_id;
    if v_id is null then
      raise sqlstate 'PT404' using message = 'No such address', hint = 'no_address';
    end if;
  else
    update public.user_addresses set label = case when v_label = '' then label else v_label end
    where id = (
      select id from public.user_addresses
      where user_id = v_user and name = v_new.name and phone = v_new.phone and line1 = v_new.line1 and line2 = v_line2
        and pincode = v_new.pincode and city = v_new.city and state = v_new.state
      order by is_default desc, created_at desc limit 1
    )
    returning id into v_id;
    if v_id is null then
      if (select count(*) from public.user_addresses where user_id = v_user) >= 20 then
        raise sqlstate 'PT409' using message = 'The address book is full', hint = 'address_book_full';
      end if;
      insert into public.user_addresses (user_id, label, name, phone, line1, line2, pincode, city, state, is_default)
      values (
        v_user, v_label, v_new.name, v_new.phone, v_new.line1, v_line2, v_new.pincode, v_new.city, v_new.state,
        not exists (select from public.user_addresses where user_id = v_user)
      )
      returning id into v_id;
    end if;
  end if;
  if p_is_default then
    perform public.make_default_address(v_id);
  end if;
  return v_id;
end $$;
