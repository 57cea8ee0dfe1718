import type { PoolClient } from "pg";
import { asPaise } from "../../../lib/money";
import { discountPrice } from "../../../lib/pricing/discount";
import { inRollback, owner } from "../support/backend/database";
import { moveStock, queue } from "../support/customers/reminders";
import { setPolicy } from "../support/orders/returns";
import { people } from "../support/people/actors";
import { makeProduct, type Product } from "../support/shop";

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

it("includes the shop-wide discount, rounded as in the shop, and the price of a dearer size", () =>
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

it("runs once an hour", () =>
  trial(async (client) => {
    const tee = await makeProduct(client, { price: 500 });
    await addToWishlist(client, tee);
    await look(client);
    await setPrice(client, tee, 300);
    expect((await queue(client)).price_drops).toBe(0);
    await client.query("update private.reminder_runs set ran_at = ran_at - interval '61 minutes'");
    expect((await queue(client)).price_drops).toBe(1);
  }));
