-- The oldest due registration with its document, leased to one worker for two minutes; null: none is due.
create function public.claim_gst_registration() returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_claim jsonb;
begin
  with due as materialized (
    select invoice_id, kind from public.gst_registrations
    where state in ('waiting', 'cancelling') and next_at <= private.now()
    order by created_at, invoice_id, kind limit 1 for update skip locked
  ), claimed as (
    update public.gst_registrations as g
      set attempts = g.attempts + 1, next_at = private.now() + interval '2 minutes'
      from due where g.invoice_id = due.invoice_id and g.kind = due.kind
      returning g.*
  )
  select jsonb_build_object(
    'invoice_id', c.invoice_id, 'kind', c.kind, 'state', c.state, 'attempts', c.attempts, 'number', c.number,
    'cancel_reason', c.cancel_reason,
    'document', jsonb_build_object('kind', i.kind, 'number', i.number, 'issued_at', i.issued_at, 'data', i.data)
  ) into v_claim from claimed c join public.invoices i on i.id = c.invoice_id;
  return v_claim;
end $$;
