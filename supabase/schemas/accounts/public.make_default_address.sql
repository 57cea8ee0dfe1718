create function public.make_default_address(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.lock_address_book();
begin
  perform from public.user_addresses where id = p_id and user_id = v_user;
  if not found then
    raise sqlstate 'PT404' using message = 'No such address', hint = 'no_address';
  end if;
  update public.user_addresses set is_default = false where user_id = v_user and is_default and id <> p_id;
  update public.user_addresses set is_default = true where id = p_id and not is_default;
end $$;
