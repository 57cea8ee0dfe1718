import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sandboxKeys } from "@/sandbox/keys";
import { openRazorpay, secondsOf } from "@/testing/open-razorpay";

type Received = { id: string; isSigned: boolean; message: ReturnType<typeof JSON.parse> };

const received: Received[] = [];
const shop = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  const signature = createHmac("sha256", sandboxKeys.razorpayWebhookSecret).update(body).digest("hex");
  const { "x-razorpay-event-id": id, "x-razorpay-signature": given } = request.headers;
  received.push({ id: String(id), isSigned: given === signature, message: JSON.parse(body) });
  response.end();
});

let razorpay: Awaited<ReturnType<typeof openRazorpay>>;

beforeAll(async () => {
  vi.spyOn(Date, "now").mockReturnValue(secondsOf("2027-01-10") * 1000);
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
  razorpay = await openRazorpay({ siteUrl: `http://127.0.0.1:${(shop.address() as AddressInfo).port}` });
});
afterAll(async () => {
  await razorpay.close();
  await new Promise((resolve) => shop.close(resolve));
});
beforeEach(() => received.splice(0));

const release = (subscription_id: string, reversed = false) =>
  razorpay.post("/_control/release", { subscription_id, reversed });
const eventsReceived = () => received.map(({ message }) => message.event);

const ofSubscription = ["subscription.authenticated", "subscription.activated", "subscription.charged"];
const ofPayment = ["payment.authorized", "payment.captured", "order.paid"];

test("sends webhooks in the order of events, each signed and with the state of its moment", async () => {
  const id = await razorpay.subscribe({ notes: { subscription: "SUB-1" } });
  await razorpay.authenticate(id);
  await release(id);
  expect(eventsReceived()).toEqual([...ofPayment, ...ofSubscription]);
  expect(received.every(({ isSigned }) => isSigned)).toBe(true);
  const [authenticated, activated, charged] = received.slice(3).map(({ message }) => message);
  expect(authenticated).toMatchObject({
    entity: "event",
    contains: ["subscription"],
    payload: {
      subscription: { entity: { id, status: "authenticated", paid_count: 0, current_start: null } },
    },
  });
  expect(activated).toMatchObject({
    contains: ["subscription"],
    payload: { subscription: { entity: { status: "active", paid_count: 0, remaining_count: 11 } } },
  });
  const { charge_at, current_start } = activated.payload.subscription.entity;
  expect(charge_at).toBe(current_start);
  expect(charged).toMatchObject({
    contains: ["subscription", "payment"],
    payload: {
      subscription: { entity: { status: "active", paid_count: 1, notes: { subscription: "SUB-1" } } },
      payment: { entity: { amount: 49_900, status: "captured", invoice_id: expect.stringMatching(/^inv_/) } },
    },
  });
});

test("one control affects its events and those of its payments: reversed, repeated or lost", async () => {
  const id = await razorpay.subscribe();
  await razorpay.post("/_control", { subscription_id: id, repeat: 2 });
  await razorpay.authenticate(id);
  await razorpay.post("/_control", { subscription_id: id, webhooks: "drop" });
  await razorpay.moveTo(id, "2027-02-10");
  await release(id, true);
  const each = [...ofPayment, ...ofSubscription].reverse();
  expect(eventsReceived()).toEqual(each.flatMap((event) => [event, event]));
  expect(new Set(received.map(({ id }) => id)).size).toBe(6);
});

test("dates events by the clock of the subscription", async () => {
  const id = await razorpay.subscribe();
  await razorpay.authenticate(id);
  await razorpay.failNext(id, 1);
  await razorpay.moveTo(id, "2027-02-11");
  await release(id);
  const midnight = secondsOf("2027-02-10T00:00:00+05:30");
  const times = received.slice(6).map(({ message }) => [message.event, message.created_at]);
  expect(times).toEqual([
    ["payment.failed", midnight],
    ["subscription.pending", midnight],
    ...ofPayment.map((event) => [event, midnight + 86_400]),
    ["subscription.charged", midnight + 86_400],
    ["subscription.activated", midnight + 86_400],
  ]);
});

test("a resumed subscription is active", async () => {
  const id = await razorpay.subscribe();
  await razorpay.authenticate(id);
  await razorpay.post(`/v1/subscriptions/${id}/pause`);
  await razorpay.post(`/v1/subscriptions/${id}/resume`);
  await release(id);
  const [paused, resumed] = received.slice(6).map(({ message }) => message);
  expect(paused.payload.subscription.entity).toMatchObject({ status: "paused", pause_initiated_by: "self" });
  expect(resumed).toMatchObject({
    event: "subscription.resumed",
    payload: { subscription: { entity: { status: "active" } } },
  });
});
