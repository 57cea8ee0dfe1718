import { randomUUID } from "node:crypto";
import { type MailKind, mailKinds } from "../../../lib/mail/mail-kinds";
import { type owner, trial } from "../support/backend/database";
import { people } from "../support/people/actors";

const readerOf = async (db: Pick<typeof owner, "query">, email: string) =>
  (await db.query("select public.mail_recipient($1) as reader", [email])).rows[0].reader;

const stop = async (db: Pick<typeof owner, "query">, id: string, kind: MailKind) =>
  (await db.query("select public.stop_mails($1, $2) as is_known", [id, kind])).rows[0].is_known;

trial("has every kind of lib/mail/mail-kinds.ts", async (client) => {
  const { id } = await readerOf(client, "every.kind@example.com");
  for (const kind of mailKinds) expect(await stop(client, id, kind)).toBe(true);
  expect((await readerOf(client, "every.kind@example.com")).stopped).toEqual([...mailKinds].sort());
});

trial("has one row for a mailbox, in any spelling of its address", async (client) => {
  const { id } = await readerOf(client, "meera.rao+tees@gmail.com");
  expect((await readerOf(client, " MeeraRao@googlemail.com ")).id).toBe(id);
});

trial(
  "stops one kind once for repeated requests, and returns false for an unknown address",
  async (client) => {
    const { id } = await readerOf(client, "stops@example.com");
    expect([await stop(client, id, "reviews"), await stop(client, id, "reviews")]).toEqual([true, true]);
    expect((await readerOf(client, "stops@example.com")).stopped).toEqual(["reviews"]);
    const { rows } = await client.query(
      "select private.is_mail_stopped('Stops@example.com', 'reviews') as reviews, private.is_mail_stopped('stops@example.com', 'offers') as offers",
    );
    expect(rows).toEqual([{ reviews: true, offers: false }]);
    expect(await stop(client, randomUUID(), "reviews")).toBe(false);
  },
);

trial("are deleted with the account of the address, whose codes end", async (client) => {
  const { ravi } = people;
  const { rows } = await client.query("select email from auth.users where id = $1", [ravi]);
  const { id } = await readerOf(client, rows[0].email);
  const given = await client.query("select id from private.issue_coupon('test', 'T-', $1, null, $2)", [
    { kind: "percent", value: 20 },
    rows[0].email,
  ]);
  await client.query(
    "select private.delete_mails_of(private.email_key(email)) from auth.users where id = $1 and email_confirmed_at is not null",
    [ravi],
  );
  expect(await stop(client, id, "offers")).toBe(false);
  const codes = await client.query("select is_active, owner_email_key from public.coupons where id = $1", [
    given.rows[0].id,
  ]);
  expect(codes.rows).toEqual([{ is_active: false, owner_email_key: "deleted@kapas.invalid" }]);
});
