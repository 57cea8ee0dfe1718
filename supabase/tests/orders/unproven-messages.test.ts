import { randomUUID } from "node:crypto";
import { owner, server } from "../support/backend/database";
import { attack, newVisitor, unproven } from "../support/orders/unproven";
import { refusalOf } from "../support/refusal";
import { makeSingle, orderOf, placeOrder } from "../support/shop";

describe("an unproven address", () => {
  const queued = async (ids: readonly string[], channel: string) => {
    const { rows } = await owner.query(
      `select topic, count(*) as messages from public.outbox
       where channel = $2 and order_id = any ($1) group by topic order by topic`,
      [ids, channel],
    );
    return Object.fromEntries(rows.map(({ topic, messages }) => [topic, messages]));
  };

  it("gets five emails about placed orders a day, two reminders and two cancellations, and no SMS", async () => {
    const { variantId } = await makeSingle(owner, 50);
    const [email, visitor] = [`${randomUUID()}@kapas.test`, newVisitor()];
    const { passed } = await attack(server, 8, () => unproven(variantId, visitor, { email }));
    expect(passed).toHaveLength(8);
    await owner.query("update public.orders set expires_at = now() where id = any ($1)", [passed]);
    await server.query("select public.expire_orders()");
    expect(await queued(passed, "email")).toEqual({ order_placed: 5, order_reminder: 2, order_cancelled: 2 });
    expect(await queued(passed, "sms")).toEqual({});
  });

  it("gets a reminder 15 minutes before the order expires, and the link once", async () => {
    const { variantId } = await makeSingle(owner);
    const email = `${randomUUID()}@kapas.test`;
    const { id, order_id } = await placeOrder(server, unproven(variantId, newVisitor(), { email }));
    const { rows } = await owner.query(
      `select o.expires_at - b.next_at = interval '15 minutes' as is_before
       from public.outbox b join public.orders o on o.id = b.order_id where b.topic = 'order_reminder' and o.id = $1`,
      [id],
    );
    expect(rows).toEqual([{ is_before: true }]);
    for (let count = 0; count < 3; count++)
      await server.query("select public.queue_order_link($1, $2)", [order_id, email]);
    // Another time would make another message of a proven order.
    const links = await owner.query(
      "select data from public.outbox where topic = 'order_link' and order_id = $1",
      [id],
    );
    expect(links.rows).toEqual([{ data: { window: null } }]);
  });
});

test("gets a code to the phone of a delivered order that works once, and does not confirm a waiting order", async () => {
  const { variantId } = await makeSingle(owner);
  const { id } = await placeOrder(server, orderOf([{ variantId }]));
  const check = async (hash: string) =>
    (await server.query("select public.check_phone_code($1, $2) as outcome", [id, hash])).rows[0].outcome;
  await server.query("select public.send_phone_code($1, '123456', 'right')", [id]);
  expect([await check("wrong"), await check("right"), await check("right")]).toEqual([
    "wrong",
    "right",
    "spent",
  ]);
  const waiting = await placeOrder(server, unproven(variantId, newVisitor()));
  expect(
    await refusalOf(server.query("select public.send_phone_code($1, '123456', 'right')", [waiting.id])),
  ).toMatchObject({ hint: "bad_transition" });
});
