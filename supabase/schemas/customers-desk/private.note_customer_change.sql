-- The trigger's argument: the column that names the account.
create function private.note_customer_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    insert into private.customer_changes (account_id) values ((to_jsonb(old) ->> tg_argv[0])::uuid);
  end if;
  if tg_op <> 'DELETE' then
    insert into private.customer_changes (account_id) values ((to_jsonb(new) ->> tg_argv[0])::uuid);
  end if;
  return null;
end $$;
