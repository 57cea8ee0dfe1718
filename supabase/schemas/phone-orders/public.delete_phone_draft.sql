-- Deletes an open draft of the caller; a missing or placed one is unchanged.
create function public.delete_phone_draft(p_id uuid) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  perform private.require_permission('orders.write');
  delete from public.phone_drafts where id = p_id and author = (select auth.uid()) and order_id is null;
end $$;
