import { dayOf, openRazorpay, secondsOf } from "@/testing/open-razorpay";

let razorpay: Awaited<ReturnType<typeof openRazorpay>>;
type Terms = Parameters<typeof razorpay.subscribe>[0];

beforeAll(async () => {
  vi.spyOn(Date, "now").mockReturnValue(secondsOf("2027-01-10") * 1000);
  razorpay = await openRazorpay();
});
afterAll(() => razorpay.close());

const payments = ["payment.authorized", "payment.captured", "order.paid"];

async function active(terms: Terms = {}, consent: object = {}) {
  const id = await razorpay.subscribe(terms);
  await razorpay.authenticate(id, consent);
  return id;
}

const daysOf = async (id: string) =>
  (await razorpay.invoices(id)).map(({ billing_start, status }) => `${dayOf(billing_start)} ${status}`);

test("a subscription without a start date starts with its first payment, which is the first charge", async () => {
  const id = await razorpay.subscribe({ quantity: 2 });
  expect(await razorpay.read(id)).toMatchObject({ status: "created", start_at: null, customer_id: null });
  await razorpay.moveTo(id, "2027-01-31");
  const payment = await razorpay.authenticate(id);
  expect(payment).toMatchObject({ amount: 99_800, status: "captured", invoice_id: expect.any(String) });
  expect(await razorpay.read(id)).toMatchObject({
    status: "active",
    start_at: secondsOf("2027-01-31"),
    current_start: secondsOf("2027-01-31"),
    charge_at: secondsOf("2027-02-28T00:00:00+05:30"),
    end_at: secondsOf("2027-12-31T00:00:00+05:30"),
    paid_count: 1,
    remaining_count: 11,
    customer_id: payment.customer_id,
    payment_method: "upi",
  });
  expect(await razorpay.events(id)).toEqual([
    ...payments,
    "subscription.authenticated",
    "subscription.activated",
    "subscription.charged",
  ]);
});

test("a subscription with a later start costs a token, which is refunded, and its first charge comes on the day", async () => {
  const id = await active({ start_at: secondsOf("2027-02-01") });
  expect(await razorpay.read(id)).toMatchObject({
    status: "authenticated",
    paid_count: 0,
    current_start: null,
  });
  await razorpay.moveTo(id, "2027-02-01T11:59:59+05:30");
  expect(await razorpay.invoices(id)).toEqual([]);
  await razorpay.moveTo(id, "2027-02-01");
  expect(await razorpay.read(id)).toMatchObject({ status: "active", paid_count: 1 });
  expect(await razorpay.events(id)).toEqual([
    ...payments,
    "refund.created",
    "refund.processed",
    "subscription.authenticated",
    ...payments,
    "subscription.activated",
    "subscription.charged",
  ]);
  const [token, charge] = (await razorpay.get(`/_control/subscription?subscription_id=${id}`)).payments;
  expect(token).toMatchObject({ amount: 500, status: "refunded", invoice_id: null });
  expect(charge).toMatchObject({ amount: 49_900, status: "captured", created_at: secondsOf("2027-02-01") });
});

test("charges each cycle once, at its own moment, however far the clock moves", async () => {
  const id = await razorpay.subscribe({ total_count: 4 });
  await razorpay.moveTo(id, "2028-01-31");
  await razorpay.authenticate(id);
  await razorpay.moveTo(id, "2030-01-01");
  expect(await daysOf(id)).toEqual([
    "2028-01-31 paid",
    "2028-02-29 paid",
    "2028-03-31 paid",
    "2028-04-30 paid",
  ]);
  expect(await razorpay.read(id)).toMatchObject({
    status: "completed",
    ended_at: secondsOf("2028-04-30T00:00:00+05:30"),
    charge_at: null,
    paid_count: 4,
    remaining_count: 0,
  });
  expect((await razorpay.events(id)).slice(-5)).toEqual([
    ...payments,
    "subscription.charged",
    "subscription.completed",
  ]);
});

test("a failed charge is retried on the three days after it; success makes it active again", async () => {
  const id = await active();
  await razorpay.failNext(id, 2);
  await razorpay.moveTo(id, "2027-02-10");
  expect(await razorpay.read(id)).toMatchObject({
    status: "pending",
    auth_attempts: 1,
    charge_at: secondsOf("2027-02-11T00:00:00+05:30"),
    remaining_count: 10,
  });
  await razorpay.moveTo(id, "2027-02-12");
  expect(await razorpay.read(id)).toMatchObject({ status: "active", auth_attempts: 0, paid_count: 2 });
  expect((await razorpay.events(id)).slice(6)).toEqual([
    "payment.failed",
    "subscription.pending",
    "payment.failed",
    "subscription.pending",
    ...payments,
    "subscription.charged",
    "subscription.activated",
  ]);
  await razorpay.moveTo(id, "2027-03-10");
  expect(await daysOf(id)).toEqual(["2027-01-10 paid", "2027-02-10 paid", "2027-03-10 paid"]);
});

test("a subscription is halted after four failures: invoices go on, charges do not", async () => {
  const id = await active();
  await razorpay.failNext(id, 4);
  await razorpay.moveTo(id, "2027-02-13");
  expect(await razorpay.read(id)).toMatchObject({ status: "halted", auth_attempts: 4, paid_count: 1 });
  await razorpay.moveTo(id, "2027-04-20");
  expect(await daysOf(id)).toEqual([
    "2027-01-10 paid",
    "2027-02-10 issued",
    "2027-03-10 issued",
    "2027-04-10 issued",
  ]);
  expect((await razorpay.events(id)).filter((event) => event.startsWith("subscription.")).slice(3)).toEqual([
    "subscription.pending",
    "subscription.pending",
    "subscription.pending",
    "subscription.halted",
  ]);
});

test("another card makes a halted one active again, and missed cycles are not charged again", async () => {
  const id = await active({}, { method: "card" });
  await razorpay.failNext(id, 4);
  await razorpay.moveTo(id, "2027-03-20");
  const payment = await razorpay.authenticate(id, { method: "emandate", is_change: true });
  expect(payment).toMatchObject({ amount: 500, method: "emandate", status: "refunded" });
  expect(await razorpay.read(id)).toMatchObject({
    status: "active",
    payment_method: "emandate",
    charge_at: secondsOf("2027-04-10T00:00:00+05:30"),
  });
  expect((await razorpay.events(id)).at(-1)).toBe("subscription.activated");
  await razorpay.moveTo(id, "2027-04-10");
  expect(await daysOf(id)).toEqual([
    "2027-01-10 paid",
    "2027-02-10 issued",
    "2027-03-10 issued",
    "2027-04-10 paid",
  ]);
  await razorpay.failNext(id, 1);
  await razorpay.moveTo(id, "2027-05-11");
  expect((await daysOf(id)).slice(1)).toEqual([
    "2027-02-10 issued",
    "2027-03-10 issued",
    "2027-04-10 paid",
    "2027-05-10 paid",
  ]);
});

test("another card pays the open invoice of a pending one", async () => {
  const id = await active();
  await razorpay.failNext(id, 1);
  await razorpay.moveTo(id, "2027-02-10");
  expect(await razorpay.authenticate(id, { method: "card", is_change: true })).toMatchObject({
    amount: 49_900,
  });
  expect(await razorpay.read(id)).toMatchObject({ status: "active", paid_count: 2 });
  expect((await razorpay.events(id)).slice(-2)).toEqual(["subscription.charged", "subscription.activated"]);
});

test("a halted one completes when its last cycle ends, and so does one whose card came too late", async () => {
  for (const isChanged of [false, true]) {
    const id = await active({ total_count: 2 });
    await razorpay.failNext(id, 4);
    await razorpay.moveTo(id, "2027-02-20");
    if (isChanged) await razorpay.authenticate(id, { method: "card", is_change: true });
    await razorpay.moveTo(id, "2027-03-10");
    expect(await razorpay.read(id)).toMatchObject({ status: "completed", paid_count: 1, charge_at: null });
  }
});

test("a pause skips the charges during it and loses none", async () => {
  const id = await active({ total_count: 3 });
  await razorpay.post(`/v1/subscriptions/${id}/pause`, { pause_at: "now" });
  expect(await razorpay.read(id)).toMatchObject({
    status: "paused",
    charge_at: null,
    pause_initiated_by: "self",
  });
  await razorpay.moveTo(id, "2027-03-15");
  const resumed = await razorpay.post(`/v1/subscriptions/${id}/resume`, { resume_at: "now" });
  expect(resumed).toMatchObject({
    status: "active",
    charge_at: secondsOf("2027-04-10T00:00:00+05:30"),
    end_at: secondsOf("2027-05-10T00:00:00+05:30"),
    pause_initiated_by: null,
  });
  await razorpay.moveTo(id, "2027-12-01");
  expect(await daysOf(id)).toEqual(["2027-01-10 paid", "2027-04-10 paid", "2027-05-10 paid"]);
  expect((await razorpay.events(id)).slice(6, 8)).toEqual(["subscription.paused", "subscription.resumed"]);
});

test("pausing one that has not started cancels it", async () => {
  const id = await active({ start_at: secondsOf("2027-02-01") });
  const paused = await razorpay.post(`/v1/subscriptions/${id}/pause`);
  expect(paused).toMatchObject({ status: "cancelled", charge_at: null, ended_at: secondsOf("2027-01-10") });
  expect((await razorpay.events(id)).at(-1)).toBe("subscription.cancelled");
  await razorpay.moveTo(id, "2027-03-01");
  expect(await razorpay.invoices(id)).toEqual([]);
});

test("a subscription is cancelled immediately", async () => {
  const id = await active();
  await razorpay.post(`/v1/subscriptions/${id}/cancel`);
  expect(await razorpay.read(id)).toMatchObject({ status: "cancelled", cancel_initiated_by: "self" });
  await razorpay.moveTo(id, "2027-02-10");
  expect(await daysOf(id)).toEqual(["2027-01-10 paid"]);
});

test("expires without consent in time, and sends no webhook", async () => {
  const id = await razorpay.subscribe({ start_at: secondsOf("2027-01-20") });
  await razorpay.moveTo(id, "2027-01-20");
  expect(await razorpay.read(id)).toMatchObject({ status: "expired", ended_at: secondsOf("2027-01-20") });
  expect(await razorpay.events(id)).toEqual([]);
});

test("a declined first payment changes nothing, and the next one may succeed", async () => {
  const id = await razorpay.subscribe();
  const declined = await razorpay.authenticate(id, { outcome: "failed", method: "card" });
  expect(declined).toMatchObject({ status: "failed", error_reason: "insufficient_fund" });
  expect(await razorpay.read(id)).toMatchObject({ status: "created", customer_id: null });
  expect(await razorpay.events(id)).toEqual(["payment.failed"]);
  await razorpay.authenticate(id, { method: "emandate" });
  expect(await razorpay.read(id)).toMatchObject({ status: "active", payment_method: "emandate" });
});
