import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { newIp } from "../support/attempts";
import { shopUrl } from "../support/env";

const person =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";
const event = (more: object = {}) => ({
  eventType: "page_view",
  sessionId: randomUUID(),
  timestamp: Date.now(),
  clientContext: { path: "/products", referrer: "", campaign: "", device: "phone" },
  eventData: {},
  userContext: { isSignedIn: false },
  ...more,
});

async function tell(body: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${shopUrl}/api/track-unified-analytics`, {
    method: "POST",
    body,
    headers: { origin: shopUrl, "user-agent": person, "x-forwarded-for": newIp(), ...headers },
  });
  return { status: answer.status, body: await answer.json() };
}

test("an event is kept, alone or in a group, as the spec's payload says", async () => {
  expect(await tell(JSON.stringify(event()))).toEqual({ status: 200, body: { kept: 1 } });
  expect(await tell(JSON.stringify([event(), event()]))).toEqual({ status: 200, body: { kept: 2 } });
});

test("nothing is kept of machines, of the back office, and of who has refused", async () => {
  const one = JSON.stringify(event());
  const paths = (path: string) =>
    JSON.stringify(event({ clientContext: { ...event().clientContext, path } }));
  const attempts = [
    tell(one, { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" }),
    tell(one, { "user-agent": "HeadlessChrome/130.0" }),
    tell(one, { "sec-gpc": "1" }),
    tell(one, { dnt: "1" }),
    tell(paths("/admin")),
    tell(paths("/admin/orders")),
  ];
  for (const answer of await Promise.all(attempts))
    expect(answer).toEqual({ status: 200, body: { kept: 0 } });
});

test("what is forged, too large or of another site is refused, and never a server's error", async () => {
  const refused: [string, number, Record<string, string>?][] = [
    ["", 400],
    ["{", 400],
    ["null", 422],
    ["[]", 422],
    [JSON.stringify(Array.from({ length: 6 }, () => event())), 422],
    [JSON.stringify(event({ eventType: "drop table" })), 422],
    [JSON.stringify(event({ eventData: { html: "<script>" } })), 422],
    [JSON.stringify(event({ __proto__: null, extra: 1 })), 422],
    [JSON.stringify(event({ timestamp: "9e99" })), 422],
    ["x".repeat(40_000), 413],
    [JSON.stringify(event()), 403, { origin: "https://evil.test" }],
  ];
  for (const [body, status, headers] of refused) {
    expect({ body: body.slice(0, 60), status: (await tell(body, headers)).status }).toEqual({
      body: body.slice(0, 60),
      status,
    });
  }
});

test("the place of who asks is told without the last part of the address", async () => {
  const answer = await fetch(`${shopUrl}/api/get-user-location`, {
    headers: { "x-forwarded-for": "49.36.12.34" },
  });
  expect(await answer.json()).toEqual({ country: "IN", region: null, city: null, ip: "49.36.12.0" });
});
