import { expect, test } from "../fault-fixtures";
import { backend, ordersOf, rowOf, rowsOf } from "../support/backend";
import type { Buyer } from "../support/buyer";
import type { Fault } from "../support/faulty-line";
import { orderMessagesTo } from "../support/inbox";
import { jobsTimer } from "../support/jobs-timer";
import { placeOrder } from "../support/orders";
import { runJobs } from "../support/paid-orders";
import type { Tee } from "../support/tees";

// Only the shop with the lines sends, and only when it is told to: what other tests have left is none of its business.
test.beforeAll(async () => {
  await jobsTimer.pause();
  const now = new Date().toISOString();
  await backend.from("outbox").update({ sent_at: now }).is("sent_at", null).is("dead_at", null);
});
test.afterAll(() => jobsTimer.resume());

const outboxOf = (counts: Record<string, number>) => ({ outbox: expect.objectContaining(counts) });
const nothing = outboxOf({ sent: 0, skipped: 0, failed: 0, away: 0, dead: 0 });

const channels = { mail: "email", sms: "sms" } as const;
type Provider = keyof typeof channels;

/** A confirmed order, which is told by one mail and one SMS. */
async function buy(tee: Tee, { email, phone: digits }: Buyer) {
  const phone = `+91${digits}`;
  await placeOrder(tee, { email, phone });
  const [order] = await ordersOf(email);
  return {
    row: async (provider: Provider) =>
      rowOf(
        await backend
          .from("outbox")
          .select("attempts, away_attempts, next_at, last_error")
          .eq("topic", "order_confirmed")
          .eq("channel", channels[provider])
          .eq("order_id", order?.id ?? ""),
      ),
    countArrived: async (provider: Provider) =>
      (await orderMessagesTo(provider === "mail" ? email : phone, channels[provider])).length,
  };
}

/** Half a minute, for what waits so long. */
async function passTime(): Promise<void> {
  const now = new Date().toISOString();
  await backend.from("outbox").update({ next_at: now }).is("sent_at", null).is("dead_at", null);
}

/** An SMS that was read and not answered may have arrived: it waits half a minute. The rest is due again at once. */
const cells: { provider: Provider; fault: Fault; outcome: "away" | "failed"; arrives?: 1 }[] = [
  { provider: "mail", fault: "refused", outcome: "away" },
  { provider: "mail", fault: 500, outcome: "away" },
  { provider: "mail", fault: 429, outcome: "away" },
  { provider: "mail", fault: "reset", outcome: "away" },
  { provider: "mail", fault: "lost", outcome: "away", arrives: 1 },
  { provider: "sms", fault: "refused", outcome: "away" },
  { provider: "sms", fault: 500, outcome: "away" },
  { provider: "sms", fault: 429, outcome: "away" },
  { provider: "sms", fault: "reset", outcome: "failed" },
];

for (const { provider, fault, outcome, arrives = 0 } of cells) {
  test(`${provider} ${fault}: one try a run, the other channel goes on, one message in the end`, async ({
    cutShop: { url, lines },
    tee,
    buyer,
  }) => {
    const other = provider === "mail" ? "sms" : "mail";
    await lines[provider].cut(fault);
    const { row, countArrived } = await buy(tee, buyer);
    expect(await runJobs(url)).toMatchObject(outboxOf({ sent: 1, [outcome]: 1 }));
    if (fault !== "refused") expect(lines[provider].triesOf("POST")).toHaveLength(1);
    expect(await runJobs(url)).toMatchObject(outcome === "away" ? outboxOf({ sent: 0, away: 1 }) : nothing);
    expect([await countArrived(provider), await countArrived(other)]).toEqual([arrives, 1]);
    const { next_at, ...waiting } = await row(provider);
    const tries = outcome === "away" ? 2 : 1;
    const why = typeof fault === "number" ? `answered ${fault}` : "no answer";
    expect(waiting).toEqual({
      attempts: tries,
      away_attempts: outcome === "away" ? tries : 0,
      last_error: `${provider}: ${why}`,
    });
    expect(Date.parse(next_at) - Date.now()).toBeLessThan(outcome === "away" ? 500 : 30_500);

    await lines[provider].mend();
    await passTime();
    expect(await runJobs(url)).toMatchObject(outboxOf({ sent: 1, away: 0 }));
    expect(await runJobs(url)).toMatchObject(nothing);
    expect([await countArrived(provider), await countArrived(other)]).toEqual([1, 1]);
  });
}

for (const provider of ["mail", "sms"] as const) {
  test(`${provider} slow: one try, one message`, async ({ cutShop: { url, lines }, tee, buyer }) => {
    await lines[provider].cut("slow");
    const { countArrived } = await buy(tee, buyer);
    expect(await runJobs(url)).toMatchObject(outboxOf({ sent: 2, away: 0 }));
    expect(lines[provider].triesOf("POST")).toHaveLength(1);
    expect([await countArrived("mail"), await countArrived("sms")]).toEqual([1, 1]);
  });
}

test.describe("on the screen", () => {
  async function countWaiting(): Promise<number> {
    const waiting = backend.from("outbox").select("id").is("sent_at", null).is("dead_at", null);
    return rowsOf(await waiting.not("last_error", "is", null)).length;
  }

  for (const fault of [500, "hang"] as const) {
    test(`${fault}: the order does not wait for its messages, and they arrive with the next run`, async ({
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
      await Promise.all([mail.cut(fault), sms.cut(fault)]);
      const startedAt = performance.now();
      await shop.checkout.placeCodOrder();
      await expect(shop.success.main).toContainText("One code, and your order is confirmed.");
      // A provider that hangs is waited for ten seconds.
      expect(performance.now() - startedAt).toBeLessThan(9000);
      await shop.frame.expectCount(0);
      expect(await ordersOf(buyer.email)).toEqual([expect.objectContaining({ status: "COD Review" })]);
      await expect.poll(countWaiting, { timeout: 15_000 }).toBe(2);
      expect([mail.triesOf("POST").length, sms.triesOf("POST").length]).toEqual([1, 1]);
      expect(await told()).toEqual({ mails: [], sms: 0 });

      await Promise.all([mail.mend(), sms.mend()]);
      // The order was noted, and its time is running out; by SMS goes its code alone.
      const all = { mails: ["Order KP", "Order KP"], sms: 1 };
      await passTime();
      for (const _ of ["arrive", "once"]) {
        await runJobs(url);
        expect(await told()).toEqual(all);
      }
      await shop.success.expectConfirmed();
      expect(await ordersOf(buyer.email)).toEqual([expect.objectContaining({ status: "Confirmed" })]);
      await runJobs(url);
    });
  }
});
