create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger audit_log_append_only before update or delete on public.audit_log
  for each row when (old.created_at >= private.retained_since('audit_log')) execute function private.refuse_change();
create trigger stock_moves_append_only before update or delete on public.stock_moves
  for each row execute function private.refuse_change();
create trigger invoices_stay before update or delete on public.invoices
  for each row when (old.issued_at >= private.retained_since('invoices')) execute function private.refuse_change();
