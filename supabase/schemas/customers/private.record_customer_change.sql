-- The trigger's argument: the column with the account's id.
create function private.record_customer_change() returns trigger
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

create trigger users_log_customer
  after insert or update of email, phone, email_confirmed_at, phone_confirmed_at on auth.users
  for each row execute function private.record_customer_change('id');
create trigger profiles_log_customer after insert or update of first_name, last_name on public.profiles
  for each row execute function private.record_customer_change('id');
create trigger user_roles_log_customer after insert or delete on public.user_roles
  for each row execute function private.record_customer_change('user_id');
create trigger blocks_log_customer after insert or delete on private.blocks
  for each row execute function private.record_customer_change('user_id');
create trigger deletion_requests_log_customer after insert or delete on private.deletion_requests
  for each row execute function private.record_customer_change('user_id');
