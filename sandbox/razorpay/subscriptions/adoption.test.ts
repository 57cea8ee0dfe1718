import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dayOf, openRazorpay, secondsOf } from "@/testing/open-razorpay";
import type { SeededSubscription } from "./seeded";

const DAY_S = 86_400;

const seeded = (nr: number, more: Partial<SeededSubscription>): SeededSubscription => ({
  ...{ id: `subscription ${nr}`, gateway_id: `sub_Seed${nr}`, number: `KS-${nr}`, method: "upi" },
  ...{ status: "active", status_at: secondsOf("2027-03-31T00:00:00+05:30") },
  charge_at: secondsOf("2027-04-30T00:00:00+05:30"),
  started_at: secondsOf("2027-01-31T15:00:00+05:30"),
  ...{ starts_at: null, created_at: secondsOf("2027-01-31T14:50:00+05:30"), ended_at: null },
  ...{ paid_count: 3, is_paused_by_bank: false, tries: null, email: "a@b.test", phone: "+919876543210" },
  plan: { price_id: `price ${nr % 2}`, gateway_id: null, name: "A tee a month", amount: 49_900, months: 1 },
  charges: ["2027-01-31T15:00:00+05:30", "2027-02-28T00:00:00+05:30", "2027-03-31T00:00:00+05:30"].map(
    (day, index) => ({
      ...{
        payment_id: `pay_${nr}${index}`,
        order_id: `order_${nr}${index}`,
        invoice_id: `inv_${nr}${index}`,
      },
      ...{ amount: 49_900, refunded: 0, paid_at: secondsOf(day) },
    }),
  ),
  ...more,
});

const at = secondsOf("2027-04-12");
let dir: string;
let opened: Awaited<ReturnType<typeof openRazorpay>>[] = [];

beforeAll(() => {
  vi.useFakeTimers({ now: at * 1000, toNotFake: ["setImmediate", "nextTick"] });
});
afterAll(() => vi.useRealTimers());
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "kapas-adoption-"));
});
afterEach(async () => {
  for (const { close } of opened) await close();
  opened = [];
  rmSync(dir, { recursive: true, force: true });
});

const open = async (rows: SeededSubscription[]) => {
  const razorpay = await openRazorpay({ dir, findSeeded: async () => rows });
  opened.push(razorpay);
  return razorpay;
};

it("imports subscriptions from the books without events, and charges what falls due, on the last day of the month", async () => {
  const razorpay = await open([seeded(1, {})]);
  expect(await razorpay.read("sub_Seed1")).toMatchObject({
    ...{ status: "active", paid_count: 3, remaining_count: 117, payment_method: "upi" },
    notes: { subscription: "subscription 1", number: "KS-1" },
  });
  const paid = await razorpay.invoices("sub_Seed1");
  expect(paid.map(({ payment_id, status }) => [payment_id, status])).toEqual([
    ["pay_10", "paid"],
    ["pay_11", "paid"],
    ["pay_12", "paid"],
  ]);
  expect(await razorpay.events("sub_Seed1")).toEqual([]);
  await razorpay.moveTo("sub_Seed1", "2027-05-31");
  const after = await razorpay.read("sub_Seed1");
  expect([after.paid_count, dayOf(after.charge_at)]).toEqual([5, "2027-06-30"]);
  expect((await razorpay.invoices("sub_Seed1")).slice(3).map(({ paid_at }) => dayOf(paid_at))).toEqual([
    "2027-04-30",
    "2027-05-31",
  ]);
});

it("a subscription has the same state after a restart, and charges nothing twice", async () => {
  const first = await open([seeded(1, {}), seeded(3, {})]);
  await first.moveTo("sub_Seed1", "2027-04-30");
  const left = await first.read("sub_Seed1");
  expect((await first.get("/v1/plans")).count).toBe(1);
  await first.close();
  const second = await open([seeded(1, {}), seeded(3, {})]);
  expect(await second.read("sub_Seed1")).toEqual(left);
  expect((await second.get("/v1/subscriptions?count=100")).count).toBe(2);
});

it("retries what the bank refused, and lets a paused one skip past cycles", async () => {
  const due = secondsOf("2027-04-11T00:00:00+05:30");
  const began = { started_at: secondsOf("2027-01-11T15:00:00+05:30") };
  const razorpay = await open([
    seeded(1, { ...began, status: "pending", status_at: due + DAY_S, charge_at: due + 2 * DAY_S, tries: 2 }),
    seeded(2, { ...began, status: "paused", status_at: secondsOf("2027-04-02"), charge_at: null }),
    seeded(3, { ...began, status: "cancelled", status_at: due, charge_at: null, ended_at: due }),
  ]);
  // Three are paid and one is being retried.
  expect(await razorpay.read("sub_Seed1")).toMatchObject({ auth_attempts: 2, remaining_count: 116 });
  await razorpay.failNext("sub_Seed1", 9);
  await razorpay.moveTo("sub_Seed1", "2027-04-15");
  expect((await razorpay.read("sub_Seed1")).status).toBe("halted");
  const resumed = await razorpay.post("/v1/subscriptions/sub_Seed2/resume");
  expect([resumed.status, dayOf(resumed.charge_at)]).toEqual(["active", "2027-05-11"]);
  expect((await razorpay.ask("POST", "/v1/subscriptions/sub_Seed3/cancel")).status).toBe(400);
  expect((await razorpay.post("/v1/payments/pay_12/refund")).amount).toBe(49_900);
});
