import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { retainedDays } from "../../../lib/privacy/personal-tables";
import { inRollback, owner, trial } from "../support/backend/database";
import { actAs, pastGrants, people } from "../support/people/actors";
import { refusalIn } from "../support/refusal";

const written = {
  name: "Meera",
  email: "meera.contact@gmail.com",
  topic: "order",
  order_number: "",
  body: "Where is my parcel?",
};

async function receive(
  client: PoolClient,
  changes: object = {},
  userId: string | null = null,
): Promise<number> {
  await actAs(client, "service");
  const { rows } = await client.query("select public.receive_contact($1, $2) as id", [
    { ...written, ...changes },
    userId,
  ]);
  return Number(rows[0].id);
}

const reply = (client: PoolClient, id: number, seen: number, key = randomUUID(), body = "Tomorrow.") =>
  client.query("select public.reply_to_contact($1, $2, $3, $4)", [id, key, seen, body]);

async function readMessage(client: PoolClient, id: number) {
  return (await client.query("select public.get_admin_contact_message($1) as message", [id])).rows[0].message;
}

async function mailsOf(client: PoolClient, topic: string): Promise<string[]> {
  await pastGrants(client);
  const { rows } = await client.query(
    "select email from public.outbox where topic = $1 and created_at = now()",
    [topic],
  );
  return rows.map(({ email }) => email);
}

describe("a message", () => {
  trial(
    "is stored once when sent twice or from another spelling of the mailbox, and emailed only to the shop",
    async (client) => {
      await client.query(
        `insert into public.site_settings (key, value) values ('company_email', 'hello@kapas.test')
       on conflict (key) do update set value = excluded.value`,
      );
      const id = await receive(client);
      expect(await receive(client)).toBe(id);
      expect(await receive(client, { email: "meeracontact+x@gmail.com" })).toBe(id);
      expect(await receive(client, { body: "And my refund?" })).not.toBe(id);
      expect(await mailsOf(client, "contact_message")).toEqual(["hello@kapas.test", "hello@kapas.test"]);
    },
  );

  trial("with a quote request stores its facts, and a corrected one is another message", async (client) => {
    const quote = { quantity: 40, needed_by: "2027-01-15", phone: "+919876543210" };
    const request = { topic: "bulk", ...quote, design_link: "https://kapas.test/design-proof/1" };
    const id = await receive(client, request);
    expect(await receive(client, request)).toBe(id);
    expect(await receive(client, { ...request, quantity: 50 })).not.toBe(id);
    for (const wrong of [{ topic: "bulk" }, { ...request, topic: "other" }])
      expect(await refusalIn(client, () => receive(client, wrong))).toMatchObject({ hint: "bad_message" });
    await actAs(client, "support");
    expect(await readMessage(client, id)).toMatchObject(request);
  });

  trial("is refused with a header in its address", async (client) => {
    const send = () => receive(client, { email: "a@example.com\r\nBcc: b@example.com" });
    expect(await refusalIn(client, send)).toMatchObject({ hint: "bad_message" });
  });

  trial("is answered once by a repeated submission, and not over another person's answer", async (client) => {
    const id = await receive(client);
    await actAs(client, "support");
    const key = randomUUID();
    await reply(client, id, 0, key);
    await reply(client, id, 0, key);
    expect(await refusalIn(client, () => reply(client, id, 0))).toMatchObject({ hint: "stale" });
    expect(await readMessage(client, id)).toMatchObject({
      state: "answered",
      replies: [{ body: "Tomorrow.", mail: "waiting" }],
    });
    expect(await mailsOf(client, "contact_reply")).toEqual([written.email]);
  });

  trial("returns its earlier state when it is closed, for Undo", async (client) => {
    const [one, two] = [await receive(client), await receive(client, { body: "Another" })];
    await actAs(client, "support");
    const mark = async (state: string) =>
      (await client.query("select public.mark_contact($1, $2) as before", [[one, two], state])).rows[0]
        .before;
    await client.query("select public.mark_contact($1, 'done')", [[one]]);
    expect(await mark("spam")).toEqual([
      { id: one, state: "done" },
      { id: two, state: "open" },
    ]);
    expect(await mark("spam")).toEqual([]);
    expect(await refusalIn(client, () => mark("lost"))).toMatchObject({ hint: "bad_state" });
  });

  trial(
    "is deleted after 30 days as spam, after two years when answered, and never while open",
    async (client) => {
      const [spamDays, settledDays] = [
        retainedDays("contact_messages.spam"),
        retainedDays("contact_messages"),
      ];
      const ids: number[] = [];
      for (const body of ["old spam", "new spam", "old answer", "older answer", "open"])
        ids.push(await receive(client, { body }));
      await pastGrants(client);
      await client.query("set local session_replication_role = replica");
      for (const [index, state, age] of [
        [0, "spam", `${spamDays + 1} days`],
        [1, "spam", `${spamDays - 1} days`],
        [2, "answered", `${settledDays - 2} days`],
        [3, "done", `${settledDays + 2} days`],
        [4, "open", "900 days"],
      ] as const)
        await client.query(
          "update public.contact_messages set state = $2, updated_at = now() - $3::interval where id = $1",
          [ids[index], state, age],
        );
      await client.query("set local session_replication_role = origin");
      await client.query("select public.purge_personal_data(100)");
      const { rows } = await client.query(
        "select body from public.contact_messages where id = any ($1) order by id",
        [ids],
      );
      expect(rows.map(({ body }) => body)).toEqual(["new spam", "old answer", "open"]);
    },
  );
});

it.each(["packer", "editor", "ravi", "anon"] as const)("hides the inbox from %s", (actor) =>
  inRollback(owner, async (client) => {
    const id = await receive(client);
    await actAs(client, actor);
    const refused = actor === "anon" ? { code: "42501" } : { hint: "forbidden" };
    for (const ask of [
      () => readMessage(client, id),
      () => reply(client, id, 0),
      () => client.query("select public.mark_contact($1, 'done')", [[id]]),
    ])
      expect(await refusalIn(client, ask)).toMatchObject(refused);
  }),
);

trial(
  "exports and deletes the messages of an account and of its proven address, with their emails, and no others",
  async (client) => {
    const { rows } = await client.query("select email from auth.users where id = $1", [people.ravi]);
    const mine = await receive(client, { email: rows[0].email, body: "As a guest" });
    const signedIn = await receive(client, { email: "other@example.com", body: "Signed in" }, people.ravi);
    const [local = "", host = ""] = rows[0].email.split("@");
    const tagged = await receive(client, { email: `${local}+other@${host}`, body: "Maybe another mailbox" });
    const foreign = await receive(client);
    await actAs(client, "support");
    await pastGrants(client);
    const copy = await client.query("select public.export_account($1) -> 'contact_messages' as own", [
      people.ravi,
    ]);
    expect(copy.rows[0].own.map(({ id }: { id: number }) => id)).toEqual([mine, signedIn]);
    await actAs(client, "support");
    for (const id of [mine, signedIn, foreign]) await reply(client, id, 0);
    await pastGrants(client);
    await client.query("update public.orders set user_id = null where user_id = $1", [people.ravi]);
    await client.query("delete from auth.users where id = $1", [people.ravi]);
    const left = await client.query("select id from public.contact_messages where id = any ($1)", [
      [mine, signedIn, tagged, foreign],
    ]);
    expect(left.rows.map(({ id }) => Number(id))).toEqual([tagged, foreign]);
    expect(await mailsOf(client, "contact_reply")).toEqual([written.email]);
  },
);
