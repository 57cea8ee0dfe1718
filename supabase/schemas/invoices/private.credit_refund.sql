-- A refund never fails because of its credit note: a refund that needs none gets none.
create function private.credit_refund(p_refund_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform public.issue_credit_note(p_refund_id);
exception when sqlstate 'PT409' then
  null;
end $$;
