import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { asPaise } from "../../../lib/money";
import { discountPrice } from "../../../lib/pricing/discount";
import { inRollback, owner } from "../support/backend/database";
import { mailbox, mailsTo, moveStock, prove, queue, saveReminder } from "../support/customers/reminders";
import { setPolicy } from "../support/orders/returns";
import { people } from "../support/people/actors";
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

it("the link of a cart reminder ends after an order, and two weeks after the email", () =>
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

it("a cart reminder waits as long as the setting, and is not sent when it is off", () =>
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

const trial = (work: (client: PoolClient) => Promise<void>) =>
  inRollback(owner, async (client) => {
    await client.query("delete from public.user_wishlist");
    await setPolicy(client, "global_discount", "0");
    await work(client);
  });

const addToWishlist = (client: PoolClient, { id }: Product, size: string | null = null, user = people.ravi) =>
  client.query("insert into public.user_wishlist (user_id, product_id, size) values ($1, $2, $3)", [
    user,
    id,
    size,
  ]);

const setPrice = (client: PoolClient, { id }: Product, price: number) =>
  client.query("update public.products set price = $2 where id = $1", [id, price]);

/** The jobs an hour later. */
async function look(client: PoolClient): Promise<number> {
  await client.query("delete from private.reminder_runs");
  return (await queue(client)).price_drops;
}

const drops = async (client: PoolClient, user = people.ravi) =>
  (
    await client.query("select public.find_price_drops($1, (now() at time zone 'Asia/Kolkata')::date) as d", [
      user,
    ])
  ).rows[0].d;

it("emails prices a tenth lower than when the entry was added, all in one email a day", () =>
  trial(async (client) => {
    const [tee, cap, mug] = [
      await makeProduct(client, { price: 500 }),
      await makeProduct(client, { price: 200 }),
      await makeProduct(client, { price: 100 }),
    ];
    for (const item of [tee, cap, mug]) await addToWishlist(client, item);
    expect(await look(client)).toBe(0);
    await setPrice(client, tee, 450);
    await setPrice(client, cap, 181);
    expect(await look(client)).toBe(1);
    expect(await drops(client)).toMatchObject([{ was: 500, now: 450 }]);
    await setPrice(client, mug, 50);
    expect(await look(client)).toBe(0);
    await client.query("update public.user_wishlist set notified_on = notified_on - 1");
    await client.query("delete from public.outbox where topic = 'price_drop'");
    expect(await look(client)).toBe(1);
    expect(await drops(client)).toMatchObject([{ was: 100, now: 50 }]);
  }));

it("never emails a price twice, nor one that rose and returned", () =>
  trial(async (client) => {
    const tee = await makeProduct(client, { price: 500 });
    await addToWishlist(client, tee);
    await setPrice(client, tee, 400);
    expect(await look(client)).toBe(1);
    await client.query("update public.user_wishlist set notified_on = null");
    await client.query("delete from public.outbox where topic = 'price_drop'");
    expect(await look(client)).toBe(0);
    await setPrice(client, tee, 600);
    expect(await look(client)).toBe(0);
    await setPrice(client, tee, 400);
    expect(await look(client)).toBe(0);
    await setPrice(client, tee, 360);
    expect(await look(client)).toBe(1);
  }));

it("a price-drop email includes the shop-wide discount, rounded as in the shop, and the price of a dearer size", () =>
  trial(async (client) => {
    const tee = await makeProduct(client, { price: 499, stocks: [5, 5] });
    await client.query("update public.product_variants set price = 555 where id = $1", [tee.variantIds[1]]);
    await addToWishlist(client, tee, "M");
    await setPolicy(client, "global_discount", "12.5");
    expect(await look(client)).toBe(1);
    const { unitPaise } = discountPrice(asPaise(55_500), 12.5);
    expect(await drops(client)).toMatchObject([{ was: 555, now: unitPaise / 100 }]);
    for (const [list, percent] of [
      [499, 10],
      [1, 90],
      [0.5, 10],
      [1499.99, 33.33],
      [777, 0],
    ] as const) {
      await setPolicy(client, "global_discount", String(percent));
      const { rows } = await client.query("select private.shown_price($1) as price", [list]);
      expect(rows[0].price).toBe(discountPrice(asPaise(Math.round(list * 100)), percent).unitPaise / 100);
    }
  }));

it("leaves out items that are sold out, hidden, or dearer again when the email is sent", () =>
  trial(async (client) => {
    const [soldOut, hidden, back] = [
      await makeProduct(client, { price: 500, stocks: [1] }),
      await makeProduct(client, { price: 500 }),
      await makeProduct(client, { price: 500 }),
    ];
    for (const item of [soldOut, hidden, back]) await addToWishlist(client, item);
    for (const item of [soldOut, hidden, back]) await setPrice(client, item, 300);
    await moveStock(client, soldOut.variantIds[0] ?? 0, -1);
    await client.query("update public.products set status = 'draft' where id = $1", [hidden.id]);
    expect(await look(client)).toBe(1);
    expect(await drops(client)).toHaveLength(1);
    await setPrice(client, back, 500);
    expect(await drops(client)).toEqual([]);
  }));

it("sends nothing to unsubscribed, staff and unproven addresses, nor when it is off", () =>
  trial(async (client) => {
    const tee = await makeProduct(client, { price: 500 });
    for (const user of [people.ravi, people.asha, people.editor])
      await addToWishlist(client, tee, null, user);
    await setPrice(client, tee, 300);
    await setPolicy(client, "price_drop_percent", "10", false);
    expect(await look(client)).toBe(0);
    await setPolicy(client, "price_drop_percent", "10");
    const { rows } = await client.query(
      "select public.mail_recipient((select email from auth.users where id = $1)) as reader",
      [people.asha],
    );
    await client.query("select public.stop_mails($1, 'price_drops')", [rows[0].reader.id]);
    await client.query("update auth.users set email_confirmed_at = null where id = $1", [people.ravi]);
    expect(await look(client)).toBe(0);
    await client.query("update auth.users set email_confirmed_at = now() where id = $1", [people.ravi]);
    expect(await look(client)).toBe(1);
  }));

it("price drops are checked once an hour", () =>
  trial(async (client) => {
    const tee = await makeProduct(client, { price: 500 });
    await addToWishlist(client, tee);
    await look(client);
    await setPrice(client, tee, 300);
    expect((await queue(client)).price_drops).toBe(0);
    await client.query("update private.reminder_runs set ran_at = ran_at - interval '61 minutes'");
    expect((await queue(client)).price_drops).toBe(1);
  }));
