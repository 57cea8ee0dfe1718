import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sandboxKeys } from "@/sandbox/keys";
import { openRazorpay, secondsOf } from "@/testing/open-razorpay";
import {
  cancelGatewaySubscription,
  createGatewayPlan,
  createGatewaySubscription,
  findGatewayPlan,
  findGatewaySubscription,
  getGatewaySubscription,
  listGatewayInvoices,
  pauseGatewaySubscription,
  resumeGatewaySubscription,
} from "./razorpay-subscriptions";

const mockEnv = {
  RAZORPAY_API_URL: "",
  RAZORPAY_KEY_ID: sandboxKeys.razorpayKeyId,
  RAZORPAY_KEY_SECRET: sandboxKeys.razorpayKeySecret,
};
vi.mock("@/server/env", () => ({ env: () => mockEnv }));

let razorpay: Awaited<ReturnType<typeof openRazorpay>>;
const asked: string[] = [];
/** Faults for the next requests. lost: processed, without a response; a status is returned instead of processing it. */
const faults: ("lost" | number)[] = [];

/** The connection to the stand-in. */
const line = createServer(async (request, response) => {
  let text = "";
  for await (const chunk of request) text += chunk;
  const { method = "", url = "" } = request;
  asked.push(`${method} ${url}`);
  const fault = faults.shift();
  if (typeof fault === "number") return response.writeHead(fault).end("{}");
  const { status, body } = await razorpay.ask(method, url, text ? JSON.parse(text) : undefined);
  if (fault === "lost") return request.socket.destroy();
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
});

const start = secondsOf("2027-01-10");

beforeAll(async () => {
  vi.spyOn(Date, "now").mockReturnValue(start * 1000);
  razorpay = await openRazorpay();
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  mockEnv.RAZORPAY_API_URL = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await razorpay.close();
  line.closeAllConnections();
  await new Promise((resolve) => line.close(resolve));
});
beforeEach(() => asked.splice(0));

let count = 0;
const newNotes = () => ({ kapas: `note-${count++}` });
const noteOf = ({ kapas }: { kapas: string }) => ({ key: "kapas", value: kapas });

const item = { name: "A tee a month", amount: 49_900, currency: "INR" };
const newPlan = (interval = 1) => createGatewayPlan({ period: "monthly", interval, item, notes: newNotes() });

async function subscribe(notes = newNotes(), fields: { startAt?: number } = {}) {
  const plan = await newPlan();
  return createGatewaySubscription({ planId: plan.id, totalCount: 12, notes, ...fields });
}

async function active() {
  const { id } = await subscribe();
  await razorpay.authenticate(id);
  return id;
}

test("creates plans, and encodes an id as one part of a URL", async () => {
  expect(await newPlan(3)).toMatchObject({ period: "monthly", interval: 3, item });
  await expect(getGatewaySubscription("../orders")).rejects.toMatchObject({ status: 400 });
  expect(asked.at(-1)).toBe("GET /v1/subscriptions/..%2Forders");
});

test("creates subscriptions as requested", async () => {
  const plan = await newPlan();
  const made = await createGatewaySubscription({
    planId: plan.id,
    totalCount: 6,
    startAt: secondsOf("2027-02-01"),
    notes: { kapas: "subscription 1" },
  });
  expect(made).toMatchObject({
    plan_id: plan.id,
    status: "created",
    total_count: 6,
    quantity: 1,
    start_at: secondsOf("2027-02-01"),
    notes: { kapas: "subscription 1" },
  });
  expect(await razorpay.read(made.id)).toMatchObject({ customer_notify: false });
  await expect(getGatewaySubscription(made.id)).resolves.toEqual(made);
});

test("lists the invoices of a subscription, each with its payment", async () => {
  const id = await active();
  await razorpay.moveTo(id, "2027-03-10");
  const invoices = await listGatewayInvoices(id);
  expect(invoices).toHaveLength(3);
  expect(invoices[0]).toMatchObject({
    status: "paid",
    amount: 49_900,
    payment_id: expect.stringMatching(/^pay_/),
    billing_start: secondsOf("2027-03-10T00:00:00+05:30"),
  });
});

test("reads all pages of invoices", async () => {
  const id = await razorpay.subscribe({ total_count: 105 });
  await razorpay.authenticate(id);
  await razorpay.moveTo(id, "2036-01-01");
  asked.splice(0);
  const invoices = await listGatewayInvoices(id);
  expect(new Set(invoices.map(({ id }) => id)).size).toBe(105);
  expect(asked).toHaveLength(2);
});

test("pauses, resumes and cancels", async () => {
  const id = await active();
  await expect(pauseGatewaySubscription(id)).resolves.toMatchObject({ status: "paused", charge_at: null });
  await expect(resumeGatewaySubscription(id)).resolves.toMatchObject({ status: "active" });
  await expect(cancelGatewaySubscription(id)).resolves.toMatchObject({
    status: "cancelled",
  });
});

test("passes on the gateway's reason for a refusal", async () => {
  const { id } = await subscribe();
  const reason = expect.stringContaining("created status");
  await expect(pauseGatewaySubscription(id)).rejects.toMatchObject({ status: 400, reason });
  await expect(resumeGatewaySubscription(id)).rejects.toMatchObject({ status: 400 });
});

test("retries reads, and sends writes once", async () => {
  const id = await active();
  asked.splice(0);
  faults.push(503);
  await expect(getGatewaySubscription(id)).resolves.toMatchObject({ id });
  expect(asked).toHaveLength(2);
  const writes = [
    () => newPlan(),
    () => createGatewaySubscription({ planId: "plan_1", totalCount: 1, notes: {} }),
    () => pauseGatewaySubscription(id),
    () => resumeGatewaySubscription(id),
    () => cancelGatewaySubscription(id),
  ];
  for (const write of writes) {
    asked.splice(0);
    faults.push(503);
    await expect(write()).rejects.toMatchObject({ status: 503 });
    expect(asked).toHaveLength(1);
  }
  expect(await razorpay.read(id)).toMatchObject({ status: "active", quantity: 1 });
});

test("finds by its note a subscription whose response was lost", async () => {
  const [planNotes, notes] = [newNotes(), newNotes()];
  faults.push("lost");
  const plan = { period: "monthly", interval: 1, item, notes: planNotes } as const;
  await expect(createGatewayPlan(plan)).rejects.toMatchObject({ status: null });
  const found = await findGatewayPlan(noteOf(planNotes), start);
  if (!found) throw new Error("not found");

  const fields = { planId: found.id, totalCount: 12, notes };
  await expect(findGatewaySubscription(found.id, noteOf(notes), start)).resolves.toBeNull();
  faults.push("lost");
  await expect(createGatewaySubscription(fields)).rejects.toMatchObject({ status: null });
  await expect(findGatewaySubscription(found.id, noteOf(notes), start)).resolves.toMatchObject({ notes });
  await expect(findGatewaySubscription(found.id, noteOf(notes), start + 1)).resolves.toBeNull();
});

test("finds a plan among more than a page of them", async () => {
  const notes = newNotes();
  await createGatewayPlan({ period: "monthly", interval: 12, item, notes });
  for (let made = 0; made < 100; made += 1) {
    await razorpay.post("/v1/plans", { period: "monthly", interval: 1, item });
  }
  asked.splice(0);
  await expect(findGatewayPlan(noteOf(notes), start)).resolves.toMatchObject({ interval: 12, notes });
  expect(asked).toHaveLength(2);
});
