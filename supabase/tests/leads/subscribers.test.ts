import type { PoolClient } from "pg";
import { answerOf, inTest, owner, server, trial } from "../support/backend/database";
import { couponOf, leadOf, newAddress, receiveLead } from "../support/customers/leads";
import { withCoupon } from "../support/orders/coupons";
import { actAs, pastGrants, people } from "../support/people/actors";
import { refusalIn, refusalOf } from "../support/refusal";
import { type Db, makeSingle, orderOf, placeOrder } from "../support/shop";

const mailsTo = (client: PoolClient, email: string) =>
  answerOf(client, "select count(*)::int from public.outbox where email = $1 and topic = 'lead_code'", [
    email,
  ]);

describe("a subscriber in the admin", () => {
  trial("is unsubscribed on request, and one who has used the link is shown as such", async (client) => {
    const [email, other] = [newAddress(), newAddress()];
    await receiveLead(client, { email });
    await receiveLead(client, { email: other });
    const { id } = await leadOf(client, email);
    await actAs(client, "support");
    expect(await answerOf(client, "select public.stop_leads($1)", [[id]])).toBe(1);
    expect(await answerOf(client, "select public.stop_leads($1)", [[id]])).toBe(0);
    await pastGrants(client);
    expect((await leadOf(client, email)).is_stopped).toBe(true);
    expect(await answerOf(client, "select private.is_mail_stopped($1, 'offers')", [email])).toBe(true);
    await client.query("select public.stop_mails((public.mail_recipient($1) ->> 'id')::uuid, 'offers')", [
      other,
    ]);
    expect((await leadOf(client, other)).is_stopped).toBe(true);
  });

  trial("gets the code again, once for two clicks, and a new one when it has expired", async (client) => {
    const email = newAddress();
    const code = await receiveLead(client, { email });
    const { id } = await leadOf(client, email);
    await actAs(client, "support");
    await client.query("select public.resend_lead_code($1)", [id]);
    await client.query("select public.resend_lead_code($1)", [id]);
    await pastGrants(client);
    expect(await mailsTo(client, email)).toBe(2);
    await client.query("update public.coupons set is_active = false where code = $1", [code]);
    expect(await answerOf(client, "select public.find_lead_mail($1)", [id])).toBeNull();
    await actAs(client, "support");
    await client.query("select public.resend_lead_code($1)", [id]);
    await pastGrants(client);
    expect((await answerOf(client, "select public.find_lead_mail($1)", [id])).code).not.toBe(code);
  });

  trial("gets no code after unsubscribing or deletion", async (client) => {
    const email = newAddress();
    await receiveLead(client, { email });
    const { id } = await leadOf(client, email);
    await actAs(client, "support");
    await client.query("select public.stop_leads($1)", [[id]]);
    const resend = (which: number) => client.query("select public.resend_lead_code($1)", [which]);
    expect((await refusalIn(client, () => resend(id))).hint).toBe("stopped");
    expect((await refusalIn(client, () => resend(-1))).hint).toBe("no_lead");
  });

  trial("is deleted with the code and the queued email; its author stays unsubscribed", async (client) => {
    const email = newAddress();
    const code = await receiveLead(client, { email });
    const { id } = await leadOf(client, email);
    await actAs(client, "support");
    await client.query("select public.stop_leads($1)", [[id]]);
    expect(await answerOf(client, "select public.delete_leads($1)", [[id]])).toBe(1);
    await pastGrants(client);
    expect(await leadOf(client, email)).toBeUndefined();
    expect(await mailsTo(client, email)).toBe(0);
    expect((await couponOf(client, code)).is_active).toBe(false);
    await receiveLead(client, { email });
    expect((await leadOf(client, email)).is_stopped).toBe(true);
  });

  trial(
    "leaves no address in the audit log, which names who unsubscribed, deleted and exported",
    async (client) => {
      const email = newAddress();
      await receiveLead(client, { email });
      const { id } = await leadOf(client, email);
      await actAs(client, "support");
      await client.query("select public.stop_leads($1)", [[id]]);
      await client.query("select public.delete_leads($1)", [[id]]);
      await client.query("select public.record_lead_export('ordered:yes')");
      await pastGrants(client);
      const { rows } = await client.query(
        "select action, subject, actor, to_jsonb(a)::text as everything from public.audit_log a where subject in ('user_leads', 'lead_exports') and created_at = now() order by id",
      );
      expect(rows.map(({ action, subject, actor }) => [action, subject, actor])).toEqual([
        ["update", "user_leads", people.support],
        ["delete", "user_leads", people.support],
        ["insert", "lead_exports", people.support],
      ]);
      expect(rows.map(({ everything }) => everything).join()).not.toContain(email);
    },
  );

  it.each([
    ["stop_leads", "select public.stop_leads('{1}')"],
    ["delete_leads", "select public.delete_leads('{1}')"],
    ["resend_lead_code", "select public.resend_lead_code(1)"],
    ["record_lead_export", "select public.record_lead_export('')"],
    ["popup_result", "select public.popup_result(30)"],
  ])("can't be changed without the permission: %s", (_, sql) =>
    inTest(async (client) => {
      await actAs(client, "packer");
      expect((await refusalIn(client, () => client.query(sql))).hint).toBe("forbidden");
    })(),
  );
});

async function buy(email: string, code?: string, facts: object = {}, db: Db = server) {
  const { variantId } = await makeSingle(owner);
  const order = orderOf([{ variantId }], { email, ...facts });
  return placeOrder(db, code ? withCoupon(order, await couponOf(owner, code)) : order);
}

const move = (id: string, to: string, db: Db = owner) =>
  db.query("select public.transition_order($1, $2, 'admin', 'Test')", [id, to]);

it("converts a lead while an order of its mailbox is sold, and marks its code used while the order holds it", async () => {
  const email = newAddress();
  const code = await receiveLead(server, { email });
  const { id } = await buy(email.replace("@", "+x@"), code, { is_phone_proven: false });
  const state = async () => {
    const { converted, coupon_used } = await leadOf(owner, email);
    return [converted, coupon_used];
  };
  expect(await state()).toEqual([false, true]);
  await move(id, "Confirmed");
  expect(await state()).toEqual([true, true]);
  await move(id, "Cancelled");
  expect(await state()).toEqual([false, false]);
});

it("converts no lead by an order placed before it", async () => {
  const email = newAddress();
  const { id } = await buy(email, undefined, { is_phone_proven: false });
  await receiveLead(server, { email });
  await move(id, "Confirmed");
  expect((await leadOf(owner, email)).converted).toBe(false);
});

it("accepts a code only for its own address, and one of two codes of an address", async () => {
  const email = newAddress();
  const first = await receiveLead(server, { email });
  expect(await refusalOf(buy("x@example.com", first))).toMatchObject({ detail: "not_yours" });
  await buy(email, first);
  const second = await receiveLead(server, { email });
  expect(second).not.toBe(first);
  expect(await refusalOf(buy(email, second))).toMatchObject({ detail: "not_first_order" });
});

it("sends one email and at most six codes for 20 concurrent visitors with one new address", async () => {
  const email = newAddress();
  const codes = await Promise.all(Array.from({ length: 20 }, () => receiveLead(server, { email })));
  expect(new Set(codes).size).toBe(6);
  const { rows } = await owner.query("select from public.outbox where email = $1", [email]);
  expect(rows).toHaveLength(1);
});

trial("sums the results of each experiment group without failed orders", async (client) => {
  const sums = async () => {
    await actAs(client, "manager");
    const { rows } = await client.query("select public.popup_result(30) as result");
    await actAs(client, "service");
    return rows[0].result;
  };
  const before = await sums();
  const orders = [];
  for (const arm of ["shown", "shown", "held"]) {
    const order = await buy(newAddress(), undefined, {}, client);
    await client.query("select public.record_popup_order($1, $2)", [order.order_id, arm]);
    await client.query("select public.record_popup_order($1, 'held')", [order.order_id]);
    await client.query("select public.record_popup($1)", [arm]);
    orders.push(order);
  }
  await move(orders[1]?.id ?? "", "Cancelled", client);
  await receiveLead(client, {}, { arm: "shown" });
  const after = await sums();
  const brought = (half: number) =>
    ["visitors", "leads", "orders", "revenue"].map((key) => after[half][key] - before[half][key]);
  expect(brought(0)).toEqual([2, 1, 1, 548]);
  expect(brought(1)).toEqual([1, 0, 1, 548]);
});
