import { inRollback, owner, trial } from "../support/backend/database";
import { moveOrder } from "../support/orders/move-order";
import { makeSingle, orderOf, placeCardOrder, placeOrder } from "../support/shop";

type Queued = Record<string, { channel: string; isDue: boolean }[]>;

async function queuedFor(db: Parameters<typeof placeOrder>[0], id: string): Promise<Queued> {
  const { rows } = await db.query(
    `select topic, channel, next_at <= now() as is_due from public.outbox
     where order_id = $1 order by channel`,
    [id],
  );
  const queued: Queued = {};
  for (const row of rows) {
    queued[row.topic] = [...(queued[row.topic] ?? []), { channel: row.channel, isDue: row.is_due }];
  }
  return queued;
}

const email = { channel: "email", isDue: true };
const sms = { channel: "sms", isDue: true };
/** Staff may undo its cause for an hour. */
const later = (message: typeof email) => ({ ...message, isDue: false });

trial("sends an email for a COD order, and an SMS once its phone is proven", async (db) => {
  const { variantId } = await makeSingle(db);
  const { id } = await placeOrder(db, orderOf([{ variantId }]));
  await moveOrder(db, id, "Delivered");
  expect(await queuedFor(db, id)).toEqual({
    order_placed: [email],
    order_confirmed: [email, sms],
    order_shipped: [later(email), later(sms)],
    order_delivered: [later(email)],
  });
});

trial("sends a message of an unpaid order after three minutes, by email only", async (db) => {
  const { variantId } = await makeSingle(db);
  const { id } = await placeCardOrder(db, variantId);
  expect(await queuedFor(db, id)).toEqual({ order_placed: [{ channel: "email", isDue: false }] });
  const { rows } = await db.query(
    "select next_at = now() + interval '3 minutes' as is_soon from public.outbox where order_id = $1",
    [id],
  );
  expect(rows).toEqual([{ is_soon: true }]);
});

trial("queues a message requested twice once, in each of its channels", async (db) => {
  const { variantId } = await makeSingle(db);
  const { id } = await placeOrder(db, orderOf([{ variantId }]));
  const before = await queuedFor(db, id);
  await db.query("select private.queue_message('order_confirmed', $1)", [id]);
  expect(await queuedFor(db, id)).toEqual(before);
});

trial("queues messages of one topic separately for different subjects of an order", async (db) => {
  const { variantId } = await makeSingle(db);
  const { id } = await placeOrder(db, orderOf([{ variantId }]));
  for (const refundId of ["one", "two", "one"]) {
    await db.query(
      "select private.queue_message('refund_processed', $1, jsonb_build_object('refund_id', $2::text))",
      [id, refundId],
    );
  }
  const { rows } = await db.query(
    "select data from public.outbox where order_id = $1 and topic = 'refund_processed' order by id",
    [id],
  );
  expect(rows.map(({ data }) => data.refund_id)).toEqual(["one", "two"]);
});

describe("a password change", () => {
  async function topicsAfter(change: string, person = "email_confirmed_at = now()"): Promise<string[]> {
    return inRollback(owner, async (db) => {
      const { rows } = await db.query(
        "insert into auth.users (id, email, encrypted_password) values (gen_random_uuid(), 'changed@kapas.test', 'old') returning id",
      );
      const { id } = rows[0];
      await db.query(`update auth.users set ${person} where id = $1`, [id]);
      await db.query(
        "update private.registrations set credentials = null, proved_at = null where user_id = $1",
        [id],
      );
      await db.query(`update auth.users set ${change} where id = $1`, [id]);
      const queuedMessages = await db.query("select topic from public.outbox where user_id = $1", [id]);
      return queuedMessages.rows.map(({ topic }) => topic);
    });
  }

  test("is emailed to the owner of a proven address", async () => {
    expect(await topicsAfter("encrypted_password = 'new'")).toEqual(["password_changed"]);
  });

  test.each([
    ["an unproven address gets nothing", "encrypted_password = 'new'", "phone = null"],
    [
      "the first proof, which takes the password away, isn't a change",
      "email_confirmed_at = now()",
      "phone = null",
    ],
    ["another change of the account says nothing of the password", "phone = '+919000000099'", undefined],
  ])("%s", async (_, change, person) => {
    expect(await topicsAfter(change, person)).toEqual([]);
  });
});
