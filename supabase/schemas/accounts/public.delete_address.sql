-- When the default address is deleted, the newest address becomes the default.
create function public.delete_address(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.lock_address_book();
begin
  delete from public.user_addresses where id = p_id and user_id = v_user;
  if not found then
    raise sqlstate 'PT404' using message = 'No such address', hint = 'no_address';
  end if;
  update public.user_addresses set is_default = true
  where id = (
      select id from public.user_addresses where user_id = v_user order by created_at desc, id desc limit 1
    )
    and not exists (select from public.user_addresses where user_id = v_user and is_default);
end $$;
