import { randomUUID } from "node:crypto";
import type { AnalyticsEvent } from "./event";
import { eventsSchema } from "./event-schema";
import { stepOf } from "./funnel";
import { shortenIp } from "./location";
import { routePatternOf, storablePath } from "./route";
import { sourceOf } from "./source";
import { toRow } from "./to-row";
import { bucketOf, describeVital } from "./web-vitals";

const now = new Date("2026-11-27T06:30:00Z");
const view: AnalyticsEvent = {
  eventType: "page_view",
  sessionId: randomUUID(),
  timestamp: 1_764_000_000_000,
  clientContext: { path: "/products", referrer: "www.google.co.in", campaign: "", device: "phone" },
  eventData: {},
  userContext: { isSignedIn: false },
};
const nowhere = { country: null, region: null, city: null, ip: null };

describe("an event", () => {
  it("is accepted alone and in groups of five", () => {
    expect(eventsSchema.parse(view)).toEqual([view]);
    expect(eventsSchema.parse([view, view, view, view, view])).toHaveLength(5);
    expect(eventsSchema.safeParse([view, view, view, view, view, view]).success).toBe(false);
  });

  it.each<[string, object]>([
    ["a kind that there is not", { eventType: "purchase_everything" }],
    ["an unknown key", { email: "asha@person.test" }],
    ["data of another kind", { eventData: { percent: 50 } }],
    ["a visit without a random number", { sessionId: "asha" }],
    ["a path with a query", { clientContext: { ...view.clientContext, path: "/x?token=1" } }],
    ["a path that is an address", { clientContext: { ...view.clientContext, path: "//evil.test\\x" } }],
    ["a referrer with a path", { clientContext: { ...view.clientContext, referrer: "a.test/secret" } }],
    ["a mark that is none", { eventType: "scroll", eventData: { percent: 33 } }],
    [
      "a pincode that is none",
      { eventType: "checkout_step", eventData: { step: "payment", pincode: "012345" } },
    ],
    [
      "a number without end",
      { eventType: "web_vital", eventData: { vital: "LCP", value: Number.POSITIVE_INFINITY } },
    ],
    ["no time", { timestamp: "now" }],
    ["a path that no page has", { clientContext: { ...view.clientContext, path: "/a\u0000b" } }],
    ["half a character in its path", { clientContext: { ...view.clientContext, path: "/a\ud800" } }],
  ])("is refused with %s", (_, change) => {
    expect(eventsSchema.safeParse({ ...view, ...change }).success).toBe(false);
  });
});

it("a row holds nothing that the database can't store", () => {
  const far = { ...view, timestamp: 8_640_000_000_000_000 };
  const { reported_at } = toRow(far, nowhere, now);
  expect(reported_at).toBe(now.toISOString());
  const term = "a\ud800b\u0000c\u202ed";
  const row = toRow({ ...view, eventType: "search", eventData: { term, results: 0 } }, nowhere, now);
  expect(row.term).toBe("a b c d");
});

it("a row holds no personal data", () => {
  const terms = ["asha@person.test", "+91 98765 43210", "otp 482913", "Call 9876543210 now"];
  for (const term of terms) {
    const row = toRow({ ...view, eventType: "search", eventData: { term, results: 1 } }, nowhere, now);
    expect(JSON.stringify(row)).not.toMatch(/asha@|98765|482913/);
  }
  const jwt = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.sig";
  for (const hint of ["9876543210", "98765-43210", jwt, "0123456789abcdef0123456789abcdef01234567"]) {
    const clientContext = { ...view.clientContext, campaign: hint, path: `/products/${hint.toLowerCase()}` };
    const cart = { action: "add", productId: 1, size: hint } as const;
    const row = toRow({ ...view, clientContext, eventType: "cart", eventData: cart }, nowhere, now);
    expect(row).toMatchObject({ source: "other", path: "/products/[slug]" });
    const term = toRow({ ...view, eventType: "search", eventData: { term: hint, results: 0 } }, nowhere, now);
    expect(JSON.stringify([row, term]).toLowerCase()).not.toContain(hint.toLowerCase());
  }
  const pressed = toRow(
    { ...view, eventType: "click", eventData: { target: "asha@person.test" } },
    nowhere,
    now,
  );
  expect(pressed.data).toEqual({ target: "[mail]", isSignedIn: false });
});

it.each([
  ["/products/black-tee-1", "/products/[slug]", "/products/black-tee-1"],
  ["/blog/how-we-print", "/blog/[slug]", "/blog/how-we-print"],
  ["/order-details/KP-1234-ABCD/secret", "/order-details", "/order-details"],
  ["/ref/ASHA123", "/ref/[code]", "/ref/[code]"],
  ["/", "/", "/"],
  ["/About", "/about", "/about"],
  ["/9876543210", "/[nowhere]", "/[nowhere]"],
  ["/asha@kapas.test", "/[nowhere]", "/[nowhere]"],
  ["/<script>alert(1)</script>", "/[nowhere]", "/[nowhere]"],
])("stores the pattern of the path %s and no key", (path, route, shown) => {
  expect([routePatternOf(path), storablePath(path)]).toEqual([route, shown]);
});

it.each([
  ["www.google.co.in", "", "google"],
  ["l.instagram.com", "", "instagram"],
  ["notgoogle.evil.test", "", "notgoogle.evil.test"],
  ["www.google.com", "Diwali-Mail", "diwali-mail"],
  ["", "", "direct"],
])("%s with the campaign '%s' is the source %s", (referrer, campaign, source) => {
  expect(sourceOf({ referrer, campaign })).toBe(source);
});

it.each([
  ["203.0.113.77", "203.0.113.0"],
  ["2405:200:1:2:3:4:5:6", "2405:200:1::"],
  ["2405:200::9", "2405:200:0::"],
  ["::1", "0:0:0::"],
  ["unknown", null],
])("shortens the IP address %s to %s", (ip, short) => {
  expect(shortenIp(ip)).toBe(short);
});

it("describes a vital by the end of its class and Google's thresholds", () => {
  expect(describeVital("LCP", bucketOf("LCP", 2500))).toEqual({ text: "2.5 s", is: "good" });
  expect(describeVital("LCP", bucketOf("LCP", 2501))).toEqual({ text: "2.6 s", is: "fair" });
  expect(describeVital("INP", bucketOf("INP", 501))).toEqual({ text: "520 ms", is: "poor" });
  expect(describeVital("CLS", bucketOf("CLS", 0.1))).toEqual({ text: "0.10", is: "good" });
  expect(bucketOf("LCP", 1e9)).toBe(1000);
});

it("orders the funnel steps like a purchase", () => {
  const of = (event: Partial<AnalyticsEvent>) => stepOf({ ...view, ...event } as AnalyticsEvent);
  expect([
    of({}),
    of({ eventType: "product_view", eventData: { productId: 1 } }),
    of({ eventType: "cart", eventData: { action: "add", productId: 1, size: "M" } }),
    of({ eventType: "checkout_step", eventData: { step: "checkout" } }),
    of({ eventType: "checkout_step", eventData: { step: "payment" } }),
    of({ eventType: "checkout_step", eventData: { step: "order" } }),
    of({ eventType: "cart", eventData: { action: "remove", productId: 1, size: "M" } }),
  ]).toEqual([1, 2, 3, 4, 5, 6, 1]);
});
