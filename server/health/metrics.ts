import "server-only";
import { Gauge, Registry } from "prom-client";
import type { HealthFacts } from "@/lib/health/facts-schema";
import { processRegistry } from "./count-requests";
import { findHealth } from "./find-health";
import { type Disk, readDisk, versions } from "./read-host";

type Labels = Record<string, string>;
type Value = readonly [value: number | null, labels?: Labels];

function inSeconds(at: string | null): number | null {
  return at === null ? null : Date.parse(at) / 1000;
}

/** One gauge for each name; null is omitted. */
function writer(registry: Registry) {
  return (name: string, help: string, ...values: Value[]): void => {
    const labelNames = Object.keys(values[0]?.[1] ?? {});
    const gauge = new Gauge({ name: `kapas_${name}`, help, labelNames, registers: [registry] });
    for (const [value, labels = {}] of values) if (value !== null) gauge.set(labels, value);
  };
}

type Write = ReturnType<typeof writer>;

function writeMessages(write: Write, { outbox }: HealthFacts): void {
  const of = (pick: (one: HealthFacts["outbox"]["email"]) => number | null): Value[] =>
    Object.entries(outbox).map(([channel, one]) => [pick(one), { channel }]);
  write("outbox_waiting", "Messages queued", ...of(({ waiting }) => waiting));
  write("outbox_due", "Messages due", ...of(({ due }) => due));
  write("outbox_age_seconds", "Age of the oldest due message; 0 if none", ...of(({ age }) => age ?? 0));
  write("outbox_dead", "Messages that failed permanently", ...of(({ dead }) => dead));
}

function writeJobs(write: Write, { jobs, staff_jobs }: HealthFacts): void {
  const of = (pick: (one: HealthFacts["jobs"][number]) => number | null): Value[] =>
    jobs.map((one) => [pick(one), { job: one.job }]);
  write(
    "job_last_run_timestamp_seconds",
    "Time of the job's last run",
    ...of(({ ran_at }) => inSeconds(ran_at)),
  );
  write(
    "job_last_success_timestamp_seconds",
    "Time of the job's last success",
    ...of(({ ok_at }) => inSeconds(ok_at)),
  );
  write("job_duration_seconds", "Duration of the job's last run", ...of(({ took_ms }) => took_ms / 1000));
  write("job_runs", "Runs of the job", ...of(({ runs }) => runs));
  write("job_failures", "Failed runs of the job", ...of(({ failures }) => failures));
  write("job_failures_in_row", "Failures since the last success", ...of((one) => one.failures_in_row));
  write("staff_jobs_waiting", "Imports, exports and bulk edits queued or running", [staff_jobs.waiting]);
  write("staff_jobs_failed", "Imports, exports and bulk edits that failed in the last day", [
    staff_jobs.failed,
  ]);
}

function writeFacts(write: Write, facts: HealthFacts, now: Date): void {
  const { database, webhooks, money_cases, orders, client_errors } = facts;
  write("database_bytes", "Size of the database", [database.bytes]);
  write("database_connections", "Open connections to the database", [database.connections]);
  write("database_connections_max", "Maximum connections to the database", [database.connections_max]);
  writeMessages(write, facts);
  const lastAt = inSeconds(webhooks.last_at);
  const webhookAge = lastAt === null ? null : Math.max(0, now.getTime() / 1000 - lastAt);
  write("webhook_age_seconds", "Seconds since the last event of the gateway", [webhookAge]);
  write("webhooks_unapplied", "Events of the last day without an order", [webhooks.unapplied]);
  write("money_cases_open", "Open reconciliation cases", [money_cases.open]);
  write("money_cases_age_seconds", "Age of the oldest reconciliation case; 0 if none", [
    money_cases.age ?? 0,
  ]);
  const ofOrders = Object.entries(orders);
  write(
    "orders_waiting",
    "Orders in a state that needs an action",
    ...ofOrders.map(([status, { waiting }]): Value => [waiting, { status }]),
  );
  write(
    "orders_oldest_seconds",
    "Age of the oldest of these orders; 0 if none",
    ...ofOrders.map(([status, { age }]): Value => [age ?? 0, { status }]),
  );
  writeJobs(write, facts);
  write(
    "client_errors",
    "Distinct browser errors in the last day",
    ...client_errors.map(({ type, kinds }): Value => [kinds, { type }]),
  );
}

function writeDisk(write: Write, disk: Disk | null): void {
  if (disk === null) return;
  write("disk_free_bytes", "Free disk space", [disk.freeBytes]);
  write("disk_bytes", "Size of the disk", [disk.bytes]);
}

/** Metrics of this process and of the shop, as text for Prometheus. Without the database, only the process's. */
export async function writeMetrics(now: Date): Promise<{ type: string; text: string }> {
  const registry = new Registry();
  const write = writer(registry);
  const [facts, disk] = await Promise.all([findHealth(), readDisk()]);
  write("build_info", "Versions in use", [1, versions]);
  write("database_up", "1 if the database responds", [facts === null ? 0 : 1]);
  if (facts) writeFacts(write, facts, now);
  writeDisk(write, disk);
  const text = `${await registry.metrics()}\n${await processRegistry().metrics()}`;
  return { type: registry.contentType, text };
}
