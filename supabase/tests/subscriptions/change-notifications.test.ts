import { randomUUID } from "node:crypto";
import { owner, server } from "../support/backend/database";
import { sendCharge, sendUpdate, subscribe } from "../support/subscriptions/subscription-charges";
import { actAs, mineOf, stockTees } from "../support/subscriptions/subscriptions";

// Subscribers are notified of a changed delivery address or payment method, and see failed charges.

beforeAll(() => stockTees(owner, 4));

/** To the proven address of the account, not to the entered one. */
async function mailsOf(id: string): Promise<string[]> {
  const { rows } = await owner.query(
    `select topic from public.outbox where data ->> 'subscription_id' = $1
       and topic in ('subscription_address', 'subscription_payment')
       and email = (
         select u.email from auth.users u join private.subscriptions s on s.user_id = u.id where s.id = $1::uuid
       ) order by id`,
    [id],
  );
  return rows.map(({ topic }) => topic);
}

it("notifies of another address, name or phone, not of the same again, or of another size", async () => {
  const { id, person } = await subscribe(owner, server);
  const change = async (fields: object) => {
    const { rows } = await owner.query("select version from private.subscriptions where id = $1", [id]);
    await actAs(owner, person.id, "select public.change_subscription($1, $2, $3)", [
      ...[id, rows[0].version, JSON.stringify(fields)],
    ]);
  };
  const address = { line1: "2 MG Road", line2: "", city: "Bengaluru", state: "Karnataka", pincode: "560001" };
  await change({ address });
  expect(await mailsOf(id)).toEqual(["subscription_address"]);
  await change({ address });
  await change({ cut: "oversized", size: "S" });
  expect(await mailsOf(id)).toHaveLength(1);
  await owner.query(
    "update public.outbox set attempts = 1, sent_at = now() where data ->> 'subscription_id' = $1",
    [id],
  );
  await change({ name: "Ravi Rao" });
  await change({ phone: "+919876543211" });
  // One for both, ten minutes after the first.
  expect(await mailsOf(id)).toHaveLength(2);
  const waits = await owner.query(
    `select next_at - now() > interval '9 minutes' as waits from public.outbox
       where topic = 'subscription_address' and data ->> 'subscription_id' = $1 order by id`,
    [id],
  );
  expect(waits.rows.map((row) => row.waits)).toEqual([false, true]);
  const { rows } = await server.query("select public.find_subscription_mail($1) as mail", [id]);
  expect(rows[0].mail).toMatchObject({ name: "Ravi Rao", address, method: "upi" });
});

let elapsed = 0;
/** Each update is later than the one before, and than its row. */
const nextSecond = () => new Date(Date.now() + ++elapsed * 1000).toISOString();
const sendStatus = (
  gateway: string,
  more: { method?: string; status?: string; mandate_payment_id?: string },
) =>
  sendUpdate(server, gateway, { at: nextSecond(), charge_at: null, is_paused_by_bank: false, ...more }, null);
describe("another payment method", () => {
  /** As if it had been notified an hour ago. */
  const later = (id: string) =>
    owner.query(
      "update private.subscription_events set created_at = created_at - interval '1 hour' where subscription_id = $1",
      [id],
    );

  it("is notified once, when the gateway names another method, and when the browser returns its payment", async () => {
    const { id, gateway, paymentId, amount } = await subscribe(owner, server);
    await sendCharge(server, { gateway, paymentId, amount });
    await sendStatus(gateway, {});
    await sendStatus(gateway, { mandate_payment_id: paymentId });
    expect(await mailsOf(id)).toEqual([]);
    await sendStatus(gateway, { method: "card" });
    const change = `pay_${randomUUID()}`;
    await sendStatus(gateway, { method: "card", mandate_payment_id: change });
    expect(await mailsOf(id)).toEqual(["subscription_payment"]);
    await later(id);
    await sendStatus(gateway, { method: "card", mandate_payment_id: change });
    await sendStatus(gateway, { method: "card", mandate_payment_id: change });
    expect(await mailsOf(id)).toHaveLength(2);
  });

  it("of a subscription that waits for payment is notified too, though it pays the first charge", async () => {
    const { id, gateway, paymentId } = await subscribe(owner, server);
    await sendStatus(gateway, { status: "pending" });
    await sendStatus(gateway, { mandate_payment_id: paymentId });
    expect(await mailsOf(id)).toEqual(["subscription_payment"]);
  });

  it("is not notified for one that has just started, or has ended", async () => {
    const { id, gateway } = await subscribe(owner, server);
    await owner.query(
      "update private.subscriptions set status = 'created', method = null, started_at = null where id = $1",
      [id],
    );
    await sendStatus(gateway, { method: "card", mandate_payment_id: `pay_${randomUUID()}` });
    expect(await mailsOf(id)).toEqual([]);
    await sendStatus(gateway, { status: "cancelled", method: "card" });
    await sendStatus(gateway, { method: "upi", mandate_payment_id: `pay_${randomUUID()}` });
    expect(await mailsOf(id)).toEqual([]);
  });
});

it("shows a failed charge once for all its tries, with its outcome", async () => {
  const { gateway, person, amount } = await subscribe(owner, server);
  const after = async (...statuses: string[]) => {
    for (const status of statuses) await sendStatus(gateway, { status });
    const [row] = await mineOf(owner, person);
    return (row?.failures ?? []).map((failure) => [failure.amount, failure.outcome]);
  };
  expect(await after("active")).toEqual([]);
  expect(await after("pending")).toEqual([[amount, "open"]]);
  expect(await after("active")).toEqual([[amount, "paid"]]);
  const lost = [
    [amount, "unpaid"],
    [amount, "paid"],
  ];
  expect(await after("pending", "halted")).toEqual(lost);
  expect(await after("active")).toEqual(lost);
  expect(await after("halted")).toEqual([[amount, "unpaid"], ...lost]);
});
