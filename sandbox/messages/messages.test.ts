import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Inbox } from "../inbox";
import { sandboxKeys } from "../keys";
import { dltTemplateIds } from "./dlt";
import { createMail } from "./mail";
import { createSlack } from "./slack";
import { createSms } from "./sms";

const dir = mkdtempSync(join(tmpdir(), "kapas-messages-"));
afterAll(() => rmSync(dir, { recursive: true }));
const inbox = new Inbox(join(dir, "inbox.jsonl"));
const mailApp = createMail(inbox);
const smsApp = createSms(inbox);

const letter = {
  from: "Kapas <a@kapas.test>",
  to: "m@kapas.test",
  subject: "Hello",
  html: "<p>Hi</p>",
  text: "Hi",
};
const mail = (changes: object = {}, headers: Record<string, string> = {}) =>
  mailApp.request("/emails", {
    method: "POST",
    headers: { authorization: `Bearer ${sandboxKeys.mailApiKey}`, ...headers },
    body: JSON.stringify({ ...letter, ...changes }),
  });
const { smsAccountSid: sid, smsAuthToken } = sandboxKeys;
const sms = (to: string, token: string = smsAuthToken) =>
  smsApp.request(`/2010-04-01/Accounts/${sid}/Messages.json`, {
    method: "POST",
    headers: { authorization: `Basic ${btoa(`${sid}:${token}`)}` },
    body: new URLSearchParams({ To: to, From: "KAPAS", Body: "Hi" }),
  });

test("an email reaches the inbox once per key, and the key is refused for another email", async () => {
  const first = await mail({}, { "idempotency-key": "k1" });
  const again = await mail({}, { "idempotency-key": "k1" });
  expect(await again.json()).toEqual(await first.json());
  expect((await mail({ text: "Other" }, { "idempotency-key": "k1" })).status).toBe(409);
  expect(inbox.list({ to: "m@kapas.test" })).toHaveLength(1);
});

test.each([
  ["a line break in its subject", { subject: "Hello\r\nBcc: all@kapas.test" }],
  ["no recipient", { to: "m" }],
  ["an invalid sender", { from: "Kapas" }],
  ["no plain text", { text: "" }],
])("a mail with %s is refused", async (_, changes) => {
  expect((await mail(changes)).status).toBe(422);
});

test("a wrong key and an invalid number are refused", async () => {
  expect((await mail({}, { authorization: "Bearer re_other" })).status).toBe(401);
  expect((await sms("+919876543210", "other")).status).toBe(401);
  expect((await sms("98765")).status).toBe(400);
});

test("a provider set to fail for one recipient delivers to the others", async () => {
  const post = (body: object) => mailApp.request("/_control", { method: "POST", body: JSON.stringify(body) });
  await post({ to: "away@kapas.test", behaviour: "fail" });
  expect((await mail({ to: "away@kapas.test" })).status).toBe(500);
  expect((await mail({ to: "there@kapas.test" })).status).toBe(200);
  expect((await post({ behaviour: "sleep" })).status).toBe(400);
  expect(inbox.list({ to: "away@kapas.test" })).toEqual([]);
});

test("Slack accepts a text for a channel, and reports errors with status 200", async () => {
  const app = createSlack(inbox);
  const post = async (body: object, token: string = sandboxKeys.slackBotToken) => {
    const response = await app.request("/chat.postMessage", {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const message = { channel: "#orders", text: "• One" };
  expect(await post(message)).toMatchObject({ ok: true });
  expect(inbox.list({ channel: "slack" })).toMatchObject([{ to: "#orders", text: "• One" }]);
  expect(await post(message, "xoxb-other")).toEqual({ ok: false, error: "invalid_auth" });
  expect(await post({ ...message, channel: "orders" })).toEqual({ ok: false, error: "invalid_arguments" });
  await app.request("/_control", { method: "POST", body: JSON.stringify({ behaviour: "refuse" }) });
  expect(await post(message)).toEqual({ ok: false, error: "channel_not_found" });
});

test("MSG91 delivers a registered text with its ids, and refuses any other", async () => {
  const text = "Kapas: order KP-1A2B-3C4D-5E6F is confirmed.";
  const send = async (changes: object = {}, message = text) => {
    const response = await smsApp.request("/api/v2/sendsms", {
      method: "POST",
      headers: { authkey: smsAuthToken },
      body: JSON.stringify({
        ...{ sender: "KAPAS", route: "4", country: "0", PE_ID: sandboxKeys.smsDltEntityId },
        ...{ DLT_TE_ID: dltTemplateIds.get("order_confirmed"), sms: [{ message, to: ["919876501234"] }] },
        ...changes,
      }),
    });
    return response.status;
  };
  expect(await send()).toBe(200);
  expect(inbox.list({ to: "+919876501234" })).toMatchObject([{ text }]);
  expect(await send({ DLT_TE_ID: "" })).toBe(400);
  expect(await send({ DLT_TE_ID: dltTemplateIds.get("order_rto") })).toBe(400);
  expect(await send({ PE_ID: "" })).toBe(400);
  expect(await send({}, "Kapas: order KP-1A2B-3C4D-5E6F is confirmed! Win a prize.")).toBe(400);
  expect(inbox.list({ to: "+919876501234" })).toHaveLength(1);
});
