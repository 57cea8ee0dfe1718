import { describeSubmission, stepsOf } from "./describe-submission";
import type { Submission } from "./submission";

const sent = "2026-11-20T10:00:00Z";
const at = (time: string) => new Date(`2026-11-${time}:00Z`);
const plain = {
  submittedAt: sent,
  decidedAt: null,
  mayPublish: false,
  isProduct: false,
  shopSlug: null,
  isReplaced: false,
};
const textFor = (status: Submission["status"], more: Partial<Submission> = {}) =>
  describeSubmission({ ...plain, status, ...more }, 24, at("20T12:00"));

it("promises the shop's review hours, from the submission on", () => {
  expect(textFor("submitted")).toMatch(
    /^Sent on 20 Nov, 3:30\s?pm\. We'll get back to you within 24 hours of that\.$/,
  );
});

it("reports that it is late instead of promising a past time", () => {
  const waiting = { ...plain, status: "submitted" } as const;
  expect(describeSubmission(waiting, 24, at("21T09:59"))).toContain("We'll get back to you");
  expect(describeSubmission(waiting, 24, at("21T10:01"))).toContain("longer than the 24 hours we promised");
});

it("promises no hours when the settings could not be read", () => {
  const waiting = { ...plain, status: "submitted" } as const;
  expect(describeSubmission(waiting, null, at("27T10:00"))).toMatch(/We'll get back to you soon\.$/);
});

it("shows that an approved design is for sale only when it is", () => {
  expect(textFor("approved")).not.toContain("sale");
  const offered = { mayPublish: true };
  expect(textFor("approved", offered)).toContain("You've allowed us to sell it");
  expect(textFor("approved", { ...offered, isProduct: true })).toContain("getting it ready for the shop");
  expect(textFor("approved", { ...offered, isProduct: true, shopSlug: "kite" })).toContain(
    "it's for sale in the shop",
  );
});

it("describes why a design was archived", () => {
  expect(textFor("archived")).toBe("You archived it.");
  expect(textFor("archived", { decidedAt: sent })).toMatch(/after our review:$/);
  expect(textFor("archived", { decidedAt: sent, isReplaced: true })).toContain("a newer version");
});

const steps = (status: Submission["status"], more: Partial<Submission> = {}) =>
  stepsOf({ ...plain, status, hasRights: true, orders: [], ...more });

it("submits a draft at once when its author has accepted the rights, and asks for them first otherwise", () => {
  expect(steps("draft")[0]).toBe("send");
  expect(steps("draft", { hasRights: false })).toEqual(["finish", "delete"]);
});

it("leaves a design that an order waits for to the order's page", () => {
  const orders = ["KP-1A2B-3C4D-5E6F"];
  expect(steps("submitted")).toEqual(["takeBack"]);
  expect(steps("submitted", { orders })).toEqual([]);
  expect(steps("changes_requested")).toEqual(["change", "putAway"]);
  expect(steps("changes_requested", { orders })).toEqual([]);
});

it("allows ordering an approved design and editing an archived one", () => {
  expect(steps("approved")).toEqual(["order"]);
  expect(steps("approved", { mayPublish: true })).toEqual(["order", "stopOffering"]);
  expect(steps("approved", { mayPublish: true, isProduct: true })).toEqual(["order"]);
  expect(steps("archived")).toEqual(["change"]);
});
