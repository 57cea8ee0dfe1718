import type { HealthFacts } from "./facts-schema";
import { formatAge, formatBytes } from "./format-size";
import { type HealthReading, judgeHealth, worstOf } from "./judge-health";

const now = new Date("2026-11-26T10:00:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
const idle = { waiting: 0, due: 0, age: null, dead: 0 };
const none = { waiting: 0, age: null };
const job = {
  job: "money",
  ran_at: ago(30),
  ok_at: ago(30),
  failed_at: null,
  took_ms: 40,
  runs: 9,
  failures: 0,
  failures_in_row: 0,
  problem: null,
};

const well: HealthFacts = {
  at: now.toISOString(),
  database: {
    version: "17.6",
    migration: "20261120006250",
    bytes: 2e8,
    connections: 12,
    connections_max: 60,
  },
  outbox: { email: idle, sms: idle, slack: idle },
  webhooks: { last_at: ago(600), unapplied: 0 },
  money_cases: { open: 0, age: null },
  gst_registrations: { waiting: 0, cases: 0, age: null },
  orders: {
    "Pending Payment": none,
    "COD Review": none,
    Confirmed: { waiting: 4, age: 7200 },
    "In Production": none,
    Packed: none,
    "Return Requested": none,
  },
  jobs: [job],
  staff_jobs: { waiting: 0, failed: 0 },
  client_errors: [],
  newest_errors: [],
};

function judge(facts: Partial<HealthFacts> | null, more: Partial<HealthReading> = {}) {
  return judgeHealth({
    facts: facts === null ? null : { ...well, ...facts },
    disk: { freeBytes: 40e9, bytes: 100e9 },
    off: { email: null, sms: null, slack: null, irp: null },
    now,
    ...more,
  });
}

const find = (name: string, ...given: Parameters<typeof judge>) =>
  judge(...given).find((one) => one.name === name);

it("a healthy shop is all fine, with nothing to do", () => {
  const checks = judge({});
  expect(checks).toHaveLength(12);
  expect(worstOf(checks)).toBe("fine");
  expect(checks.every(({ todo }) => todo === null)).toBe(true);
});

it("without the database, reports that as the only task", () => {
  const checks = judge(null);
  expect(checks.map(({ name, state }) => [name, state])).toEqual([
    ["Database", "act"],
    ["Server disk", "fine"],
  ]);
});

const withJob = (changes: Partial<typeof job>) => ({ jobs: [{ ...job, ...changes }] });
const withMails = (changes: Partial<HealthFacts["outbox"]["email"]>) => ({
  outbox: { ...well.outbox, email: { ...idle, ...changes } },
});

test.each<[string, string, Partial<HealthFacts>]>([
  ["Database", "fine", { database: { ...well.database, connections: 47 } }],
  ["Database", "look", { database: { ...well.database, connections: 48 } }],
  ["Database", "act", { database: { ...well.database, connections: 57 } }],
  ["Jobs", "act", { jobs: [] }],
  ["Jobs", "fine", withJob({ ran_at: ago(179) })],
  ["Jobs", "look", withJob({ ran_at: ago(180) })],
  ["Jobs", "act", withJob({ ran_at: ago(600) })],
  ["Jobs", "look", withJob({ failures_in_row: 1 })],
  ["Jobs", "act", withJob({ failures_in_row: 5 })],
  ["Emails", "fine", withMails({ waiting: 3, age: 299 })],
  ["Emails", "look", withMails({ waiting: 3, age: 300 })],
  ["Emails", "act", withMails({ waiting: 3, age: 900 })],
  ["Emails", "look", withMails({ dead: 1 })],
  ["Payment webhooks", "fine", { webhooks: { last_at: null, unapplied: 0 } }],
  ["Payment webhooks", "look", { webhooks: { last_at: ago(1), unapplied: 1 } }],
  ["Reconciliation", "look", { money_cases: { open: 1, age: 60 } }],
  ["Reconciliation", "act", { money_cases: { open: 2, age: 7 * 86_400 } }],
  ["E-invoices and e-way bills", "fine", { gst_registrations: { waiting: 9, cases: 0, age: 600 } }],
  ["E-invoices and e-way bills", "look", { gst_registrations: { waiting: 9, cases: 1, age: 600 } }],
  ["E-invoices and e-way bills", "act", { gst_registrations: { waiting: 0, cases: 1, age: 86_400 } }],
  ["Orders", "look", { orders: { ...well.orders, Confirmed: { waiting: 1, age: 3 * 86_400 } } }],
  ["Orders", "look", { orders: { ...well.orders, "COD Review": { waiting: 1, age: 86_400 } } }],
  ["Imports, exports and bulk edits", "look", { staff_jobs: { waiting: 0, failed: 1 } }],
  ["Browser errors", "look", { client_errors: [{ type: "screen", kinds: 2, seen: 9 }] }],
])("%s: %s", (name, state, facts) => {
  const found = find(name, facts);
  expect(found?.state).toBe(state);
  expect(found?.todo === null).toBe(state === "fine");
});

test.each([
  [40e9, "fine"],
  [9e9, "look"],
  [2e9, "act"],
])("a disk of 100 GB with %d bytes free: %s", (freeBytes, state) => {
  expect(find("Server disk", {}, { disk: { freeBytes, bytes: 100e9 } })?.state).toBe(state);
});

it("a system without disk data has no line for it", () => {
  expect(find("Server disk", {}, { disk: null })).toBeUndefined();
});

it("a channel without keys names the missing one", () => {
  const off = { email: null, sms: "SMS_FROM is not set", slack: null, irp: null };
  expect(find("SMS", {}, { off })).toMatchObject({
    state: "look",
    summary: "Off: SMS_FROM is not set. Nothing queued",
  });
});

it("names the variable that keeps e-invoices queued", () => {
  const facts = { gst_registrations: { waiting: 2, cases: 0, age: 60 } };
  const off = { email: null, sms: null, slack: null, irp: "IRP_API_URL is not set" };
  expect(find("E-invoices and e-way bills", facts, { off })).toMatchObject({
    state: "look",
    summary: "Off: IRP_API_URL is not set. 2 queued, the oldest for 1 minute. 0 cases",
  });
});

test.each([
  [0, "0 seconds"],
  [1, "1 second"],
  [119, "1 minute"],
  [7200, "2 hours"],
  [200_000, "2 days"],
])("formats %d s as %s", (seconds, words) => {
  expect(formatAge(seconds)).toBe(words);
});

test.each([
  [2048, "2 KB"],
  [150_000_000, "143 MB"],
  [1_610_612_736, "1.5 GB"],
])("formats %d bytes as %s", (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
