import { parseArgs } from "node:util";
import { printOutcome, runScript } from "./steps";

// `npm run test:money`: what concerns money, at the size of `npm test`; with --full at the size that we promise.

const { values } = parseArgs({ options: { full: { type: "boolean", default: false } } });
const env: Record<string, string> = values.full ? { MONEY: "full" } : {};

const unit = await runScript("test:unit", {
  env,
  args: ["lib/(pricing|coupons|cart|checkout|orders|invoices|money)"],
  isLive: true,
});
const database = await runScript("test:database", {
  env,
  args: ["supabase/tests/(orders|races|invoices|outbox)"],
  isLive: true,
});
for (const outcome of [unit, database]) printOutcome(outcome);
process.exitCode = unit.isOk && database.isOk ? 0 : 1;
