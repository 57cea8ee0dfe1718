import type { People } from "../support/actors";
import type { Db } from "../support/shop";
import type { Fixture } from "./fixture";

/** Rows of the tables about who works here. The bystander is a user whom no other test meets. */
export async function makeStaffFixtures(
  db: Db,
  people: People,
  bystander: string,
): Promise<Record<string, Fixture>> {
  await db.query("insert into public.user_roles (user_id, role) values ($1, 'support')", [bystander]);
  await db.query(
    "insert into public.staff_invitations (email, role) values ('invited@kapas.test', 'packer')",
  );
  await db.query(
    `insert into public.audit_log (actor, actor_name, action, subject, subject_id)
     values ($1, 'Meera Nair', 'insert', 'products', 'fixture')`,
    [people.admin],
  );
  const { rows: jobs } = await db.query(
    `insert into public.staff_jobs (kind, permission, title, starter_name)
     values ('products.export', 'products.read', 'Fixture', 'x') returning id`,
  );
  await db.query("insert into private.staff_job_items (job_id, position, item) values ($1, 1, '{}')", [
    jobs[0].id,
  ]);

  await db.query(`insert into private.report_days (day) values ('2026-01-01')`);
  await db.query(`insert into private.report_changes (day) values ('2026-01-01')`);
  await db.query("insert into private.job_runs (job, ran_at, took_ms) values ('fixture', now(), 1)");
  await db.query(
    "insert into private.client_errors (type, fingerprint, message, page) values ('screen', repeat('f', 32), 'Oh', '/')",
  );
  await db.query(
    `insert into private.report_rows (day, report, a, b, c, d, n, pieces, m1, m2, m3, m4, m5)
     values ('2026-01-01', 'sales', '', '', '', '', 0, 0, 0, 0, 0, 0, 0)`,
  );
  const event = "at, session_id, type, path, device, data";
  const seen = `now(), gen_random_uuid(), 'fixture', '/', 'phone', '{}'`;
  await db.query(`insert into private.user_analytics (${event}) values (${seen})`);
  await db.query(`insert into private.page_analytics (${event}, route) values (${seen}, '/')`);
  await db.query(`insert into private.product_analytics (${event}, product_id) values (${seen}, 1)`);
  await db.query(`insert into private.cart_analytics (${event}) values (${seen})`);
  await db.query(`insert into private.search_analytics (${event}) values (${seen})`);
  await db.query(
    `insert into private.analytics_sessions (session_id, started_at, last_at, source, device, landing, reached)
     values (gen_random_uuid(), now(), now(), 'fixture', 'phone', '/', 1)`,
  );
  await db.query(`insert into private.analytics_counts values ('hour', now(), 'fixture', '', 0, 1)`);
  const counted = (more = "", value = "") => ({
    key: "type",
    rows: { seen: "fixture" },
    inserts: { row: `(${event}${more}) values (${seen}${value})` },
    update: "path = '/x'",
  });
  const views = await db.query(
    `insert into public.saved_views (user_id, list, name, q, is_shared)
     values ($1, 'products', 'Mine', '', false), ($1, 'products', 'Ours', '', true) returning id, is_shared`,
    [people.admin],
  );
  const viewId = (isShared: boolean) => views.rows.find((row) => row.is_shared === isShared).id;

  return {
    "private.environment": {
      key: "name",
      rows: { variable: "FIXTURE" },
      inserts: { row: "values ('OTHER', 'on')" },
      update: "value = 'off'",
    },
    "public.staff_jobs": {
      key: "title",
      rows: { export: "Fixture" },
      inserts: {
        row: "(kind, permission, title, starter_name) values ('products.export', 'products.read', 'x', 'x')",
      },
      update: "starter_name = 'Edited'",
    },
    "private.staff_job_kinds": {
      key: "kind",
      rows: { export: "products.export" },
      inserts: { row: "(kind, permission) values ('new.one', 'products.read')" },
      update: "item_function = null",
    },
    "private.staff_job_items": {
      key: "job_id",
      rows: { piece: jobs[0].id },
      inserts: { row: `(job_id, position, item) values ('${jobs[0].id}', 2, '{}')` },
      update: "item = '[]'",
    },
    "private.user_analytics": counted(),
    "private.page_analytics": counted(", route", ", '/'"),
    "private.product_analytics": counted(", product_id", ", 1"),
    "private.cart_analytics": counted(),
    "private.search_analytics": counted(),
    "private.analytics_sessions": {
      key: "source",
      rows: { seen: "fixture" },
      inserts: {
        row: "(session_id, started_at, last_at, source, device, landing, reached) values (gen_random_uuid(), now(), now(), 'x', 'phone', '/', 1)",
      },
      update: "landing = '/x'",
    },
    "private.analytics_counts": {
      key: "metric",
      rows: { kept: "fixture" },
      inserts: { row: "values ('day', now(), 'x', '', 0, 1)" },
      update: "count = 2",
    },
    "private.report_rows": {
      key: "report",
      rows: { stored: "sales" },
      inserts: {
        row: "(day, report, a, b, c, d, n, pieces, m1, m2, m3, m4, m5) values ('2026-01-02', 'sales', '', '', '', '', 0, 0, 0, 0, 0, 0, 0)",
      },
      update: "n = 1",
    },
    "private.report_days": {
      key: "day",
      rows: { stored: "2026-01-01" },
      inserts: { row: "(day) values ('2026-01-02')" },
      update: "built_at = now()",
    },
    "private.job_runs": {
      key: "job",
      rows: { ran: "fixture" },
      inserts: { row: "(job, ran_at, took_ms) values ('another', now(), 1)" },
      update: "took_ms = 2",
    },
    "private.client_errors": {
      key: "fingerprint",
      rows: { seen: "f".repeat(32) },
      inserts: {
        row: "(type, fingerprint, message, page) values ('screen', repeat('e', 32), 'Oh', '/')",
      },
      update: "seen = 2",
    },
    "private.report_changes": {
      key: "day",
      rows: { noted: "2026-01-01" },
      inserts: { row: "(day) values ('2026-01-02')" },
      update: "day = '2026-01-03'",
    },
    "public.saved_views": {
      key: "id",
      rows: { kept: viewId(false), shared: viewId(true) },
      inserts: { admin: `(user_id, list, name, q) values ('${people.admin}', 'products', 'New', '')` },
      update: "name = 'Edited'",
    },
    "public.user_roles": {
      key: "user_id",
      rows: { bystander },
      inserts: { asha: `(user_id, role) values ('${people.asha}', 'admin')` },
      update: `role = 'packer'`,
    },
    "public.permissions": {
      key: "permission",
      rows: { refund: "orders.refund" },
      inserts: { row: "values ('new.one', 'x')" },
      update: "description = 'Edited'",
    },
    "public.role_permissions": {
      key: "role || permission",
      rows: { packing: "packerorders.fulfil" },
      inserts: { row: "values ('packer', 'orders.refund')" },
      update: "role = 'editor'",
    },
    "public.staff_invitations": {
      key: "email",
      rows: { invited: "invited@kapas.test" },
      inserts: { row: "(email, role) values ('new-one@kapas.test', 'admin')" },
      update: "role = 'admin'",
    },
    "public.audit_log": {
      key: "subject_id",
      rows: { change: "fixture" },
      inserts: {
        row: `(actor, actor_name, action, subject, subject_id) values ('${people.asha}', 'x', 'insert', 'x', 'x')`,
      },
      update: "actor_name = 'Edited'",
    },
  };
}
