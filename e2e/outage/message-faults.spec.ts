import { expect, test } from "../fault-fixtures";
import { backend, ordersOf, rowsOf } from "../support/backend";
import { orderMessagesTo } from "../support/inbox";
import { runJobs } from "../support/jobs";
import { jobsTimer } from "../support/jobs-timer";

// Only the test's own copy of the shop sends, and only when its jobs run. Messages that other tests left count as sent.
test.beforeAll(async () => {
  await jobsTimer.pause();
  const now = new Date().toISOString();
  await backend.from("outbox").update({ sent_at: now }).is("sent_at", null).is("dead_at", null);
});
test.afterAll(() => jobsTimer.resume());

/** Makes all waiting messages due, as if their retry delay had passed. */
async function passTime(): Promise<void> {
  const now = new Date().toISOString();
  await backend.from("outbox").update({ next_at: now }).is("sent_at", null).is("dead_at", null);
}

async function countWaiting(): Promise<number> {
  const waiting = backend.from("outbox").select("id").is("sent_at", null).is("dead_at", null);
  return rowsOf(await waiting.not("last_error", "is", null)).length;
}

test("an order does not wait for providers that hang, and its messages are sent by the next job run", async ({
  cutShop: { url, lines },
  shop,
  tee,
  buyer,
}) => {
  const { mail, sms } = lines;
  const told = async () => ({
    mails: (await orderMessagesTo(buyer.email, "email")).map(({ subject }) => subject.slice(0, 8)),
    sms: (await orderMessagesTo(`+91${buyer.phone}`, "sms")).length,
  });
  await shop.reachCheckout(tee, buyer);
  await Promise.all([mail.cut("hang"), sms.cut("hang")]);
  const startedAt = performance.now();
  await shop.checkout.placeCodOrder();
  await expect(shop.success.main).toContainText("One code, and your order is confirmed.");
  // The shop waits ten seconds for a provider that hangs.
  expect(performance.now() - startedAt).toBeLessThan(9000);
  await shop.frame.expectCount(0);
  expect(await ordersOf(buyer.email)).toEqual([expect.objectContaining({ status: "COD Review" })]);
  await expect.poll(countWaiting).toBe(2);
  expect([mail.triesOf("POST").length, sms.triesOf("POST").length]).toEqual([1, 1]);
  expect(await told()).toEqual({ mails: [], sms: 0 });

  await Promise.all([mail.mend(), sms.mend()]);
  // One mail says that the order waits for its code, one reminds the buyer. The only SMS is the code.
  const all = { mails: ["Order KP", "Order KP"], sms: 1 };
  await passTime();
  for (const _ of ["arrive", "once"]) {
    await runJobs({}, url);
    expect(await told()).toEqual(all);
  }
  await shop.success.expectConfirmed();
  expect(await ordersOf(buyer.email)).toEqual([expect.objectContaining({ status: "Confirmed" })]);
  await runJobs({}, url);
});
