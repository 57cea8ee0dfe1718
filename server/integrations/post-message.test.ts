import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sendMail } from "./mailer";
import { sendToSlack } from "./slack";
import { sendSms } from "./sms";

type Seen = { url: string; headers: Record<string, unknown>; body: string };

let server: Server;
let seen: Seen[];
let answer: { status: number; body: string };
let apiUrl: string;

beforeEach(async () => {
  seen = [];
  answer = { status: 200, body: '{"id":"1"}' };
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    seen.push({ url: request.url ?? "", headers: request.headers, body });
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base/`;
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

const letter = {
  to: "meera@kapas.test",
  replyTo: "hello@kapas.test",
  subject: "Order KP-1 is confirmed",
  html: "<p>Thank you</p>",
  text: "Thank you",
  key: "order_confirmed/1",
};
const mail = (changes: Partial<typeof letter> & { stopUrl?: string } = {}) =>
  sendMail({ apiUrl, apiKey: "re_1", from: "Kapas <orders@kapas.test>" }, { ...letter, ...changes });
const sender = { authToken: "token", from: "KAPAS", dltEntityId: "1101000000000000001" };
const text = { to: "+919876543210", text: "Your order & more", dltTemplateId: "1107000000000000001" };
const sms = () => sendSms({ ...sender, provider: "twilio", apiUrl, accountSid: "AC1" }, text);

test("an email is sent to /emails with our API key and its own idempotency key", async () => {
  await mail();
  const [{ url, headers, body } = { url: "", headers: {}, body: "{}" }] = seen;
  expect(url).toBe("/base/emails");
  expect(headers).toMatchObject({ authorization: "Bearer re_1", "idempotency-key": "order_confirmed/1" });
  expect(JSON.parse(body)).toEqual({
    from: "Kapas <orders@kapas.test>",
    to: "meera@kapas.test",
    reply_to: "hello@kapas.test",
    subject: "Order KP-1 is confirmed",
    html: "<p>Thank you</p>",
    text: "Thank you",
  });
});

test("an unsubscribable email has a one-click unsubscribe header", async () => {
  await mail({ stopUrl: "https://shop.example/api/mail-preferences/1?kind=offers" });
  expect(JSON.parse(seen[0]?.body ?? "{}").headers).toEqual({
    "List-Unsubscribe": "<https://shop.example/api/mail-preferences/1?kind=offers>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

test("an invalid reply-to address is left out, because the provider would refuse the whole email", async () => {
  await mail({ replyTo: "call us" });
  expect(JSON.parse(seen[0]?.body ?? "{}")).not.toHaveProperty("reply_to");
});

test("an SMS is posted to the account's messages as a form", async () => {
  answer = { status: 201, body: '{"sid":"SM1"}' };
  await sms();
  const [{ url, headers, body } = { url: "", headers: {}, body: "" }] = seen;
  expect(url).toBe("/base/2010-04-01/Accounts/AC1/Messages.json");
  expect(headers).toMatchObject({
    authorization: `Basic ${btoa("AC1:token")}`,
    "content-type": "application/x-www-form-urlencoded;charset=UTF-8",
  });
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    To: "+919876543210",
    From: "KAPAS",
    Body: "Your order & more",
  });
});

test("notices are posted to a Slack channel, whose refusal has status 200", async () => {
  const send = () => sendToSlack({ apiUrl, token: "xoxb-1" }, { channel: "#orders", text: "• One" });
  answer = { status: 200, body: '{"ok":true}' };
  await send();
  const [{ url, headers, body } = { url: "", headers: {}, body: "{}" }] = seen;
  expect(url).toBe("/base/chat.postMessage");
  expect(headers.authorization).toBe("Bearer xoxb-1");
  expect(JSON.parse(body)).toEqual({ channel: "#orders", text: "• One", unfurl_links: false });
  answer = { status: 200, body: '{"ok":false,"error":"channel_not_found"}' };
  await expect(send()).rejects.toThrow(/^slack: answered 200, channel_not_found$/);
  await expect(send()).rejects.toMatchObject({ isRefusal: false });
});

test.each([
  [400, true],
  [422, true],
  [401, false],
  [403, false],
  [404, false],
  [409, false],
  [429, false],
  [500, false],
  [302, false],
])("%i is not retried; whether the message itself is refused: %p", async (status, isRefusal) => {
  answer = { status, body: "<html>" };
  await expect(mail()).rejects.toMatchObject({ status, isRefusal });
  expect(seen).toHaveLength(1);
});

test("the error carries the provider's code and nothing about the person", async () => {
  answer = { status: 400, body: '{"code":21211,"message":"+919876543210 is not valid"}' };
  await expect(sms()).rejects.toThrow(/^sms: answered 400, 21211$/);
});

test("a key that was already used for this message means that the provider accepted it", async () => {
  answer = { status: 409, body: '{"name":"invalid_idempotent_request"}' };
  await expect(mail()).resolves.toBeUndefined();
});

test("a refused connection isn't a refusal of the message, and delivered nothing", async () => {
  await new Promise((resolve) => server.close(resolve));
  const error = { status: null, isRefusal: false, isUncertain: false };
  await expect(mail()).rejects.toMatchObject(error);
  await expect(sms()).rejects.toMatchObject(error);
});

test("an SMS with a lost response may have been accepted; an email has a key and can be sent again", async () => {
  server.on("request", (request) => request.socket.destroy());
  await expect(sms()).rejects.toMatchObject({ status: null, isUncertain: true });
  await expect(mail()).rejects.toMatchObject({ status: null, isUncertain: false });
});

test("MSG91 gets the DLT ids of the shop and of the text", async () => {
  await sendSms({ ...sender, provider: "msg91", apiUrl }, text);
  const [{ url, headers, body } = { url: "", headers: {}, body: "{}" }] = seen;
  expect(url).toBe("/base/api/v2/sendsms");
  expect(headers).toMatchObject({ authkey: "token" });
  expect(JSON.parse(body)).toMatchObject({
    PE_ID: "1101000000000000001",
    DLT_TE_ID: "1107000000000000001",
    sms: [{ message: "Your order & more", to: ["919876543210"] }],
  });
});
