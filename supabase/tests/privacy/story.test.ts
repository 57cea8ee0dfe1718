import type { PoolClient } from "pg";
import { breachHours, deadlineOf } from "../../../lib/privacy/breach";
import { personalTables } from "../../../lib/privacy/personal-tables";
import { answerOf, trial } from "../support/backend/database";
import { moveOrder } from "../support/orders/move-order";
import { actAs, pastGrants } from "../support/people/actors";
import { makePerson } from "../support/people/person";
import { makeSingle, orderOf, placeOrder } from "../support/shop";

type Affected = { email: string | null; rows: number };

/** The rows of a table that lead to a mailbox, as the breach script finds them. */
async function countRows(client: PoolClient, table: string, email: string, since: Date | null = null) {
  const people: Affected[] = await answerOf(
    client,
    "select public.find_affected_people($1, $2, null, null)",
    [table, since],
  );
  return people.filter((one) => one.email === email).reduce((sum, { rows }) => sum + rows, 0);
}

/** By table, for all tables with personal data; those with no such row are left out. */
async function countAllRows(client: PoolClient, email: string): Promise<Record<string, number>> {
  const counts: [string, number][] = [];
  for (const { table } of personalTables) counts.push([table, await countRows(client, table, email)]);
  return Object.fromEntries(counts.filter(([, rows]) => rows > 0));
}

trial(
  "a customer gets a copy, names a nominee, is found in a breach drill, and is deleted",
  async (client) => {
    const { id, email } = await makePerson(client);
    const { variantId } = await makeSingle(client);
    const order = await placeOrder(client, orderOf([{ variantId }], { user_id: id, email }));
    await moveOrder(client, order.id, "Delivered");
    await client.query(
      "insert into public.contact_messages (user_id, name, email, topic, body) values ($1, 'Asha', $2, 'other', 'Hello')",
      [id, email],
    );
    await client.query(
      "insert into public.nominees (user_id, name, relation, email) values ($1, 'Nina', 'sibling', 'nina@example.com')",
      [id],
    );

    const copy = await answerOf(client, "select public.export_account($1)", [id]);
    expect([copy.orders, copy.contact_messages, copy.nominees].map((rows) => rows.length)).toEqual([1, 1, 1]);
    await actAs(client, "support");
    const page = await answerOf(client, "select public.get_admin_customer($1)", [id]);
    expect(page.nominee).toMatchObject({ name: "Nina", relation: "sibling" });
    await pastGrants(client);

    const noticedAt = new Date();
    const dayBefore = new Date(noticedAt.getTime() - 24 * 3_600_000);
    expect(await countRows(client, "public.orders", email, dayBefore)).toBe(1);
    expect(await countRows(client, "public.orders", email, new Date(noticedAt.getTime() + 3_600_000))).toBe(
      0,
    );
    expect(
      [breachHours.certIn, breachHours.board].map(
        (hours) => (deadlineOf({ noticedAt }, hours).getTime() - noticedAt.getTime()) / 3_600_000,
      ),
    ).toEqual([6, 72]);

    expect(await countAllRows(client, email)).toMatchObject({
      "public.profiles": 1,
      "public.nominees": 1,
      "public.orders": 1,
      "public.order_items": 1,
      "public.contact_messages": 1,
    });
    expect(await answerOf(client, "select public.delete_account($1)", [id])).toBe("deleted");
    expect(await countAllRows(client, email)).toEqual({});
  },
);
