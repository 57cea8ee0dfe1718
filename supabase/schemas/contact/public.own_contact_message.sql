-- Makes the caller the owner of a message. PT404.
create function public.own_contact_message(p_id bigint) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('customers.write');
  update public.contact_messages set owner_name = private.format_person_name((select auth.uid())) where id = p_id;
  if not found then
    raise sqlstate 'PT404' using message = 'This message no longer exists', hint = 'no_message';
  end if;
end $$;
