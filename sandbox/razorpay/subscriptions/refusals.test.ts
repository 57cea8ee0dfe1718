import { openRazorpay, secondsOf } from "@/testing/open-razorpay";

let razorpay: Awaited<ReturnType<typeof openRazorpay>>;
type Terms = Parameters<typeof razorpay.subscribe>[0];

beforeAll(async () => {
  vi.spyOn(Date, "now").mockReturnValue(secondsOf("2027-01-10") * 1000);
  razorpay = await openRazorpay();
});
afterAll(() => razorpay.close());

async function active(consent: object = {}, terms: Terms = {}) {
  const id = await razorpay.subscribe(terms);
  await razorpay.authenticate(id, consent);
  return id;
}

/** The message of a refusal; every refusal is a 400 in Razorpay's shape. */
async function refused(method: string, path: string, body?: object): Promise<string> {
  const answer = await razorpay.ask(method, `/v1${path}`, body);
  expect(answer).toMatchObject({ status: 400, body: { error: { code: "BAD_REQUEST_ERROR" } } });
  return answer.body.error.description;
}

const item = { name: "A tee a month", amount: 49_900, currency: "INR" };

test.each([
  [{ period: "monthly", interval: 1 }, "The item field is required."],
  [
    { period: "monthly", interval: 1, item: { ...item, amount: 99 } },
    "The amount must be at least INR 1.00.",
  ],
  [{ period: "hourly", interval: 1, item }, "The selected period is invalid."],
])("creates no plan from %j", async (plan, words) => {
  expect(await refused("POST", "/plans", plan)).toBe(words);
});

test("creates no subscription from a wrong plan, count or date", async () => {
  const { id: plan_id } = await razorpay.post("/v1/plans", { period: "monthly", interval: 3, item });
  const create = (fields: object) =>
    refused("POST", "/subscriptions", { plan_id, total_count: 12, ...fields });
  expect(await create({ plan_id: "plan_unknown" })).toBe("The id provided does not exist");
  expect(await create({ total_count: undefined })).toBe("The total_count field is required.");
  expect(await create({ quantity: 0 })).toBe("The quantity must be at least 1.");
  expect(await create({ start_at: secondsOf("2027-01-09") })).toContain("start_at");
});

test("refuses unknown ids of plans and subscriptions", async () => {
  expect(await refused("GET", "/subscriptions/sub_unknown")).toContain("could not be found");
});

test("pauses only active subscriptions, and resumes only paused ones", async () => {
  const id = await razorpay.subscribe();
  expect(await refused("POST", `/subscriptions/${id}/pause`)).toContain("created status");
  await razorpay.authenticate(id);
  expect(await refused("POST", `/subscriptions/${id}/resume`)).toContain("active status");
  expect(await refused("POST", `/subscriptions/${id}/pause`, { pause_at: "later" })).toContain("invalid");
});

test("the shop can't resume a subscription that the customer paused in the bank's app", async () => {
  const id = await active();
  await razorpay.post("/_control/customer", { subscription_id: id, does: "pause" });
  expect(await razorpay.read(id)).toMatchObject({ status: "paused", pause_initiated_by: "customer" });
  expect(await refused("POST", `/subscriptions/${id}/resume`)).toContain("only by the customer");
  await razorpay.post("/_control/customer", { subscription_id: id, does: "resume" });
  await razorpay.post("/_control/customer", { subscription_id: id, does: "cancel" });
  expect(await razorpay.read(id)).toMatchObject({ status: "cancelled", cancel_initiated_by: "customer" });
});

test("cancels at once, and only once", async () => {
  const id = await razorpay.subscribe();
  expect(await refused("POST", `/subscriptions/${id}/cancel`, { cancel_at_cycle_end: 1 })).toContain(
    "Invalid",
  );
  expect((await razorpay.ask("POST", `/v1/subscriptions/${id}/cancel`)).status).toBe(200);
  expect(await refused("POST", `/subscriptions/${id}/cancel`)).toBe(
    "Subscription is not cancellable in cancelled status.",
  );
});

test("a subscription's clock only moves forward, and does not affect the others", async () => {
  const [id, other] = [await active(), await active()];
  await razorpay.moveTo(id, "2027-02-10");
  const back = { subscription_id: id, at: secondsOf("2027-02-09") };
  expect(await razorpay.ask("POST", "/_control/clock", back)).toMatchObject({ status: 400 });
  expect(await razorpay.ask("POST", "/_control/clock", { subscription_id: id })).toMatchObject({
    status: 400,
  });
  expect(await razorpay.post("/_control/clock", { subscription_id: id, seconds: 60 })).toMatchObject({
    now: secondsOf("2027-02-10") + 60,
  });
  expect(await razorpay.read(other)).toMatchObject({ paid_count: 1 });
});
