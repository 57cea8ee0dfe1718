-- A parcel that nobody took and nobody paid for came back with its invoice: a credit note takes all of it back. Nothing was
-- paid, so there is no refund that could ask for it.

alter table public.invoices drop constraint invoices_credit_note_of_refund;
alter table public.invoices add constraint invoices_refund_has_credit_note
  check (refund_id is null or kind = 'credit_note');
create unique index invoices_one_undelivered_per_order on public.invoices (order_id)
  where kind = 'credit_note' and refund_id is null;

-- What earlier credit notes left of an invoice. Whoever asks holds the order's lock.
create function private.left_of_invoice(p_invoice public.invoices) returns numeric
language sql stable set search_path = '' as $$
  select (p_invoice.data #>> '{totals,total}')::numeric - coalesce(sum((data #>> '{totals,total}')::numeric), 0)
  from public.invoices where order_id = p_invoice.order_id and kind = 'credit_note'
$$;

create function private.issue_note_of_invoice(
  p_invoice public.invoices, p_refund_id uuid, p_amount numeric, p_reason text
) returns public.invoices
language plpgsql set search_path = '' as $$
declare
  v_lines jsonb := private.credit_lines(p_invoice, p_refund_id, p_amount);
begin
  return private.issue_paper('credit_note', p_invoice.order_id, p_refund_id,
    (p_invoice.data - 'lines' - 'totals') || jsonb_build_object(
      'invoice', jsonb_build_object('number', p_invoice.number, 'issued_at', p_invoice.issued_at),
      'reason', p_reason, 'lines', v_lines, 'totals', private.paper_totals(v_lines)
    ));
end $$;

-- The refund's one credit note, issued now if there is none. PT409 with hint not_processed; no_invoice; not_of_the_order: money
-- that never paid for the goods takes nothing off their invoice; nothing_left: earlier notes have taken back the whole invoice.
create or replace function public.issue_credit_note(p_refund_id uuid) returns public.invoices
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_refund public.refunds;
  v_invoice public.invoices;
  v_note public.invoices;
  v_amount numeric;
begin
  select * into v_refund from public.refunds where id = p_refund_id;
  if not found then
    raise sqlstate 'PT404' using message = 'No such refund', hint = 'not_found';
  end if;
  -- Notes of one order are written one after another: each stands on what those before it left.
  perform 1 from public.orders where id = v_refund.order_id for update;
  select * into v_note from public.invoices where refund_id = p_refund_id;
  if found then
    return v_note;
  end if;
  select * into v_invoice from public.invoices where order_id = v_refund.order_id and kind = 'invoice';
  v_amount := least(v_refund.amount, private.left_of_invoice(v_invoice));
  if v_refund.status <> 'processed' then
    raise sqlstate 'PT409' using message = 'The money has not gone back yet', hint = 'not_processed';
  elsif v_invoice.id is null then
    raise sqlstate 'PT409' using message = 'The order has no invoice', hint = 'no_invoice';
  elsif v_refund.reason not in ('cancelled', 'returned', 'goodwill') then
    raise sqlstate 'PT409' using message = 'This money did not pay for the order', hint = 'not_of_the_order';
  elsif v_amount <= 0 then
    raise sqlstate 'PT409' using message = 'The whole invoice is credited already', hint = 'nothing_left';
  end if;
  return private.issue_note_of_invoice(v_invoice, p_refund_id, v_amount, v_refund.reason);
end $$;

-- Runs in the transaction that moves the order, which has its lock.
create function private.credit_undelivered_order() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_invoice public.invoices;
  v_left numeric;
begin
  select * into v_invoice from public.invoices where order_id = new.id and kind = 'invoice';
  v_left := private.left_of_invoice(v_invoice);
  if v_left > 0 then
    perform private.issue_note_of_invoice(v_invoice, null, v_left, 'undelivered');
  end if;
  return null;
end $$;
create trigger orders_credit_undelivered after update of status on public.orders
  for each row when (new.status = 'RTO' and old.status <> 'RTO' and new.payment_status = 'cod_due')
  execute function private.credit_undelivered_order();

select private.apply_grants();
