import type { ClientBase } from "pg";

const columns = [
  ["public.coupons", "created_at"],
  ["public.staff_jobs", "created_at"],
  ["public.staff_jobs", "queued_at"],
  ["public.staff_jobs", "started_at"],
  ["public.staff_jobs", "finished_at"],
  ["public.staff_jobs", "updated_at"],
  ["public.order_notes", "created_at"],
  ["public.phone_drafts", "created_at"],
  ["public.phone_drafts", "updated_at"],
  ["private.customer_notes", "created_at"],
  ["private.blocks", "created_at"],
  ["private.deletion_requests", "created_at"],
  ["public.money_steps", "asked_at"],
  ["public.money_steps", "decided_at"],
  ["public.reconciliation_breaks", "resolved_at"],
  ["public.submissions", "created_at"],
  ["public.submissions", "submitted_at"],
  ["public.submissions", "taken_at"],
  ["public.submissions", "decided_at"],
  ["public.submissions", "updated_at"],
  ["public.submission_events", "created_at"],
  ["public.outbox", "created_at"],
  ["public.audit_log", "created_at"],
] as const;

const dateRows = columns
  .map(
    ([table, column]) =>
      `update ${table} set ${column} = current_setting('kapas.admin_time')::timestamptz where ${column} = private.now()`,
  )
  .join(";\n");

/**
 * The seed is one transaction, whose private.now() stands still: what staff have written since the last call gets the time at which
 * they did. Triggers are off, as for the clock of the sales.
 */
export async function dateAdminRows(client: ClientBase, at: number): Promise<void> {
  await client.query("select set_config('kapas.admin_time', $1, true)", [new Date(at).toISOString()]);
  await client.query(
    `set local session_replication_role = replica;
     ${dateRows};
     set local session_replication_role = origin`,
  );
}
