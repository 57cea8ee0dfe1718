import type { PoolClient } from "pg";
import { answerOf, inRollback, owner, trial } from "../support/backend/database";
import { moveOrder } from "../support/orders/move-order";
import { actAs, pastGrants, people } from "../support/people/actors";
import { refusalIn } from "../support/refusal";
import { makeSingle, orderOf, placeOrder } from "../support/shop";

const email = "guest.privacy@example.com";
const request = { kind: "erasure", name: "Meera", email, details: "", notice_version: "2026-12" };

async function receive(client: PoolClient, changes: object = {}): Promise<string> {
  await actAs(client, "service");
  await client.query("select public.receive_privacy_request($1)", [{ ...request, ...changes }]);
  await pastGrants(client);
  return answerOf(client, "select id from public.privacy_requests order by number desc limit 1");
}

async function prove(client: PoolClient, id: string) {
  await actAs(client, "service");
  return answerOf(client, "select public.prove_privacy_request($1, 30)", [id]);
}

const requests = (client: PoolClient) =>
  answerOf(client, "select count(*)::int from public.privacy_requests where email = $1", [email]);

const step = (client: PoolClient, name: string, id: string) =>
  client.query(`select public.${name}($1) as result`, [id]);

async function orderOfGuest(client: PoolClient): Promise<string> {
  await pastGrants(client);
  const { variantId } = await makeSingle(client);
  return (await placeOrder(client, orderOf([{ variantId }], { user_id: null, email }))).id;
}

describe("a request without an account", () => {
  trial(
    "is hidden from staff until its mailed link is confirmed, and then due in 30 days",
    async (client) => {
      const id = await receive(client);
      await actAs(client, "support");
      expect(await requests(client)).toBe(0);
      expect(await refusalIn(client, () => step(client, "export_person", id))).toMatchObject({
        hint: "not_found",
      });
      expect(await prove(client, id)).toMatchObject({ kind: "erasure", state: "open" });
      await actAs(client, "support");
      expect(await requests(client)).toBe(1);
      const days =
        "select (due_at - proven_at) = interval '30 days' from public.privacy_requests where id = $1";
      expect(await answerOf(client, days, [id])).toBe(true);
    },
  );

  trial("answers a known and an unknown address alike, with one email to each", async (client) => {
    await receive(client);
    await receive(client);
    await receive(client, { email: "asha@kapas.test" });
    await pastGrants(client);
    const { rows } = await client.query(
      "select email, count(*)::int from public.outbox where topic = 'privacy_link' group by 1 order by 1",
    );
    expect(rows).toEqual([
      { email: "asha@kapas.test", count: 1 },
      { email, count: 1 },
    ]);
  });

  trial("can't be proven after two days, and is deleted then", async (client) => {
    const id = await receive(client);
    await client.query(
      "update public.privacy_requests set created_at = now() - interval '49 hours' where id = $1",
      [id],
    );
    expect(await prove(client, id)).toBeNull();
    await pastGrants(client);
    expect(await answerOf(client, "select public.purge_personal_data(10)")).toMatchObject({
      "privacy_requests.unproven": 1,
    });
  });

  it.each(["packer", "editor", "ravi", "anon"] as const)("can't be opened or erased by %s", (actor) =>
    inRollback(owner, async (client) => {
      const id = await receive(client);
      await prove(client, id);
      await actAs(client, actor);
      for (const name of ["get_admin_privacy_request", "export_person", "erase_person"])
        expect((await refusalIn(client, () => step(client, name, id))).code).toMatch(/PT403|42501/);
    }),
  );
});

trial(
  "a guest's data is copied, erased and the request answered, each step in the audit log",
  async (client) => {
    const orderId = await orderOfGuest(client);
    await client.query(
      `insert into public.contact_messages (name, email, topic, body, quantity, phone)
       values ('Meera', $1, 'bulk', 'Hello', 40, '+919876543210')`,
      [email],
    );
    const id = await receive(client);
    await prove(client, id);

    await actAs(client, "support");
    const copy = (await step(client, "export_person", id)).rows[0].result;
    expect(copy.orders).toEqual([expect.objectContaining({ email, name: expect.any(String) })]);
    expect(copy.order_items).toHaveLength(1);
    expect(copy.contact_messages).toEqual([
      expect.objectContaining({ body: "Hello", phone: "+919876543210" }),
    ]);

    expect(await refusalIn(client, () => step(client, "erase_person", id))).toMatchObject({
      hint: "open_orders",
    });
    await pastGrants(client);
    await moveOrder(client, orderId, "Delivered");
    await actAs(client, "support");
    await step(client, "erase_person", id);
    await client.query("select public.close_privacy_request($1, 'done', 'Erased.')", [id]);
    expect(
      await refusalIn(client, () =>
        client.query("select public.close_privacy_request($1, 'done', 'Twice')", [id]),
      ),
    ).toMatchObject({ hint: "already_done" });

    await pastGrants(client);
    expect(
      (await client.query("select name, email, phone from public.orders where id = $1", [orderId])).rows,
    ).toEqual([{ name: "Deleted account", email: "deleted@kapas.invalid", phone: "+910000000000" }]);
    const left = "select count(*)::int from public.contact_messages where email = $1";
    expect(await answerOf(client, left, [email])).toBe(0);
    const { rows } = await client.query(
      "select after ->> 'step' as step from public.audit_log where subject = 'privacy_requests' and subject_id = $1 order by id",
      [id],
    );
    expect(rows.map((row) => row.step)).toEqual(["data_copied", "erased", "done"]);
    const answers = "select count(*)::int from public.outbox where topic = 'privacy_answer' and email = $1";
    expect(await answerOf(client, answers, [email])).toBe(1);
  },
);

trial(
  "an address with an account is copied as the account, and erased on the customer's page only",
  async (client) => {
    const id = await receive(client, { email: "asha@kapas.test" });
    await prove(client, id);
    await actAs(client, "support");
    expect((await step(client, "export_person", id)).rows[0].result.account.email).toBe("asha@kapas.test");
    expect(await refusalIn(client, () => step(client, "erase_person", id))).toMatchObject({
      hint: "has_account",
    });
  },
);

trial(
  "a nominee is in the person's copy and on the customer's page, and goes with the account",
  async (client) => {
    await client.query(
      "insert into public.nominees (user_id, name, relation, email) values ($1, 'Nina', 'sibling', 'nina@example.com')",
      [people.ravi],
    );
    const copy = await answerOf(client, "select public.export_account($1)", [people.ravi]);
    expect(copy.nominees).toEqual([expect.objectContaining({ name: "Nina", relation: "sibling" })]);
    await actAs(client, "support");
    const customer = await answerOf(client, "select public.get_admin_customer($1)", [people.ravi]);
    expect(customer.nominee).toMatchObject({ name: "Nina" });
    await pastGrants(client);
    await client.query("delete from auth.users where id = $1", [people.ravi]);
    expect(
      await answerOf(client, "select count(*)::int from public.nominees where user_id = $1", [people.ravi]),
    ).toBe(0);
  },
);

trial(
  "the log of reads has one line an hour for each record and reader, and none of customers",
  async (client) => {
    const open = (id: string) => client.query("select public.record_staff_read('customers', $1)", [id]);
    await actAs(client, "support");
    await open(people.asha);
    await open(people.asha);
    await open(people.ravi);
    await actAs(client, "asha");
    await open(people.ravi);
    await actAs(client, "admin");
    const { rows } = await client.query("select actor, subject_id from public.staff_reads order by id");
    expect(rows).toEqual([
      { actor: people.support, subject_id: people.asha },
      { actor: people.support, subject_id: people.ravi },
    ]);
    await actAs(client, "support");
    expect(await answerOf(client, "select count(*)::int from public.staff_reads")).toBe(0);
  },
);

describe("a breach drill", () => {
  const affected = async (client: PoolClient, table: string, from: string | null, ids: string[] | null) =>
    answerOf(client, "select public.find_affected_people($1, $2, null, $3)", [table, from, ids]);

  trial("lists the buyers of exposed orders by time and by id, each once", async (client) => {
    const first = await orderOfGuest(client);
    await orderOfGuest(client);
    await client.query("update public.orders set created_at = now() - interval '3 days' where id = $1", [
      first,
    ]);
    const since = new Date(Date.now() - 86_400_000).toISOString();
    const byTime = await affected(client, "public.orders", since, null);
    expect(byTime).toContainEqual(expect.objectContaining({ email, rows: 1 }));
    expect(await affected(client, "public.orders", null, [first])).toEqual([
      expect.objectContaining({ email, rows: 1 }),
    ]);
    const all = await affected(client, "public.order_items", null, null);
    expect(all.filter((one: { email: string }) => one.email === email)).toEqual([
      expect.objectContaining({ rows: 2 }),
    ]);
  });

  trial("refuses a table without personal data, and a time where rows have none", async (client) => {
    const refusal = (table: string, from: string | null) =>
      refusalIn(client, () => affected(client, table, from, null));
    expect(await refusal("public.products", null)).toMatchObject({ hint: "no_table" });
    expect(await refusal("public.order_items", "2026-01-01")).toMatchObject({ hint: "no_time" });
  });
});
