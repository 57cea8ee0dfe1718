import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { inRollback, owner } from "../support/backend/database";
import { mailbox, mailsTo, moveStock, prove, queue, saveReminder } from "../support/customers/reminders";
import { setPolicy } from "../support/orders/returns";
import { hintIn } from "../support/refusal";
import { makeProduct, orderOf, type Product, placeOrder } from "../support/shop";

const newKey = () => randomUUID();
const lineOf = ({ id }: Product, quantity = 1, size = "S") => ({ id, size, color: "black", quantity });

const passHours = (client: PoolClient, key: string, hours: number) =>
  client.query(
    `update public.basket_reminders set changed_at = changed_at - make_interval(hours => $2),
       agreed_at = agreed_at - make_interval(hours => $2), notified_at = notified_at - make_interval(hours => $2)
     where basket_key = $1`,
    [key, hours],
  );

/** A basket of one tee, abandoned five hours ago. */
async function leave(client: PoolClient, email = mailbox()) {
  const [tee, key] = [await makeProduct(client, { stocks: [5, 5] }), newKey()];
  await saveReminder(client, key, email, [lineOf(tee)]);
  await passHours(client, key, 5);
  return { tee, key, email };
}

const shown = async (client: PoolClient, mail: Record<string, unknown> | undefined) =>
  (await client.query("select public.find_basket_mail($1) as basket", [mail?.basket_id])).rows[0].basket;

const isStored = async (client: PoolClient, key: string) =>
  (await client.query("select from public.basket_reminders where basket_key = $1", [key])).rowCount === 1;

it("emails an abandoned basket once, four hours after its last change", () =>
  inRollback(owner, async (client) => {
    const [tee, key, email] = [await makeProduct(client, { stocks: [5] }), newKey(), mailbox()];
    await saveReminder(client, key, email, [lineOf(tee)]);
    await passHours(client, key, 3);
    await queue(client);
    await saveReminder(client, key, email, [lineOf(tee, 2)]);
    await passHours(client, key, 3);
    await queue(client);
    expect(await mailsTo(client, "basket_left", email)).toEqual([]);
    await passHours(client, key, 1);
    await queue(client);
    await saveReminder(client, key, email, [lineOf(tee, 3)]);
    await passHours(client, key, 24);
    await queue(client);
    const mails = await mailsTo(client, "basket_left", email);
    expect(mails).toHaveLength(1);
    expect((await shown(client, mails[0])).lines).toMatchObject([{ id: tee.id, quantity: 2 }]);
  }));

it("shows available items at today's price, without their owner", () =>
  inRollback(owner, async (client) => {
    const { tee, key, email } = await leave(client);
    await saveReminder(client, key, email, [lineOf(tee, 2), lineOf(tee, 1, "M"), lineOf(tee, 1, "XL")]);
    await passHours(client, key, 5);
    await queue(client);
    const [mail] = await mailsTo(client, "basket_left", email);
    await moveStock(client, tee.variantIds[1] ?? 0, -5);
    await client.query("update public.products set price = 300 where id = $1", [tee.id]);
    await setPolicy(client, "global_discount", "50");
    const basket = await shown(client, mail);
    expect(basket.lines).toMatchObject([{ id: tee.id, size: "S", quantity: 2, price: 150 }]);
    expect(JSON.stringify(basket)).not.toContain("example.com");
  }));

it("sends nothing after any order of the mailbox", () =>
  inRollback(owner, async (client) => {
    const { key, email } = await leave(client);
    const other = await makeProduct(client);
    await placeOrder(client, orderOf([{ variantId: other.variantIds[0] ?? 0 }], { email }));
    await queue(client);
    expect(await mailsTo(client, "basket_left", email)).toEqual([]);
    expect(await isStored(client, key)).toBe(false);
  }));

it("ends the link after an order, and two weeks after the email", () =>
  inRollback(owner, async (client) => {
    const [bought, old] = [await leave(client), await leave(client)];
    await queue(client);
    const [[ofBought], [ofOld]] = [
      await mailsTo(client, "basket_left", bought.email),
      await mailsTo(client, "basket_left", old.email),
    ];
    expect(await shown(client, ofBought)).not.toBeNull();
    await placeOrder(
      client,
      orderOf([{ variantId: bought.tee.variantIds[0] ?? 0 }], { email: bought.email }),
    );
    expect(await shown(client, ofBought)).toBeNull();
    await passHours(client, old.key, 24 * 13);
    expect(await shown(client, ofOld)).not.toBeNull();
    await passHours(client, old.key, 24 * 2);
    expect(await shown(client, ofOld)).toBeNull();
    await queue(client);
    expect(await isStored(client, old.key)).toBe(false);
  }));

it("sends nothing for an emptied cart, an unticked box, or a cart with only sold-out items", () =>
  inRollback(owner, async (client) => {
    const [emptied, unticked, soldOut] = [await leave(client), await leave(client), await leave(client)];
    await saveReminder(client, emptied.key, emptied.email, []);
    await saveReminder(client, unticked.key, "", [lineOf(unticked.tee)]);
    await moveStock(client, soldOut.tee.variantIds[0] ?? 0, -5);
    await queue(client);
    for (const { key, email } of [emptied, unticked, soldOut]) {
      expect(await mailsTo(client, "basket_left", email)).toEqual([]);
      expect(await isStored(client, key)).toBe(false);
    }
  }));

it("sends nothing to unsubscribed addresses, one email to an unproven one, and one for two devices", () =>
  inRollback(owner, async (client) => {
    const stopped = await leave(client);
    const { rows } = await client.query("select public.mail_recipient($1) as reader", [stopped.email]);
    await client.query("select public.stop_mails($1, 'baskets')", [rows[0].reader.id]);
    const first = await leave(client);
    await leave(client, first.email);
    await queue(client);
    expect(await mailsTo(client, "basket_left", stopped.email)).toEqual([]);
    expect(await mailsTo(client, "basket_left", first.email)).toHaveLength(1);
    await queue(client);
    expect(await mailsTo(client, "basket_left", first.email)).toHaveLength(1);
    await prove(client, first.email);
    await queue(client);
    expect(await mailsTo(client, "basket_left", first.email)).toHaveLength(2);
  }));

it("waits as long as the setting, and sends nothing when it is off", () =>
  inRollback(owner, async (client) => {
    const { key, email } = await leave(client);
    await setPolicy(client, "basket_reminder_hours", "4", false);
    await queue(client);
    expect(await mailsTo(client, "basket_left", email)).toEqual([]);
    await setPolicy(client, "basket_reminder_hours", "24");
    await queue(client);
    expect(await mailsTo(client, "basket_left", email)).toEqual([]);
    await passHours(client, key, 20);
    await queue(client);
    expect(await mailsTo(client, "basket_left", email)).toHaveLength(1);
  }));

it("refuses malformed baskets", () =>
  inRollback(owner, async (client) => {
    const tee = await makeProduct(client);
    for (const [key, email, lines] of [
      ["short", mailbox(), [lineOf(tee)]],
      [newKey(), "a@b.example\r\nBcc: c@d.example", [lineOf(tee)]],
      [newKey(), mailbox(), Array.from({ length: 51 }, () => lineOf(tee))],
    ] as const)
      expect(await hintIn(client, () => saveReminder(client, key, email, [...lines]))).toBe("bad_basket");
  }));
