import { defaultBrand } from "@/lib/brand";
import { asPaise } from "@/lib/money";
import { previewOf } from "./email-content";
import { renderHtml } from "./render-html";
import { renderText } from "./render-text";
import { writeSubscriptionSms } from "./sms-texts";
import { type SubscriptionUpdate, subscriptionTopics, writeSubscriptionEmail } from "./subscription-emails";

const siteUrl = "https://shop.example";
const links = {
  url: `${siteUrl}/account/subscriptions/1`,
  productUrl: (slug: string) => `${siteUrl}/products/${slug}`,
};

const updateWith = (changes: Partial<SubscriptionUpdate> = {}): SubscriptionUpdate => ({
  number: "KS-1A2B3C4D",
  plan: "Two tees a month",
  tees: 2,
  months: 1,
  amountPaise: asPaise(99_900),
  size: "L",
  chargeAt: "2026-12-24T18:30:00Z",
  startedAt: "2026-11-25T06:00:00Z",
  cutoffAt: "2026-12-23T18:30:00Z",
  resumesAt: null,
  mandateReference: "sub_Qx1",
  mandateEndsAt: "2036-11-24T18:30:00Z",
  isPausedByBank: false,
  endsBy: "2027-01-08T18:30:00Z",
  cancelReason: "",
  followedBy: null,
  charge: { amountPaise: asPaise(99_900), why: "nothing_left", chooseBy: "2026-12-31T18:30:00Z" },
  destination: {
    ...{ name: "Asha Rao", phone: "+919876543210" },
    address: { line1: "1 MG Road", line2: "", city: "Bengaluru", state: "Karnataka", pincode: "560001" },
  },
  method: "upi",
  isByStaff: false,
  picks: [{ slug: "toy-train-tee", name: "Toy Train Tee", size: "L", colorName: "Black", imageUrl: null }],
  ...changes,
});

const textOf = (topic: (typeof subscriptionTopics)[number], changes: Partial<SubscriptionUpdate> = {}) =>
  renderText(writeSubscriptionEmail(topic, updateWith(changes), links), defaultBrand);

test.each(subscriptionTopics)(
  "%s names the subscription, links to its page and fits a phone's list",
  (topic) => {
    const letter = writeSubscriptionEmail(topic, updateWith(), links);
    expect(letter.kicker).toBe("Subscription KS-1A2B3C4D");
    expect(letter.subject.length).toBeLessThanOrEqual(70);
    expect(renderHtml(letter, defaultBrand, siteUrl)).toContain(links.url);
    expect(textOf(topic)).toContain(links.url);
    expect(textOf(topic)).not.toMatch(/undefined|null|NaN/);
  },
);

test("the announcement of a charge gives the amount, the day in India, the contents, and the deadline for changes", () => {
  const text = textOf("subscription_reminder");
  expect(text).toContain("We'll charge ₹999 on 25 December 2026");
  expect(text).toContain("Toy Train Tee");
  expect(text).toContain("until the end of 23 December 2026");
  expect(text).toContain("cancel any time");
});

test("states the agreed terms, by month and by quarter", () => {
  expect(textOf("subscription_started")).toContain("2 tees in size L every month");
  const quarter = textOf("subscription_started", { tees: 1, months: 3, chargeAt: null });
  expect(quarter).toContain("1 tee in size L every 3 months");
  expect(quarter).not.toContain("next charge");
});

test("a halted subscription email gives the deadline, and that nothing is owed", () => {
  const text = textOf("subscription_halted");
  expect(text).toContain("by 9 January 2027");
  expect(text).toContain("You won't owe us anything");
});

test("a pause email explains how it resumes", () => {
  expect(textOf("subscription_paused")).toContain("whenever you like");
  const skipped = textOf("subscription_paused", { resumesAt: "2027-02-01T06:30:00Z", chargeAt: null });
  expect(skipped.replace(/\s+/g, " ")).toContain(
    "on 1 February 2027. The next charge is on 25 February 2027.",
  );
  expect(textOf("subscription_paused", { isPausedByBank: true })).toContain("your bank's app");
});

test("an end email gives the reason", () => {
  expect(textOf("subscription_ended")).toContain("every parcel you've paid for");
  expect(textOf("subscription_ended", { cancelReason: "Unpaid" })).toContain("didn't go through");
  expect(textOf("subscription_ended", { followedBy: "KS-FFFF0000" })).toContain("KS-FFFF0000");
});

test("a refund email gives reason and amount, a choice its deadline", () => {
  expect(textOf("subscription_refunded")).toContain("nothing left in your size. You'll get the full ₹999");
  const charge = { amountPaise: asPaise(49_900), why: "subscription_ended" as const, chooseBy: null };
  expect(textOf("subscription_refunded", { charge })).toContain(
    "after you cancelled. You'll get the full ₹499",
  );
  expect(textOf("subscription_asked")).toContain("available by 1 January 2027");
});

test("an address change email shows the new address, and what to do if it was someone else", () => {
  const text = textOf("subscription_address");
  for (const words of ["Asha Rao", "1 MG Road", "Bengaluru 560001", "set a new password"])
    expect(text).toContain(words);
  const byStaff = textOf("subscription_address", { isByStaff: true });
  expect(byStaff).toContain("Our team has changed the delivery address of your subscription KS-1A2B3C4D");
  expect(byStaff).not.toContain("password");
});

test("a typed address adds no link, markup or line to the email", () => {
  const { destination } = updateWith();
  const typed = {
    ...destination,
    name: "Win <a href='https://evil.example'>gold</a>",
    address: {
      ...destination.address,
      line1: "evil.example\r\n\r\nYour prize: me@evil.example",
      line2: "https:／／evil。example",
    },
  };
  const letter = writeSubscriptionEmail("subscription_address", updateWith({ destination: typed }), links);
  const html = renderHtml(letter, defaultBrand, siteUrl);
  const text = renderText(letter, defaultBrand);
  for (const drawn of [html, text]) expect(drawn).not.toMatch(/evil[.。]example|:(\/\/|／／)evil|me@/);
  expect(html).not.toContain("<a href='");
  expect(text).not.toMatch(/^Your prize/m);
  expect(letter.subject + previewOf(letter)).not.toMatch(/evil|gold/);
});

test("a payment method change email names the method", () => {
  expect(textOf("subscription_payment", { method: "card" })).toContain(
    "you'll pay for subscription KS-1A2B3C4D by card.",
  );
  expect(textOf("subscription_payment", { method: null })).toContain("KS-1A2B3C4D another way.");
});

test("urgent subscription topics also go by SMS: one line of ASCII, two parts at most", () => {
  const smsTexts = subscriptionTopics.flatMap((topic) => {
    const sms = writeSubscriptionSms(topic, updateWith(), "Kapas", links.url);
    return sms === null ? [] : [[topic, sms.text] as const];
  });
  expect(smsTexts.map(([topic]) => topic)).toEqual([
    "subscription_pending",
    "subscription_halted",
    "subscription_asked",
  ]);
  for (const [, text] of smsTexts) expect(text).toMatch(/^[\x20-\x7e]{20,306}$/);
});

test("the notice before a charge names the mandate, the amount, the day, and the mandate's end", () => {
  const text = textOf("subscription_reminder");
  for (const fact of [
    "Mandate reference: sub_Qx1",
    "Two tees a month, ₹999 on 25 December 2026",
    "Mandate ends: 25 November 2036",
  ]) {
    expect(text).toContain(fact);
  }
  expect(textOf("subscription_reminder", { mandateReference: null })).not.toContain("mandate");
});
