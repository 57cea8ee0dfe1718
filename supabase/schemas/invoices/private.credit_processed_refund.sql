create function private.credit_processed_refund() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.credit_refund(new.id);
  return null;
end $$;
