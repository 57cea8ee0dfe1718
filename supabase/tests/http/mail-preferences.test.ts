import { randomUUID } from "node:crypto";
import { owner } from "../support/backend/database";
import { newAddress } from "../support/customers/leads";
import { Visitor } from "../support/http/visitor";

const recipientOf = async (email: string) =>
  (await owner.query("select public.mail_recipient($1) as reader", [email])).rows[0].reader;

/** As an email program does it: without cookies and an origin (RFC 8058). */
const unsubscribe = (id: string, headers: Record<string, string>, body: string) =>
  new Visitor().send(`/api/mail-preferences/${id}?kind=offers`, { method: "POST", headers, body });

const boundary = "part";
const bodies: [string, Record<string, string>, string][] = [
  [
    "multipart",
    { "content-type": `multipart/form-data; boundary=${boundary}` },
    `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`,
  ],
  ["urlencoded", { "content-type": "application/x-www-form-urlencoded" }, "List-Unsubscribe=One-Click"],
];

it.each(bodies)(
  "unsubscribes by one click in an email program that sends a %s form",
  async (_, headers, body) => {
    const email = newAddress();
    const { id } = await recipientOf(email);
    for (const _time of [1, 2]) expect((await unsubscribe(id, headers, body)).status).toBe(200);
    expect((await recipientOf(email)).stopped).toEqual(["offers"]);
  },
);

it.each(bodies)("answers 404 to a %s form for an unknown link", async (_, headers, body) => {
  expect((await unsubscribe(randomUUID(), headers, body)).status).toBe(404);
});
