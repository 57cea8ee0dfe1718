import { adminPaths } from "@/lib/admin-paths";
import type { HealthFacts } from "./facts-schema";
import { formatAge, formatBytes } from "./format-size";

export type HealthState = "fine" | "look" | "act";

export interface HealthCheck {
  name: string;
  state: HealthState;
  /** The finding. */
  summary: string;
  /** What to do, unless all is well. */
  todo: string | null;
  /** The page in the admin. */
  path?: string;
}

export interface HealthReading {
  /** Null: the database does not respond. */
  facts: HealthFacts | null;
  /** Null: the system does not report it. */
  disk: { freeBytes: number; bytes: number } | null;
  /** Why a channel is off; null: it is on. */
  off: Record<"email" | "sms" | "slack" | "irp", string | null>;
  now: Date;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const mebi = 1024 * 1024;

/** `look` and `act` are the thresholds of their states. */
function stateOf(value: number, look: number, act: number): HealthState {
  if (value >= act) return "act";
  return value >= look ? "look" : "fine";
}

function check(name: string, state: HealthState, summary: string, todo: string, path?: string): HealthCheck {
  return { name, state, summary, todo: state === "fine" ? null : todo, path };
}

export function secondsSince(at: string, now: Date): number {
  return Math.max(0, Math.round((now.getTime() - Date.parse(at)) / 1000));
}

function ofDatabase({ database }: HealthFacts): HealthCheck {
  const { bytes, connections, connections_max: max } = database;
  return check(
    "Database",
    stateOf((100 * connections) / Math.max(1, max), 80, 95),
    `Running. ${connections} of ${max} connections, ${formatBytes(bytes)}`,
    "Check what keeps connections open: too many instances, or hanging queries.",
  );
}

const channelNames = { email: "Emails", sms: "SMS", slack: "Slack notifications" };

function ofMessages({ outbox }: HealthFacts, off: HealthReading["off"]): HealthCheck[] {
  return (["email", "sms", "slack"] as const).map((channel) => {
    const { waiting, age, dead } = outbox[channel];
    const name = channelNames[channel];
    const summary = [
      waiting === 0 ? "Nothing queued" : `${waiting} queued`,
      age === null ? null : `the oldest is ${formatAge(age)} late`,
      dead === 0 ? null : `${dead} couldn't be sent`,
    ];
    const text = summary.filter((part) => part !== null).join(", ");
    const why = off[channel];
    if (why !== null) {
      return check(
        name,
        "look",
        `Off: ${why}. ${text}`,
        "Set the variable. Messages stay queued until then.",
      );
    }
    const late = stateOf(age ?? 0, 5 * minute, 15 * minute);
    if (late === "fine" && dead > 0)
      return check(name, "look", text, "Check why, and resend them if needed.", adminPaths.messages);
    return check(name, late, text, "Check the jobs below, and whether the provider has an outage.");
  });
}

function ofWebhooks({ webhooks }: HealthFacts, now: Date): HealthCheck {
  const { last_at: lastAt, unapplied } = webhooks;
  const last =
    lastAt === null ? "None received yet" : `Last received ${formatAge(secondsSince(lastAt, now))} ago`;
  return check(
    "Payment webhooks",
    unapplied > 0 ? "look" : "fine",
    unapplied === 0 ? last : `${last}. ${unapplied} in the last day matched no order`,
    "Wait an hour: an event can arrive before its order. Then check Reconciliation.",
    adminPaths.money,
  );
}

function ofMoney({ money_cases: { open, age } }: HealthFacts): HealthCheck {
  return check(
    "Reconciliation",
    open === 0 ? "fine" : stateOf(age ?? 0, 0, 7 * day),
    open === 0 ? "No open cases" : `${open} open, the oldest for ${formatAge(age ?? 0)}`,
    "Match it to its order, refund it, or close the case.",
    adminPaths.money,
  );
}

function ofGstRegistrations({ gst_registrations: { waiting, cases, age } }: HealthFacts, off: string | null) {
  const oldest = age === null ? "" : `, the oldest for ${formatAge(age)}`;
  const text = `${waiting} queued${oldest}. ${cases} ${cases === 1 ? "case" : "cases"}`;
  const isStuck = cases > 0 || (off !== null && waiting > 0);
  return check(
    "E-invoices and e-way bills",
    isStuck ? stateOf(age ?? 0, 0, day) : "fine",
    off === null || waiting === 0 ? text : `Off: ${off}. ${text}`,
    off === null ? "Fix the reason, then retry." : "Set the variable. They stay queued until then.",
    adminPaths.settingsSection("tax"),
  );
}

function ofJobs({ jobs }: HealthFacts, now: Date): HealthCheck {
  const name = "Jobs";
  const todo = "Check the cron job that calls POST /api/jobs/run every minute.";
  const [newest] = jobs
    .map(({ ran_at }) => ran_at)
    .toSorted()
    .toReversed();
  if (newest === undefined) return check(name, "act", "Never run", todo);
  const age = secondsSince(newest, now);
  const failing = jobs.filter(({ failures_in_row }) => failures_in_row > 0);
  const last = `Last run ${formatAge(age)} ago`;
  const stale = stateOf(age, 3 * minute, 10 * minute);
  if (stale !== "fine" || failing.length === 0) return check(name, stale, last, todo);
  const worst = Math.max(...failing.map(({ failures_in_row }) => failures_in_row));
  return check(
    name,
    stateOf(worst, 1, 5),
    `${last}. ${failing.length} of ${jobs.length} failed`,
    "Check why below. A single failure usually recovers. Five in a row need attention.",
  );
}

function ofStaffJobs({ staff_jobs: { waiting, failed } }: HealthFacts): HealthCheck {
  const summary = `${waiting} queued or running, ${failed} failed in the last day`;
  const state = failed > 0 ? "look" : "fine";
  return check("Imports, exports and bulk edits", state, summary, "Check why they failed.", adminPaths.jobs);
}

function ofOrders({ orders }: HealthFacts): HealthCheck {
  const { waiting, age } = orders.Confirmed;
  const { waiting: unproven, age: unprovenAge } = orders["COD Review"];
  const toMake =
    waiting === 0 ? "No orders to print" : `${waiting} to print, the oldest for ${formatAge(age ?? 0)}`;
  return check(
    "Orders",
    stateOf(Math.max((age ?? 0) / 3, unprovenAge ?? 0), day, 3 * day),
    unproven === 0 ? toMake : `${toMake}. ${unproven} COD to confirm`,
    "Print, confirm or cancel the oldest.",
    adminPaths.orders,
  );
}

function ofErrors({ client_errors: errors }: HealthFacts): HealthCheck {
  const kinds = errors.reduce((sum, one) => sum + one.kinds, 0);
  const summary = kinds === 0 ? "None in the last day" : `${kinds} different in the last day`;
  return check(
    "Browser errors",
    stateOf(kinds, 1, 50),
    summary,
    "Check them below, and report them to a developer.",
  );
}

function ofDisk({ freeBytes, bytes }: { freeBytes: number; bytes: number }): HealthCheck {
  const percent = Math.floor((100 * freeBytes) / Math.max(1, bytes));
  const isShort = percent < 3 || freeBytes < 256 * mebi;
  const isLow = percent < 10 || freeBytes < 1024 * mebi;
  return check(
    "Server disk",
    isShort ? "act" : isLow ? "look" : "fine",
    `${formatBytes(freeBytes)} free of ${formatBytes(bytes)}, ${percent}%`,
    "Free up space: logs, old builds, Next.js image cache.",
  );
}

/** Rates each item: fine, to check, or to fix now. */
export function judgeHealth({ facts, disk, off, now }: HealthReading): HealthCheck[] {
  const ofServer = disk === null ? [] : [ofDisk(disk)];
  if (facts === null) {
    const todo = "Check Supabase's status page, then the shop's log.";
    return [check("Database", "act", "Not responding, so the other checks can't run", todo), ...ofServer];
  }
  return [
    ofDatabase(facts),
    ofJobs(facts, now),
    ...ofMessages(facts, off),
    ofWebhooks(facts, now),
    ofMoney(facts),
    ofGstRegistrations(facts, off.irp),
    ofOrders(facts),
    ofStaffJobs(facts),
    ofErrors(facts),
    ...ofServer,
  ];
}

/** The worst state of all. */
export function worstOf(checks: readonly HealthCheck[]): HealthState {
  return (["act", "look"] as const).find((state) => checks.some((one) => one.state === state)) ?? "fine";
}
