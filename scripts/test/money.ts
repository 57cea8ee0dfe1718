import { parseArgs } from "node:util";
import { printOutcome, runScript } from "./steps";

// `npm run test:money`: the money tests at the size of `npm test`; with --full at the promised size.

const { values } = parseArgs({ options: { full: { type: "boolean", default: false } } });
const env: Record<string, string> = values.full ? { MONEY: "full", PROPERTIES: "random" } : {};

const unit = await runScript("test:unit", {
  env,
  args: "pricing coupons cart checkout orders invoices money subscriptions"
    .split(" ")
    .map((noun) => `lib/${noun}`),
  isLive: true,
});
// Each on its own database: checking the books after every step is slow where races have left thousands of orders.
const orders = await runScript("test:database", {
  env,
  args: ["orders", "constraints", "invoices", "outbox", "subscriptions"].map(
    (area) => `supabase/tests/${area}`,
  ),
  isLive: true,
});
const races = await runScript("test:database", {
  env,
  args: ["supabase/tests/races", "--no-file-parallelism"],
  isLive: true,
});
const outcomes = [unit, orders, races];
outcomes.forEach(printOutcome);
process.exitCode = outcomes.every(({ isOk }) => isOk) ? 0 : 1;
