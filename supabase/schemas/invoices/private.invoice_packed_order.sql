create function private.invoice_packed_order() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform public.issue_invoice(new.id);
  return null;
end $$;
