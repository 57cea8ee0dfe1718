import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { inRollback, owner } from "../support/backend/database";
import { ask, mailbox, mailsTo, makeSoldOut, moveStock, prove, queue } from "../support/customers/reminders";
import { setPolicy } from "../support/orders/returns";
import { people } from "../support/people/actors";
import { orderOf, placeOrder } from "../support/shop";

const waitingFor = async (client: PoolClient, variantId: number) =>
  (
    await client.query(
      "select email from public.restock_requests where variant_id = $1 and notified_at is null order by id",
      [variantId],
    )
  ).rows.map(({ email }) => email);

async function askMany(client: PoolClient, variantId: number, count: number): Promise<string[]> {
  const all = Array.from({ length: count }, (_, index) => mailbox(`n${index}`));
  for (const email of all) await ask(client, variantId, email);
  return all;
}

async function notifiedOf(client: PoolClient, emails: string[]): Promise<string[]> {
  const { rows } = await client.query(
    "select email from public.outbox where topic = 'restock' and email = any ($1)",
    [emails],
  );
  return emails.filter((email) => rows.some((row) => row.email === email));
}

const passHours = (client: PoolClient, hours: number) =>
  client.query("update public.restock_requests set notified_at = notified_at - make_interval(hours => $1)", [
    hours,
  ]);

const take = async (client: PoolClient, ids: unknown) =>
  (await client.query("select public.take_restock_mail($1) as notice", [ids])).rows[0].notice;

it("stores one request per mailbox, only for sold-out items of the shop", () =>
  inRollback(owner, async (client) => {
    const variant = await makeSoldOut(client);
    const email = `meera.${randomUUID().slice(0, 8)}@gmail.com`;
    expect(await ask(client, variant, email)).toBe("recorded");
    expect(await ask(client, variant, email.replace("@", "+tees@"))).toBe("recorded");
    expect(await waitingFor(client, variant)).toEqual([email]);
    await moveStock(client, variant, 1);
    expect(await ask(client, variant, mailbox())).toBe("in_stock");
    await client.query("update public.product_variants set is_active = false where id = $1", [variant]);
    expect(await ask(client, variant, mailbox())).toBe("gone");
  }));

it("counts an owner's own requests apart from the twenty that strangers make for the mailbox", () =>
  inRollback(owner, async (client) => {
    const email = mailbox("owner");
    const variants: number[] = [];
    for (let count = 0; count < 21; count++) variants.push(await makeSoldOut(client));
    for (const variantId of variants.slice(0, 20)) await ask(client, variantId, email);
    const [own = 0, shared = 0] = [variants[20], variants[0]];
    expect(await ask(client, own, email, true)).toBe("recorded");
    expect(await waitingFor(client, own)).toEqual([email]);
    await ask(client, shared, email, true);
    expect(await waitingFor(client, shared)).toEqual([email]);
    const { rows } = await client.query(
      "select count(*)::int from public.restock_requests where email = $1 and is_own",
      [email],
    );
    expect(rows).toEqual([{ count: 2 }]);
  }));

it("stores at most twenty sizes per mailbox, and returns the same beyond", () =>
  inRollback(owner, async (client) => {
    const email = mailbox();
    for (let count = 0; count < 21; count++)
      expect(await ask(client, await makeSoldOut(client), email)).toBe("recorded");
    const { rows } = await client.query("select count(*) from public.restock_requests where email = $1", [
      email,
    ]);
    expect(rows[0].count).toBe(20);
  }));

it("emails three per item in the order of request, and the next ones after four hours while stock lasts", () =>
  inRollback(owner, async (client) => {
    const variant = await makeSoldOut(client);
    const all = await askMany(client, variant, 9);
    await queue(client);
    expect(await notifiedOf(client, all)).toEqual([]);
    await moveStock(client, variant, 1);
    await queue(client);
    await queue(client);
    expect(await notifiedOf(client, all)).toEqual(all.slice(0, 3));
    await passHours(client, 3);
    await queue(client);
    expect(await notifiedOf(client, all)).toEqual(all.slice(0, 3));
    await passHours(client, 2);
    await queue(client);
    expect(await notifiedOf(client, all)).toEqual(all.slice(0, 6));
    await moveStock(client, variant, -1);
    await passHours(client, 5);
    await queue(client);
    expect(await notifiedOf(client, all)).toEqual(all.slice(0, 6));
  }));

it("emails more at once for more items", () =>
  inRollback(owner, async (client) => {
    const variant = await makeSoldOut(client);
    const all = await askMany(client, variant, 9);
    await moveStock(client, variant, 1);
    await queue(client);
    await moveStock(client, variant, 1);
    await queue(client);
    expect(await notifiedOf(client, all)).toEqual(all.slice(0, 6));
  }));

it("emails no one about unpublished items", () =>
  inRollback(owner, async (client) => {
    const variant = await makeSoldOut(client);
    const [email = ""] = await askMany(client, variant, 1);
    await moveStock(client, variant, 5);
    const draft = (status: string) =>
      client.query(
        "update public.products set status = $2 where id = (select product_id from public.product_variants where id = $1)",
        [variant, status],
      );
    await draft("draft");
    await queue(client);
    expect(await mailsTo(client, "restock", email)).toEqual([]);
    await draft("published");
    await queue(client);
    expect(await mailsTo(client, "restock", email)).toHaveLength(1);
  }));

it("skips customers who have bought it or unsubscribed, without using up a turn", () =>
  inRollback(owner, async (client) => {
    const variant = await makeSoldOut(client);
    const all = await askMany(client, variant, 5);
    await moveStock(client, variant, 2);
    await placeOrder(client, orderOf([{ variantId: variant }], { email: all[0] }));
    const { rows } = await client.query("select public.mail_recipient($1) as reader", [all[1]]);
    await client.query("select public.stop_mails($1, 'restock')", [rows[0].reader.id]);
    await queue(client);
    expect(await notifiedOf(client, all)).toEqual(all.slice(2));
    expect(await waitingFor(client, variant)).toEqual([all[1]]);
  }));

it("sends one email to an unproven address, and the others once it is proven", () =>
  inRollback(owner, async (client) => {
    const email = mailbox();
    const [first, second] = [await makeSoldOut(client), await makeSoldOut(client)];
    for (const variant of [first, second]) await ask(client, variant, email);
    await moveStock(client, first, 5);
    await queue(client);
    await moveStock(client, second, 5);
    await queue(client);
    expect(await mailsTo(client, "restock", email)).toHaveLength(1);
    await prove(client, email);
    await queue(client);
    expect(await mailsTo(client, "restock", email)).toHaveLength(2);
  }));

it("combines all restocked items of a mailbox in one email, at the shop's price", () =>
  inRollback(owner, async (client) => {
    const email = mailbox();
    await setPolicy(client, "global_discount", "10");
    const variants = [await makeSoldOut(client), await makeSoldOut(client)];
    for (const variant of variants) await ask(client, variant, email);
    for (const variant of variants) await moveStock(client, variant, 5);
    await queue(client);
    const [mail, ...others] = await mailsTo(client, "restock", email);
    expect(others).toEqual([]);
    expect(await take(client, mail?.request_ids)).toMatchObject({
      variants: variants.map((variant_id) => ({ variant_id, size: "S", price: 449 })),
      waits: 0,
      is_proven: false,
    });
  }));

it("keeps the turn of a person not emailed, because it was sold out again", () =>
  inRollback(owner, async (client) => {
    const variant = await makeSoldOut(client);
    const [email = "", next = ""] = await askMany(client, variant, 2);
    await client.query(
      "update public.product_settings set setting_value = '1' where setting_key = 'restock_mails_per_variant'",
    );
    await moveStock(client, variant, 1);
    await queue(client);
    const [mail] = await mailsTo(client, "restock", email);
    await moveStock(client, variant, -1);
    expect(await take(client, mail?.request_ids)).toBeNull();
    expect(await waitingFor(client, variant)).toEqual([email, next]);
    await moveStock(client, variant, 1);
    await client.query("delete from public.outbox where topic = 'restock'");
    await queue(client);
    expect(await notifiedOf(client, [email, next])).toEqual([email]);
  }));

it("deletes requests after half a year", () =>
  inRollback(owner, async (client) => {
    const variant = await makeSoldOut(client);
    const [, kept = ""] = await askMany(client, variant, 2);
    await client.query(
      "update public.restock_requests set created_at = now() - interval '181 days' where variant_id = $1 and email <> $2",
      [variant, kept],
    );
    await queue(client);
    expect(await waitingFor(client, variant)).toEqual([kept]);
  }));

it("resubscribes the owner of an address who requests one, and no stranger", () =>
  inRollback(owner, async (client) => {
    const email = mailbox();
    const { rows } = await client.query("select public.mail_recipient($1) as reader", [email]);
    await client.query("select public.stop_mails($1, 'restock')", [rows[0].reader.id]);
    const stopped = async () =>
      (await client.query("select private.is_mail_stopped($1, 'restock') as is", [email])).rows[0].is;
    const variant = await makeSoldOut(client);
    await ask(client, variant, email);
    expect(await stopped()).toBe(true);
    await ask(client, variant, email, true);
    expect(await stopped()).toBe(false);
  }));

it("deletes requests, baskets and their emails with the account of the address", () =>
  inRollback(owner, async (client) => {
    const { ravi } = people;
    const { rows } = await client.query("select email from auth.users where id = $1", [ravi]);
    const email = rows[0].email;
    const variant = await makeSoldOut(client);
    await ask(client, variant, email);
    await moveStock(client, variant, 1);
    await queue(client);
    expect(await mailsTo(client, "restock", email)).toHaveLength(1);
    await client.query(
      "select private.delete_mails_of(private.email_key(email)) from auth.users where id = $1 and email_confirmed_at is not null",
      [ravi],
    );
    expect(await mailsTo(client, "restock", email)).toEqual([]);
    expect(
      (await client.query("select from public.restock_requests where email = $1", [email])).rowCount,
    ).toBe(0);
  }));
