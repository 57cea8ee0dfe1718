create function private.credit_processed_refund() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.credit_refund(new.id);
  return null;
end $$;

create trigger refunds_credit_processed after update of status on public.refunds
  for each row when (new.status = 'processed' and old.status <> 'processed' and new.order_id is not null)
  execute function private.credit_processed_refund();
