-- Everything that the shop stores about the proven address of a request: the account's copy, or without an account the rows
-- with that address. Each copy is logged. PT404.
create function public.export_person(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '6s' as $$
declare
  v_request public.privacy_requests := private.require_privacy_request(p_id);
  v_account uuid := private.account_of_email(v_request.email);
  v_orders uuid[];
  v_table record;
  v_rows jsonb;
  v_copy jsonb;
begin
  perform private.audit_privacy_request(p_id, 'data_copied');
  if v_account is not null then
    return public.export_account(v_account);
  end if;
  v_copy := jsonb_build_object('exported_at', private.now(), 'email', v_request.email);
  v_orders := array(select id from public.orders where lower(email) = lower(v_request.email) and user_id is null);
  for v_table in
    select * from private.personal_tables() where table_name in (
      'public.orders', 'public.order_items', 'public.order_events', 'public.payments', 'public.refunds', 'public.return_requests',
      'public.invoices', 'public.reviews', 'public.user_leads', 'public.contact_messages', 'public.restock_requests',
      'public.basket_reminders', 'public.mail_recipients', 'public.privacy_requests'
    ) order by table_name
  loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(t) - array[''id'', ''user_id'', ''email_key'', ''raw'', ''replaced_by'', ''paid_by'']), ''[]'')
       from %s t where lower(%s) = lower($1) or %s = any ($2)',
      v_table.table_name, coalesce(v_table.email, 'null'), coalesce(v_table.order_id, 'null::uuid')
    ) into v_rows using v_request.email, v_orders;
    v_copy := v_copy || jsonb_build_object(split_part(v_table.table_name, '.', 2), v_rows);
  end loop;
  return v_copy;
end $$;
