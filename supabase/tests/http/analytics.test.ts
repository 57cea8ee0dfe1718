import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { owner } from "../support/backend/database";
import { Visitor } from "../support/http/visitor";

const browser =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";

const eventOn = (path = "/products") => ({
  eventType: "page_view",
  sessionId: randomUUID(),
  timestamp: Date.now(),
  clientContext: { path, referrer: "", campaign: "", device: "phone" },
  eventData: {},
  userContext: { isSignedIn: false },
});

async function track(body: unknown, headers: Record<string, string> = {}) {
  const answer = await new Visitor().post("/api/track-unified-analytics", body, {
    "user-agent": browser,
    ...headers,
  });
  return { status: answer.status, body: await answer.json() };
}

async function countVisits(): Promise<number> {
  const { rows } = await owner.query("select count(*)::int as count from private.analytics_sessions");
  return rows[0].count;
}

it("stores an event sent alone, and events sent in a group", async () => {
  expect(await track(eventOn())).toEqual({ status: 200, body: { stored: 1 } });
  expect(await track([eventOn(), eventOn()])).toEqual({ status: 200, body: { stored: 2 } });
  // They are written within a second, after the answer.
  while ((await countVisits()) < 3) await setImmediate();
  expect(await countVisits()).toBe(3);
});

it.each<[string, string, Record<string, string>]>([
  ["a crawler", "/products", { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" }],
  ["a browser without a window", "/products", { "user-agent": "HeadlessChrome/130.0" }],
  ["a browser with Global Privacy Control", "/products", { "sec-gpc": "1" }],
  ["a browser with Do Not Track", "/products", { dnt: "1" }],
  ["the admin's first page", "/admin", {}],
  ["another page of the admin", "/admin/orders", {}],
])("stores no event of %s", async (_, path, headers) => {
  expect(await track(eventOn(path), headers)).toEqual({ status: 200, body: { stored: 0 } });
});

it.each<[string, unknown, number, Record<string, string>]>([
  ["no body", "", 400, {}],
  ["text that isn't JSON", "{", 400, {}],
  ["null", "null", 422, {}],
  ["an empty group", [], 422, {}],
  ["six events at once", Array.from({ length: 6 }, () => eventOn()), 422, {}],
  ["an unknown kind of event", { ...eventOn(), eventType: "drop table" }, 422, {}],
  ["40,000 characters", "x".repeat(40_000), 413, {}],
  ["an event from another site", eventOn(), 403, { origin: "https://evil.example" }],
])("refuses %s", async (_, body, status, headers) => {
  expect((await track(body, headers)).status).toBe(status);
});

it("returns a visitor's country and the address without its last part", async () => {
  const answer = await new Visitor().get("/api/get-user-location", { "x-forwarded-for": "49.36.12.34" });
  expect(await answer.json()).toEqual({ country: "IN", region: null, city: null, ip: "49.36.12.0" });
});
