import { asPaise } from "@/lib/money";
import { consentPoints, consentText } from "./consent";
import { describePlan, formatPlanPrice } from "./describe-plan";
import {
  describeCharge,
  describeNextCharge,
  describeNextParcel,
  describeSubscriptionStatus,
  findSubscriptionBanner,
  listCharges,
} from "./describe-subscription";
import { subscriptionQuestions } from "./questions";
import { findChargeToChoose, hasNextParcel, type SubscriptionStep, stepsOf } from "./steps";
import type { Charge, Subscription } from "./subscription";

const terms = { noticeDays: 3, cutoffHours: 24, graceDays: 14, choiceDays: 7 };
const facts = {
  shopName: "Kapas",
  plan: { tees: 2, months: 3 },
  amountPaise: asPaise(109_900),
  terms,
  startsAt: null,
};
const now = new Date("2026-11-25T10:00:00Z");

const charge: Charge = {
  id: "c",
  paidAt: "2026-11-24T10:00:00Z",
  amountPaise: asPaise(59_900),
  state: "ordered",
  why: null,
  orderNumber: "KP-1",
  chooseBy: null,
};

const running: Subscription = {
  id: "s",
  number: "KS-1",
  version: 1,
  status: "active",
  plan: { id: 1, name: "One", tees: 1, months: 1 },
  amountPaise: asPaise(59_900),
  cut: "regular",
  size: "M",
  tastes: [],
  address: { line1: "1 MG Road", line2: "", city: "Bengaluru", state: "Karnataka", pincode: "560001" },
  name: "Asha",
  email: "asha@kapas.test",
  phone: "+919876543210",
  method: "upi",
  // The evening before in London is the 25th in India.
  chargeAt: "2026-12-24T18:30:00Z",
  cutoffAt: "2026-12-23T18:30:00Z",
  isOpenForChange: true,
  pendingChange: null,
  changeError: null,
  resumesAt: null,
  isPausedByBank: false,
  cancelAskedAt: null,
  haltedAt: null,
  endsBy: null,
  paidCount: 1,
  follows: null,
  createdAt: "2026-11-24T10:00:00Z",
  startedAt: "2026-11-24T10:00:00Z",
  endedAt: null,
  gatewaySubscriptionId: "sub_1",
  picks: [],
  charges: [charge],
  failures: [],
  events: [],
};

describe("a subscriber's consent text", () => {
  it("names amount, rhythm, tees, the mandate's limit and how to cancel", () => {
    const text = consentText(facts);
    for (const fact of [
      "₹1,099 every 3 months",
      "2 tees",
      "never takes more than ₹1,099",
      "3 days",
      "24 hours",
      "How to cancel",
    ])
      expect(text).toContain(fact);
    expect(consentPoints(facts)[1]?.text).toContain("today");
  });

  it("names the day of the first charge where another plan ends", () => {
    const [, when] = consentPoints({ ...facts, startsAt: "2026-12-24T18:30:00Z" });
    expect(when?.text).toContain("25 December 2026");
    expect(when?.text).toContain("you never pay twice");
  });

  it("uses the singular for one", () => {
    const text = consentText({ ...facts, plan: { tees: 1, months: 1 }, terms: { ...terms, noticeDays: 1 } });
    expect(text).toContain("1 day before it");
    expect(describePlan({ tees: 1, months: 1 })).toBe("1 tee every month");
    expect(formatPlanPrice(asPaise(59_900), 1)).toBe("₹599 every month");
  });

  it("the questions take their figures from the settings", () => {
    const text = JSON.stringify(
      subscriptionQuestions({ noticeDays: 5, cutoffHours: 36, graceDays: 21, choiceDays: 9 }, "Kapas"),
    );
    for (const fact of ["5 days", "36 hours", "21 days", "9 days"]) expect(text).toContain(fact);
  });
});

describe("the owner's possible steps", () => {
  const cases: [string, Partial<Subscription>, SubscriptionStep[]][] = [
    ["not paid yet", { status: "created" }, ["finish", "drop"]],
    ["begins later", { status: "authenticated" }, ["swap", "details", "plan", "cancel"]],
    ["active", {}, ["swap", "details", "skip", "pause", "plan", "payment", "cancel"]],
    ["active, the charge is near", { isOpenForChange: false }, ["payment", "cancel"]],
    ["a pause is under way", { pendingChange: "pause" }, ["swap", "details", "payment", "cancel"]],
    ["pending, tried again soon", { status: "pending", isOpenForChange: false }, ["payment", "cancel"]],
    ["halted", { status: "halted" }, ["swap", "details", "payment", "cancel"]],
    ["paused", { status: "paused" }, ["swap", "details", "resume", "cancel"]],
    ["paused by a bank", { status: "paused", isPausedByBank: true }, ["swap", "details", "cancel"]],
    ["stopped, not yet at the gateway", { pendingChange: "cancel", cancelAskedAt: charge.paidAt }, []],
    ["ended", { status: "cancelled", endedAt: charge.paidAt, isOpenForChange: false }, []],
    [
      "ended, while a parcel waits",
      { status: "cancelled", endedAt: charge.paidAt, charges: [{ ...charge, state: "asked" }] },
      ["choose", "swap", "details"],
    ],
  ];
  it.each(cases)("%s", (_, change, steps) => {
    expect([...stepsOf({ ...running, ...change })]).toEqual(steps);
  });
});

describe("the owner's notices", () => {
  const bannerWith = (change: Partial<Subscription>) =>
    findSubscriptionBanner({ ...running, ...change }, now);

  it("are empty while all is well; the next charge is named by the day in India", () => {
    expect(bannerWith({})).toBeNull();
    expect(describeNextCharge(running)).toBe("Next charge on 25 December 2026");
    expect(describeNextCharge({ ...running, status: "paused" })).toBeNull();
    expect(describeNextCharge({ ...running, pendingChange: "pause" })).toBeNull();
  });

  it.each<[string, Partial<Subscription>, string]>([
    [
      "a charge is to come",
      {},
      "Picked for you. Swap what you like until the end of 23 December 2026; we'll send it after the charge of 25 December 2026.",
    ],
    [
      "a bank is asked again",
      { status: "pending" },
      "Picked for you. Swap what you like until the end of 23 December 2026; we'll send it after the charge of 25 December 2026.",
    ],
    ["the charge is near", { isOpenForChange: false }, "The next charge is close: this is what we'll send."],
    ["not paid yet", { status: "created" }, "Picked for you."],
    ["paused", { status: "paused" }, "Picked for you. Swap what you like."],
    ["a pause is under way", { pendingChange: "pause" }, "Picked for you. Swap what you like."],
    ["payments failed", { status: "halted" }, "Picked for you. Swap what you like."],
    [
      "a parcel that is paid for waits for its choice",
      { charges: [{ ...charge, state: "asked" }] },
      "Picked for you. Swap what you like.",
    ],
  ])("name no date for a next delivery that may not come: %s", (_, change, text) => {
    expect(describeNextParcel({ ...running, ...change }, now)).toBe(text);
  });

  it("hides the next delivery after cancellation, unless one is paid for", () => {
    const pick = { position: 1, variantId: 1, productId: 1, slug: "a", name: "A", imageUrl: null };
    const picks = [{ ...pick, colorName: "Black", size: "M", isChosen: true, isAvailable: true }];
    const cancelAskedAt = charge.paidAt;
    expect(hasNextParcel({ ...running, picks })).toBe(true);
    expect(hasNextParcel({ ...running, picks, isOpenForChange: false })).toBe(true);
    expect(hasNextParcel({ ...running, picks, cancelAskedAt })).toBe(false);
    expect(hasNextParcel({ ...running, picks, endedAt: cancelAskedAt })).toBe(false);
    const charges = [{ ...charge, state: "asked" as const }];
    expect(hasNextParcel({ ...running, picks, endedAt: cancelAskedAt, charges })).toBe(true);
  });

  it.each<[Partial<Subscription>, string]>([
    [{ status: "halted", endsBy: "2026-12-01T00:00:00Z" }, "by 1 December 2026"],
    [{ status: "pending" }, "retries automatically"],
    [{ status: "paused", resumesAt: "2027-01-28T00:00:00Z" }, "automatically on 28 January 2027"],
    [{ status: "paused", isPausedByBank: true }, "only resume it there"],
    [{ pendingChange: "cancel", cancelAskedAt: charge.paidAt }, "refund it in full"],
    [{ pendingChange: "pause" }, "within minutes"],
    [{ changeError: "refused" }, "try again"],
    [{ charges: [{ ...charge, state: "paid", orderNumber: null }] }, "placing your order"],
    [{ chargeAt: "2026-11-25T09:00:00Z" }, "your bank to confirm"],
  ])("%j", (change, words) => {
    expect(bannerWith(change)?.text).toContain(words);
  });

  it.each([
    ["2028-02-28T18:29:59Z", "28 February 2028"],
    ["2028-02-28T18:30:00Z", "29 February 2028"],
    ["2028-02-29T18:29:59Z", "29 February 2028"],
    ["2028-02-29T18:30:00Z", "1 March 2028"],
    ["2027-02-28T18:30:00Z", "1 March 2027"],
    ["2027-12-31T18:29:59Z", "31 December 2027"],
    ["2027-12-31T18:30:00Z", "1 January 2028"],
  ])("%s is %s wherever a day is named: a day begins at midnight in India", (at, day) => {
    expect(describeNextCharge({ ...running, chargeAt: at })).toBe(`Next charge on ${day}`);
    expect(bannerWith({ status: "paused", resumesAt: at })?.text).toContain(`on ${day};`);
    expect(bannerWith({ status: "halted", endsBy: at })?.text).toContain(`by ${day} to resume`);
    expect(bannerWith({ status: "authenticated", chargeAt: at })?.text).toContain(`on ${day}.`);
    expect(consentText({ ...facts, startsAt: at })).toContain(`on ${day},`);
  });

  it("show the deadline for choosing a delivery before everything else", () => {
    const asked = { ...charge, state: "asked" as const, chooseBy: "2026-12-01T18:30:00Z" };
    expect(findChargeToChoose({ charges: [asked] })).toBe(asked);
    const banner = bannerWith({ charges: [asked], status: "halted" });
    expect(banner?.title).toBe("Choose your tees");
    expect(banner?.text).toContain("by the end of 1 December 2026");
  });

  it("shows a cancellation before the gateway's status", () => {
    expect(describeSubscriptionStatus({ ...running, cancelAskedAt: charge.paidAt }).label).toBe(
      "Being cancelled",
    );
    expect(
      describeSubscriptionStatus({
        ...running,
        status: "cancelled",
        endedAt: charge.paidAt,
        cancelAskedAt: charge.paidAt,
      }).label,
    ).toBe("Cancelled");
  });

  it("list bank refusals among the charges, with their outcome", () => {
    const refused = (at: string, outcome: "open" | "paid" | "unpaid") => ({
      ...{ at, amountPaise: asPaise(59_900), outcome },
    });
    const failures = [
      refused("2026-12-24T18:30:00Z", "open"),
      refused("2026-11-23T18:30:00Z", "paid"),
      refused("2026-10-24T18:30:00Z", "unpaid"),
    ];
    expect(
      listCharges({ charges: [charge], failures }).map(({ text, isRefused }) => [text, isRefused]),
    ).toEqual([
      ["Declined by your bank. It will retry", true],
      ["Paid", false],
      ["Declined by your bank at first, paid later", true],
      ["Declined by your bank. Nothing was charged", true],
    ]);
  });

  it("explain why a charge is refunded, before and after the refund", () => {
    expect(
      describeCharge({ ...charge, state: "refunded", why: "subscription_ended", orderNumber: null }),
    ).toBe("Refund in full, because it was taken after you cancelled");
  });
});
