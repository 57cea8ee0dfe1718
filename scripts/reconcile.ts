import { z } from "zod";
import { runMain } from "../sandbox/run-main";
import { findProject } from "./find-project";

// `npm run reconcile [-- 2026-11-01 2026-12-01]`: lists Razorpay's payments between two days (Indian time, the second
// excluded; without them, all), what they paid, and what needs attention. Exits with 1 when something does. Against a
// hosted project: NEXT_PUBLIC_SUPABASE_URL and SUPABASE_SECRET_KEY in the environment; else the running sandbox.

const rowSchema = z.object({
  payment_id: z.string(),
  order_id: z.string().nullable(),
  amount: z.number().nullable(),
  created_at: z.string(),
});
const reportSchema = z.object({
  received: z.number(),
  matched: z.number(),
  going_back: z.number(),
  refunded: z.number(),
  underway: z.number(),
  drift: z.number(),
  open: z.array(rowSchema.extend({ reason: z.string() })),
  failed: z.array(rowSchema),
});
type Report = z.infer<typeof reportSchema>;

const sums = [
  ["received", "Captured by Razorpay"],
  ["matched", "  pays an order"],
  ["going_back", "  pays none, and is refunded"],
  ["drift", "  without a reason (must be 0)"],
  ["refunded", "Gone back"],
  ["underway", "Waits, or is on its way back"],
] as const;

function startOfDay(day: string | undefined, otherwise: string): string {
  if (day === undefined) return otherwise;
  if (!z.iso.date().safeParse(day).success) throw new Error(`${day} isn't a date like 2026-11-01`);
  return `${day}T00:00:00+05:30`;
}

async function ask(name: string, from: string, to: string): Promise<unknown> {
  const { url, key } = await findProject();
  const answer = await fetch(`${url.replace(/\/$/, "")}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: { apikey: key, authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ p_from: from, p_to: to }),
    signal: AbortSignal.timeout(40_000),
  });
  if (!answer.ok) throw new Error(`The database answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

const wrongDaysSchema = z.array(z.object({ day: z.string(), report: z.string() }));

/** Days whose stored report rows differ from the ledger. */
function printWrongDays(days: z.infer<typeof wrongDaysSchema>): void {
  if (days.length === 0) return;
  console.log(`\nStored reports that differ from the ledger: ${days.length}`);
  for (const { day, report } of days) console.log(`${day}  ${report}`);
  console.log("To store a day again: insert into private.report_changes (day) values ('the day')");
}

const rupees = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 });
const inIndia = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Asia/Kolkata",
  dateStyle: "short",
  timeStyle: "short",
  hour12: false,
});

function print(report: Report): void {
  for (const [name, label] of sums) {
    console.log(`${label.padEnd(30)} ${rupees.format(report[name]).padStart(16)}`);
  }
  const open = [...report.open, ...report.failed.map((row) => ({ ...row, reason: "no case" }))];
  console.log(open.length === 0 ? "\nNothing is open." : `\nOpen: ${open.length}`);
  for (const { reason, payment_id, order_id, amount, created_at } of open) {
    const money = amount === null ? "" : rupees.format(amount);
    const when = inIndia.format(new Date(created_at));
    console.log(
      `${when}  ${reason.padEnd(15)} ${money.padStart(12)}  ${payment_id.padEnd(20)} ${order_id ?? "no order"}`,
    );
  }
  if (open.length > 0) console.log("\nWhat to do for each: docs/operations.md, Reconciliation");
}

async function main(): Promise<void> {
  const [from, to] = process.argv.slice(2);
  const range = [startOfDay(from, "-infinity"), startOfDay(to, "infinity")] as const;
  const report = reportSchema.parse(await ask("reconciliation_report", ...range));
  const wrongDays = wrongDaysSchema.parse(await ask("check_reports", ...range));
  print(report);
  printWrongDays(wrongDays);
  process.exitCode =
    report.drift === 0 && report.open.length + report.failed.length + wrongDays.length === 0 ? 0 : 1;
}

runMain(main, "", 2);
