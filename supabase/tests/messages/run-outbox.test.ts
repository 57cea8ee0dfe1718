import { randomUUID } from "node:crypto";
import { appEnv } from "../../../sandbox/app-env";
import type { InboxMessage } from "../../../sandbox/inbox";
import { backend } from "../support/backend/backend";
import { owner } from "../support/backend/database";
import { byHand } from "../support/orders/invoices";
import { moveOrder } from "../support/orders/move-order";
import { allowReturns, receiveReturn, requestReturn } from "../support/orders/returns";
import { emptyOutbox, type Message } from "../support/outbox";
import { makeSingle, orderOf, type PlacedOrder, placeCardOrder, placeOrder } from "../support/shop";

const provider = vi.hoisted(() => ({ patienceMs: 10_000 }));
vi.mock("@/server/deadline", async () => {
  const real = await vi.importActual<typeof import("@/server/deadline")>("@/server/deadline");
  const timeoutSignal: typeof real.timeoutSignal = (ms) =>
    real.timeoutSignal(ms === 10_000 ? provider.patienceMs : ms);
  return { ...real, timeoutSignal };
});

// The runner as in the app, with the database and the stand-ins of the providers.
Object.assign(process.env, appEnv({ siteUrl: "http://localhost:3000", gatewayUrl: backend.url }));
async function run() {
  // Loaded after the environment is set: the app reads a part of it at import.
  const { runOutbox } = await import("@/server/outbox/run-outbox");
  return runOutbox(new Date());
}

beforeEach(() => emptyOutbox(owner));

let buyers = 0;

async function buy(overrides: Record<string, unknown> = {}) {
  const { variantId } = await makeSingle(owner);
  const email = `buyer-${randomUUID()}@kapas.test`;
  const phone = `+9190000${String(++buyers).padStart(5, "0")}`;
  const order = await placeOrder(owner, orderOf([{ variantId }], { email, phone, ...overrides }));
  return { ...order, email, phone };
}

async function inboxOf(to: string): Promise<InboxMessage[]> {
  const response = await fetch(`${backend.url}/inbox.json?${new URLSearchParams({ to })}`);
  return response.json();
}

async function subjectsOf(email: string): Promise<string[]> {
  return (await inboxOf(email)).map(({ subject }) => subject);
}

async function behave(provider: "mail" | "sms", to: string, behaviour: string): Promise<void> {
  const init = { method: "POST", body: JSON.stringify({ to, behaviour }) };
  expect((await fetch(`${backend.url}/${provider}/_control`, init)).status).toBe(200);
}

async function rowOf(topic: string, { id }: PlacedOrder, channel = "email"): Promise<Message> {
  const { rows } = await owner.query(
    `select * from public.outbox where topic = $1 and channel = $2 and order_id = $3`,
    [topic, channel, id],
  );
  return rows[0];
}

/** Ends the wait of failed messages. */
async function passTime(): Promise<void> {
  await owner.query("update public.outbox set next_at = now() where sent_at is null and dead_at is null");
}

test("sends one email and one SMS for a COD order: confirmed, not placed and confirmed", async () => {
  const order = await buy();
  expect(await run()).toEqual({ sent: 2, skipped: 1, failed: 0, away: 0, dead: 0 });
  expect(await subjectsOf(order.email)).toEqual([`Order ${order.order_id} is confirmed`]);
  const [sms, ...others] = await inboxOf(order.phone);
  expect(others).toEqual([]);
  expect(sms?.text).toBe(`Kapas: order ${order.order_id} is confirmed. Please keep Rs 548 ready in cash.`);
  expect((await rowOf("order_placed", order)).last_error).toBe("not needed: the order is now Confirmed");
  expect(await run()).toEqual({ sent: 0, skipped: 0, failed: 0, away: 0, dead: 0 });
});

test("emails every step of an order once, with its tracking number", async () => {
  const order = await buy();
  await run();
  await owner.query(
    "update public.orders set courier = 'Delhivery', tracking_number = 'DL42' where id = $1",
    [order.id],
  );
  await moveOrder(owner, order.id, "Packed");
  await owner.query("select public.transition_order($1, 'Shipped', 'system', '')", [order.id]);
  await run();
  const [shipped] = await inboxOf(order.email);
  expect(shipped).toMatchObject({ subject: `Order ${order.order_id} is on its way` });
  expect(shipped?.text).toContain("Tracking number: DL42");
  expect((await inboxOf(order.phone))[0]?.text).toContain("with Delhivery, tracking number DL42");
  await owner.query("select public.transition_order($1, 'Delivered', 'system', '')", [order.id]);
  await run();
  await allowReturns(owner);
  const returnId = await requestReturn(owner, order.id, { upiId: "asha@okbank" });
  await run();
  await receiveReturn(owner, returnId);
  await run();
  expect(await subjectsOf(order.email)).toEqual([
    `We've received your return for order ${order.order_id}`,
    `Your return request for order ${order.order_id}`,
    `Order ${order.order_id} was delivered`,
    `Order ${order.order_id} is on its way`,
    `Order ${order.order_id} is confirmed`,
  ]);
});

test("states in the email whether an order waits for a check or for its payment", async () => {
  const address = { line1: "Win at evil.example", pincode: "560001", city: "Bengaluru", state: "Karnataka" };
  const waiting = await buy({ is_phone_proven: false, name: "Evil Example", shipping_address: address });
  const { variantId } = await makeSingle(owner);
  const unpaid = await placeCardOrder(owner, variantId);
  const email = `buyer-${randomUUID()}@kapas.test`;
  await owner.query("update public.orders set email = $2 where id = $1", [unpaid.id, email]);
  await run();
  const step = `Confirm order ${waiting.order_id} with your code`;
  expect(await subjectsOf(waiting.email)).toEqual([step]);
  const [asked] = await inboxOf(waiting.email);
  expect(asked?.text).toMatch(/6-digit code by SMS .* by \d+ \w+, .* IST/);
  expect(asked?.text).toContain(`/order-details/${waiting.order_id}?token=`);
  expect(`${asked?.text} ${asked?.html}`).not.toMatch(/evil/i);
  expect(await inboxOf(waiting.phone)).toEqual([]);
  expect(await subjectsOf(email)).toEqual([]);
  await passTime();
  await run();
  expect(await subjectsOf(email)).toEqual([`Complete your payment for order ${unpaid.order_id}`]);
  // The last quarter of an hour.
  expect(await subjectsOf(waiting.email)).toEqual([
    `Reminder: confirm order ${waiting.order_id} with your code`,
    step,
  ]);
});

test("sends nothing twice with two concurrent runners", async () => {
  const orders = await Promise.all(Array.from({ length: 12 }, () => buy()));
  const counts = await Promise.all([run(), run(), run()]);
  expect(counts.reduce((sum, { sent }) => sum + sent, 0)).toBe(24);
  for (const { email, phone } of orders) {
    expect(await inboxOf(email)).toHaveLength(1);
    expect(await inboxOf(phone)).toHaveLength(1);
  }
});

test("retries a failing SMS, but not its email", async () => {
  const order = await buy();
  await behave("sms", order.phone, "fail");
  expect(await run()).toMatchObject({ away: 1 });
  await passTime();
  await behave("sms", order.phone, "deliver");
  await run();
  expect(await inboxOf(order.email)).toHaveLength(1);
  expect(await inboxOf(order.phone)).toHaveLength(1);
  expect((await rowOf("order_confirmed", order, "sms")).attempts).toBe(2);
});

test("uses up one try per message while a provider is down, and sends all afterwards", async () => {
  const orders = [await buy(), await buy(), await buy()];
  await owner.query("delete from public.outbox where channel = 'sms' or topic = 'order_placed'");
  for (const behaviour of ["fail", "busy"]) {
    await Promise.all(orders.map(({ email }) => behave("mail", email, behaviour)));
    expect(await run()).toEqual({ sent: 0, skipped: 0, failed: 0, away: 1, dead: 0 });
  }
  await passTime();
  await Promise.all(orders.map(({ email }) => behave("mail", email, "deliver")));
  expect(await run()).toMatchObject({ sent: 3 });
});

test("does not resend an email after a lost response, even when its content has changed", async () => {
  const order = await buy();
  await behave("mail", order.email, "lose");
  await run();
  expect(await rowOf("order_confirmed", order)).toMatchObject({ sent_at: null, attempts: 1 });
  await owner.query("update public.orders set name = 'Someone Else' where id = $1", [order.id]);
  await behave("mail", order.email, "deliver");
  await passTime();
  expect(await run()).toMatchObject({ away: 0 });
  expect((await rowOf("order_confirmed", order)).sent_at).not.toBeNull();
  expect(await inboxOf(order.email)).toHaveLength(1);
});

test("times out after ten seconds without a response, and retries the message later", async () => {
  const order = await buy();
  await behave("mail", order.email, "hang");
  provider.patienceMs = 200;
  expect(await run()).toMatchObject({ away: 1 });
  provider.patienceMs = 10_000;
  expect(await rowOf("order_confirmed", order)).toMatchObject({
    sent_at: null,
    dead_at: null,
    last_error: "mail: no answer",
  });
});

test("gives up an address that the provider refuses at once, without delaying others", async () => {
  const refused = await buy();
  const other = await buy();
  await behave("mail", refused.email, "refuse");
  expect(await run()).toMatchObject({ dead: 1 });
  expect((await rowOf("order_confirmed", refused)).last_error).toBe("mail: answered 422, validation_error");
  expect(await inboxOf(other.email)).toHaveLength(1);
});

test("gives up and logs a topic without a text, and a message about a missing subject", async () => {
  const order = await buy();
  await emptyOutbox(owner);
  await owner.query(
    `insert into public.outbox (topic, order_id, data) values
       ('order_sung', $1, '{}'), ('refund_processed', $1, '{}'), ('refund_processed', $1, '{"refund_id": 7}'),
       ('return_received', $1, jsonb_build_object('return_id', gen_random_uuid()))`,
    [order.id],
  );
  expect(await run()).toEqual({ sent: 0, skipped: 0, failed: 0, away: 0, dead: 4 });
  const { rows } = await owner.query("select last_error from public.outbox order by id");
  expect(rows.map((row) => row.last_error)).toEqual([
    'no text for the topic "order_sung"',
    ...Array(2).fill("its refund no longer exists"),
    "its return no longer exists",
  ]);
});

test("reports a changed password to the proven address of the account", async () => {
  const email = `owner-${randomUUID()}@kapas.test`;
  const { rows } = await owner.query(
    "insert into auth.users (id, email, encrypted_password, email_confirmed_at) values (gen_random_uuid(), $1, 'old', now()) returning id",
    [email],
  );
  await owner.query("update auth.users set encrypted_password = 'new' where id = $1", [rows[0].id]);
  expect(await run()).toMatchObject({ sent: 1, dead: 0 });
  const [mail] = await inboxOf(email);
  expect(mail?.subject).toBe("Your password was changed");
  expect(mail?.text).toContain("/auth?tab=forgot-password");
  await owner.query("insert into public.outbox (topic, user_id) values ('sung', $1)", [rows[0].id]);
  expect(await run()).toMatchObject({ dead: 1 });
});

test("sends a code only to the phone of its order, unless it comes too late", async () => {
  const order = await buy({ is_phone_proven: false });
  await emptyOutbox(owner);
  const queueCode = (code: string, age: string) =>
    owner.query(
      `insert into public.outbox (topic, order_id, data, created_at)
       values ('cod_code', $2, jsonb_build_object('code', $1::text, 'asked_at', $3::text), now() - $3::interval)`,
      [code, order.id, age],
    );
  await queueCode("424242", "1 minute");
  await queueCode("131313", "11 minutes");
  expect(await run()).toMatchObject({ sent: 1, skipped: 1 });
  const texts = (await inboxOf(order.phone)).map(({ text }) => text);
  expect(texts).toEqual([
    `424242 is your code for order ${order.order_id} at Kapas. Don't share it with anyone.`,
  ]);
  expect(await inboxOf(order.email)).toEqual([]);
});

test("takes the facts of emails about refunds and returns from the refund and the return", async () => {
  const order = await buy();
  await moveOrder(owner, order.id, "Delivered");
  await emptyOutbox(owner);
  const refund = await owner.query(
    `insert into public.refunds (order_id, amount, reason, method, upi_id, requested_by)
     values ($1, 499, 'returned', 'upi', $2, 'admin') returning id`,
    [order.id, byHand],
  );
  const returned = await owner.query(
    "insert into public.return_requests (order_id, kind, reason) values ($1, 'return', 'too small') returning id",
    [order.id],
  );
  await owner.query(
    `insert into public.return_items (return_id, order_item_id, quantity)
     select $1, id, 1 from public.order_items where order_id = $2`,
    [returned.rows[0].id, order.id],
  );
  await owner.query(
    `insert into public.outbox (topic, order_id, data) values
       ('refund_processed', $3, jsonb_build_object('refund_id', $1::text)),
       ('return_requested', $3, jsonb_build_object('return_id', $2::text))`,
    [refund.rows[0].id, returned.rows[0].id, order.id],
  );
  expect(await run()).toMatchObject({ sent: 2, dead: 0 });
  const mails = await inboxOf(order.email);
  const textOf = (part: string) => mails.find(({ subject }) => subject.includes(part))?.text;
  expect(textOf("Refund of")).toContain(`We've refunded ₹499 to your UPI ID ${byHand}.`);
  expect(textOf("Your return request for order")).toMatch(/1 × Tee .*, Black, S/);
});

test("sends nothing to the owner of a deleted account", async () => {
  const order = await buy();
  await owner.query("update public.orders set email = 'deleted@kapas.invalid' where id = $1", [order.id]);
  expect(await run()).toMatchObject({ sent: 0, dead: 0, failed: 0, away: 0, skipped: 3 });
});
