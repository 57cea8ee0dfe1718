-- A guest's order belongs to the account that has proven its address.
create function private.record_buyer_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    insert into private.customer_changes (account_id, email) values (old.user_id, case when old.user_id is null then lower(old.email) end);
  end if;
  if tg_op <> 'DELETE' then
    insert into private.customer_changes (account_id, email) values (new.user_id, case when new.user_id is null then lower(new.email) end);
  end if;
  return null;
end $$;

create trigger orders_log_buyer after insert or delete or update of status, total, user_id, email, replaced_by on public.orders
  for each row execute function private.record_buyer_change();
