import type { ClientBase } from "pg";
import { DATE_SUBSCRIPTIONS } from "../subscriptions/dates";

// Everything is written within one transaction, whose private.now() stands still. sale_clock keeps, for each step, the time in the
// shop and the newest rows before it; at the end every row gets the time of its step.
const WIND_UP = `
  create temporary table sale_clock (
    step int generated always as identity primary key,
    at timestamptz not null, event_id bigint not null, move_id bigint not null, message_id bigint not null, break_id bigint not null,
    audit_id bigint not null, art_id bigint not null, tale_id bigint not null
  ) on commit drop;
  create function pg_temp.record_time(p_at timestamptz) returns void language sql as $$
    insert into sale_clock (at, event_id, move_id, message_id, break_id, audit_id, art_id, tale_id) values (
      p_at,
      (select coalesce(max(id), 0) from public.order_events), (select coalesce(max(id), 0) from public.stock_moves),
      (select coalesce(max(id), 0) from public.outbox), (select coalesce(max(id), 0) from public.reconciliation_breaks),
      (select coalesce(max(id), 0) from public.audit_log), (select coalesce(max(id), 0) from public.submission_events),
      (select coalesce(max(id), 0) from private.subscription_events)
    )
  $$;
  alter table public.product_variants disable trigger product_variants_roll_up_update`;

const timeOf = (column: string, id: string) =>
  `(select c.at from sale_clock c where c.${column} < ${id} order by c.${column} desc, c.step desc limit 1)`;

const timeOfEvent = (order: string, condition: string) =>
  `(select min(e.created_at) from public.order_events e where e.order_id = ${order} and ${condition})`;

// Invoices and what happened before the first of April belong to the year before: the numbers of each year begin with 1.
const RENUMBER = `
  with dated as (
    select id, kind, private.financial_year(issued_at) as year,
      row_number() over (partition by kind, private.financial_year(issued_at) order by issued_at, serial)::int as serial
    from public.invoices
  )
  update public.invoices i set financial_year = d.year, serial = 1000000 + d.serial, number = 'seed ' || i.id
  from dated d where d.id = i.id;
  update public.invoices set serial = serial - 1000000,
    number = case kind when 'invoice' then 'KP' else 'CN' end || substr(financial_year, 3, 2) || substr(financial_year, 6, 2)
      || '-' || lpad((serial - 1000000)::text, 6, '0');
  delete from private.invoice_counters;
  insert into private.invoice_counters (kind, financial_year, last_serial)
    select kind, financial_year, max(serial) from public.invoices group by kind, financial_year;
  update public.invoices i set data = jsonb_set(i.data, '{order,placed_at}', to_jsonb(o.created_at))
    from public.orders o where o.id = i.order_id;
  update public.invoices n set data = jsonb_set(
      n.data, '{invoice}', jsonb_build_object('number', i.number, 'issued_at', i.issued_at)
    )
    from public.invoices i where i.order_id = n.order_id and i.kind = 'invoice' and n.kind = 'credit_note'`;

const WIND_BACK = `
  create index on sale_clock (event_id, step);
  create index on sale_clock (move_id, step);
  create index on sale_clock (audit_id, step);
  create index on sale_clock (message_id, step);
  analyze sale_clock, public.orders, public.order_events, public.stock_moves, public.outbox, public.refunds, public.invoices,
    public.audit_log;
  update public.order_events e set created_at = ${timeOf("event_id", "e.id")};
  update public.audit_log l set created_at = coalesce(${timeOf("audit_id", "l.id")}, l.created_at);
  update public.stock_moves m set created_at = ${timeOf("move_id", "m.id")} where m.order_id is not null;
  update public.submission_events e set created_at = ${timeOf("art_id", "e.id")};
  update private.subscription_events e set created_at = ${timeOf("tale_id", "e.id")};
  update public.submissions s set
    created_at = e.sent, submitted_at = e.sent, updated_at = e.last,
    taken_at = case when s.taken_at is not null then e.taken end,
    decided_at = case when s.decided_at is not null then e.last end
    from (
      select submission_id, max(created_at) filter (where type = 'submitted') as sent,
        max(created_at) filter (where type = 'taken') as taken, max(created_at) as last
      from public.submission_events group by submission_id
    ) as e
    where e.submission_id = s.id;
  update public.reconciliation_breaks b set created_at = ${timeOf("break_id", "b.id")};
  update public.outbox m set created_at = ${timeOf("message_id", "m.id")}
    where m.order_id is not null or m.topic like 'subscription%';
  update public.outbox set next_at = created_at, sent_at = created_at + interval '20 seconds', attempts = 1
    where order_id is not null or topic like 'subscription%';
  update public.orders o set
    created_at = e.first, updated_at = e.last, delivered_at = e.delivered,
    next_poll_at = greatest(e.last, private.now()) + interval '5 days',
    expires_at = case
      when o.status in ('Pending Payment', 'COD Review') then private.now() + interval '2 days'
      when o.expires_at is not null then e.last
    end
    from (
      select order_id, min(created_at) as first, max(created_at) as last,
        min(created_at) filter (where to_status = 'Delivered') as delivered
      from public.order_events group by order_id
    ) as e
    where e.order_id = o.id;
  update public.orders o set disputed_at = ${timeOfEvent("o.id", "e.type = 'dispute_open'")} where disputed_at is not null;
  update public.payments set created_at = t.at, updated_at = t.at, capture_at = t.at
    from (select payment_id as id, to_timestamp((raw ->> 'created_at')::bigint) as at from public.payments) as t
    where t.id = payment_id;
  update public.webhook_events set received_at = t.at, applied_at = case when applied_at is not null then t.at end
    from (select event_id as id, to_timestamp((raw ->> 'created_at')::bigint) as at from public.webhook_events) as t
    where t.id = event_id;
  update public.disputes d set created_at = w.received_at, updated_at = w.received_at
    from public.webhook_events w where w.type = 'payment.dispute.created' and w.raw ->> 'payment_id' = d.payment_id;
  update public.refunds r set
    created_at = ${timeOfEvent("r.order_id", "e.type = 'refund_requested' and e.data ->> 'refund_id' = r.id::text")},
    processed_at = ${timeOfEvent("r.order_id", "e.type = 'refund_processed' and e.data ->> 'refund_id' = r.id::text")},
    attempts = case when method = 'source' then 1 else 0 end
    where r.order_id is not null;
  update public.refunds set updated_at = coalesce(processed_at, created_at), next_at = coalesce(processed_at, created_at);
  update public.money_steps s set asked_at = r.created_at - interval '40 minutes', decided_at = r.created_at
    from public.refunds r where r.id = s.id;
  update public.reconciliation_breaks b set resolved_at = r.processed_at
    from public.refunds r where r.payment_id = b.payment_id and b.resolved_at is not null;
  update public.return_requests q set
    created_at = ${timeOfEvent("q.order_id", "e.to_status = 'Return Requested'")},
    picked_up_at = ${timeOfEvent("q.order_id", "e.type = 'return_picked_up'")},
    closed_at = ${timeOfEvent("q.order_id", "e.type in ('return_received', 'return_rejected', 'return_withdrawn')")};
  update public.return_requests set updated_at = coalesce(closed_at, picked_up_at, created_at);
  update public.coupon_redemptions r set
    created_at = o.created_at,
    released_at = case when r.released_at is not null then ${timeOfEvent("o.id", "e.to_status = 'Cancelled'")} end
    from public.orders o where o.id = r.order_id;
  update public.idempotency_keys k set created_at = o.created_at
    from public.orders o where o.id = (k.response ->> 'id')::uuid;
  update public.invoices i set issued_at = coalesce(
    (select processed_at from public.refunds r where r.id = i.refund_id),
    ${timeOfEvent("i.order_id", "e.to_status = case i.kind when 'invoice' then 'Packed' else 'RTO' end")}
  );
  ${RENUMBER};
  ${DATE_SUBSCRIPTIONS}`;

const COUNT_PRODUCTS = `
  alter table public.product_variants enable trigger product_variants_roll_up_update;
  select private.roll_up_products(array(select id from public.products))`;

/** From here on products are not counted with each sale: that is done once, at the end. */
export async function startClock(client: ClientBase): Promise<void> {
  await client.query(WIND_UP);
}

/** Triggers are off: they protect documents and ledgers, and set times of their own. */
export async function windBack(client: ClientBase): Promise<void> {
  await client.query("set local session_replication_role = replica");
  await client.query(WIND_BACK);
  await client.query("set local session_replication_role = origin");
  await client.query(COUNT_PRODUCTS);
}
