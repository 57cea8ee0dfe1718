import { randomBytes } from "node:crypto";
import { expect, test } from "@playwright/test";
import { sandboxKeys } from "../../sandbox/keys";
import { backend, changeStock, ordersOf, rowOf } from "../support/backend";
import { get, send } from "../support/http";
import { messagesTo, nextOrderMail, orderMessagesTo } from "../support/inbox";
import { behave } from "../support/message-control";
import { placeOrder } from "../support/orders";
import { takeTee } from "../support/tees";

const newAddress = () => `buyer-${randomBytes(6).toString("hex")}@kapas.test`;

async function messageOf(email: string) {
  const [order] = await ordersOf(email);
  return rowOf(
    await backend
      .from("outbox")
      .select("id, attempts, sent_at, dead_at, last_error")
      .eq("topic", "order_confirmed")
      .eq("order_id", order?.id ?? "")
      .eq("channel", "email"),
  );
}

async function buy(email: string, { parallelIndex, workers }: { parallelIndex: number; workers: number }) {
  const tee = await takeTee();
  await changeStock(tee.variantId, 5);
  return placeOrder(tee, { email });
}

test("when the mail provider fails, the order is kept, and its mail arrives after the provider recovers", async ({
  browserName: _,
}, { parallelIndex, config: { workers } }) => {
  const email = newAddress();
  await behave("mail", email, "fail");
  const orderId = await buy(email, { parallelIndex, workers });
  expect((await ordersOf(email))[0]).toMatchObject({ status: "Confirmed", payment_status: "cod_due" });
  await expect(async () => expect((await messageOf(email)).last_error).not.toBeNull()).toPass();
  const waiting = await messageOf(email);
  expect(waiting).toMatchObject({
    sent_at: null,
    dead_at: null,
    last_error: "mail: answered 500, application_error",
  });
  const ready = JSON.parse((await get("/api/ready")).body);
  expect(ready).toMatchObject({ status: "ready", mail: "on", sms: "on" });
  expect(ready.outboxAgeSeconds).toBeGreaterThanOrEqual(0);

  await behave("mail", email, "deliver");
  await backend.from("outbox").update({ next_at: new Date().toISOString() }).eq("id", waiting.id);
  await nextOrderMail(email, `Order ${orderId} is confirmed`);
  expect(await orderMessagesTo(email, "email")).toHaveLength(1);
});

test("a refused mail becomes a dead letter that /api/ready counts, and is sent once it is revived", async ({
  browserName: _,
}, { parallelIndex, config: { workers } }) => {
  const email = newAddress();
  await behave("mail", email, "refuse");
  const orderId = await buy(email, { parallelIndex, workers });
  await expect(async () => expect((await messageOf(email)).dead_at).not.toBeNull()).toPass();
  expect(JSON.parse((await get("/api/ready")).body).outboxDead).toBeGreaterThanOrEqual(1);
  await behave("mail", email, "deliver");
  const { id } = await messageOf(email);
  await backend
    .from("outbox")
    .update({ dead_at: null, attempts: 0, next_at: new Date().toISOString() })
    .eq("id", id);
  await nextOrderMail(email, `Order ${orderId} is confirmed`);
});

test("the jobs run only with the secret, and report what they did", async () => {
  for (const authorization of ["", "Bearer ", "Bearer wrong", `Basic ${sandboxKeys.jobsSecret}`]) {
    const { status } = await send("/api/jobs/run", { method: "POST", headers: { authorization } });
    expect(status, authorization).toBe(401);
  }
  const { status, body } = await send("/api/jobs/run", {
    method: "POST",
    headers: { authorization: `Bearer ${sandboxKeys.jobsSecret}` },
  });
  expect(status).toBe(200);
  expect(JSON.parse(body)).toEqual({
    expired: expect.any(Number),
    polled: expect.any(Number),
    captured: expect.any(Number),
    confirmed: expect.any(Number),
    completed: expect.any(Number),
    refunded: expect.any(Number),
    outbox: {
      sent: expect.any(Number),
      skipped: expect.any(Number),
      failed: expect.any(Number),
      away: expect.any(Number),
      dead: expect.any(Number),
    },
  });
});

test("the people of the shop read of an order in Slack, with its sum and without its buyer", async ({
  browserName: _,
}, { parallelIndex, config }) => {
  const email = newAddress();
  await buy(email, { parallelIndex, workers: config.workers });
  const [order] = await ordersOf(email);
  const number = order?.order_id ?? "";
  // As if half a minute had passed.
  const before = new Date(Date.now() - 31_000).toISOString();
  await backend.from("outbox").update({ created_at: before }).eq("channel", "slack").is("sent_at", null);
  await expect(async () => {
    const text = (await messagesTo("#orders", "slack")).map((message) => message.text).join("\n");
    expect(text).toMatch(
      new RegExp(`• <http\\S+/admin/orders/${number}\\|Order ${number}, ₹[\\d,.]+, cash on delivery>`),
    );
    expect(text).not.toMatch(/@|\+91/);
  }).toPass();
});
