import type { PoolClient } from "pg";
import { answerOf, owner, trial } from "../support/backend/database";
import { type Bought, buy, saveReview } from "../support/customers/reviews";
import { allowReturns, requestReturn } from "../support/orders/returns";
import { makeProduct, type Product } from "../support/shop";

let product: Product;
beforeAll(async () => {
  product = await makeProduct(owner, { stocks: [50, 50] });
});

const deliveredAgo = (client: PoolClient, { orderId }: Bought, time: string) =>
  client.query("update public.orders set delivered_at = now() - $2::interval where id = $1", [orderId, time]);

async function arrived(client: PoolClient, time: string): Promise<Bought> {
  const bought = await buy(client, product.variantIds);
  await deliveredAgo(client, bought, time);
  return bought;
}

const invite = (client: PoolClient) => client.query("select public.invite_reviews(1000)");
const mailsOf = (client: PoolClient, { orderId }: Bought): Promise<number> =>
  answerOf(client, "select count(*) from public.outbox where topic = 'review_invited' and order_id = $1", [
    orderId,
  ]);
const linesOf = (client: PoolClient, { orderId }: Bought): Promise<string[]> =>
  answerOf(client, "select public.find_review_invitation($1)", [orderId]);

describe("a review invitation", () => {
  trial("is emailed five days after delivery, once, and not for old orders", async (client) => {
    const due = await arrived(client, "5 days 1 minute");
    const early = await arrived(client, "4 days 23 hours");
    const late = await arrived(client, "20 days");
    await invite(client);
    await invite(client);
    expect([await mailsOf(client, due), await mailsOf(client, early), await mailsOf(client, late)]).toEqual([
      1, 0, 0,
    ]);
    await deliveredAgo(client, early, "6 days");
    await invite(client);
    expect(await mailsOf(client, early)).toBe(1);
  });

  trial("follows the days and the switch of the settings", async (client) => {
    const due = await arrived(client, "6 days");
    const set = (value: string, isOn: boolean) =>
      client.query(
        `insert into public.product_settings (setting_key, setting_value, is_enabled) values ('review_invite_days', $1, $2)
         on conflict (setting_key) do update set setting_value = excluded.setting_value, is_enabled = excluded.is_enabled`,
        [value, isOn],
      );
    await set("5", false);
    await invite(client);
    await set("7", true);
    await invite(client);
    expect(await mailsOf(client, due)).toBe(0);
    await set("6", true);
    await invite(client);
    expect(await mailsOf(client, due)).toBe(1);
  });

  trial(
    "is not sent when every item is reviewed, returned or in a return, or the account is deleted",
    async (client) => {
      await allowReturns(client);
      const reviewed = await arrived(client, "6 days");
      await saveReview(client, reviewed);
      await saveReview(client, reviewed, { line: 1 });
      const returned = await arrived(client, "6 days");
      await requestReturn(client, returned.orderId, { quantities: [1, 1], upiId: "asha@okbank" });
      const gone = await arrived(client, "6 days");
      await client.query("update public.orders set email = 'deleted@kapas.invalid' where id = $1", [
        gone.orderId,
      ]);
      await invite(client);
      for (const bought of [reviewed, returned, gone]) {
        expect(await mailsOf(client, bought)).toBe(0);
        expect(await linesOf(client, bought)).toEqual([]);
      }
    },
  );

  trial("is not sent to unsubscribed addresses", async (client) => {
    const email = "enough@kapas.test";
    const bought = await buy(client, product.variantIds, { email });
    await deliveredAgo(client, bought, "6 days");
    const { id } = await answerOf(client, "select public.mail_recipient($1)", [email]);
    await client.query("select public.stop_mails($1, 'reviews')", [id]);
    await invite(client);
    expect(await mailsOf(client, bought)).toBe(0);
  });

  trial("lists the items that are left when its email is sent", async (client) => {
    const bought = await arrived(client, "6 days");
    await invite(client);
    expect((await linesOf(client, bought)).map(Number)).toEqual(bought.items);
    await saveReview(client, bought);
    expect((await linesOf(client, bought)).map(Number)).toEqual(bought.items.slice(1));
  });
});
