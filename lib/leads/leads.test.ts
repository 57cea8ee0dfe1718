import { asPaise } from "@/lib/money";
import { leadNotice } from "@/lib/privacy/collection-notices";
import { findLeadProblems, readLeadPhone } from "./lead-input";
import { leadSchema } from "./lead-schema";
import { type ArmResult, evaluatePopup } from "./popup-result";
import { isQuietPage } from "./quiet-pages";
import { readUtm } from "./utm";

const notMobile = "Please enter a valid 10-digit Indian mobile number";

describe("the phone of a lead", () => {
  it.each([
    ["9876543210", "9876543210"],
    ["98765 43210", "9876543210"],
    ["919876543210", "9876543210"],
    ["+91 98765-43210", "9876543210"],
    ["९८७६५४३२१०", "9876543210"],
    // Ten digits that start with 91 are a number without its country code.
    ["9187654321", "9187654321"],
  ])("stores %s as %s", (typed, stored) => {
    expect(readLeadPhone(typed)).toBe(stored);
  });

  it.each([
    "5876543210",
    "987654321",
    "91987654321",
    "9198765432100",
    "915876543210",
    "call me",
    "+1 9876543210",
  ])("rejects %s with a message", (phone) => {
    expect(findLeadProblems({ email: "a@example.com", phone })).toEqual({ phone: notMobile });
  });

  it("is optional", () => {
    expect(findLeadProblems({ email: "a@example.com", phone: " " })).toEqual({});
  });
});

describe("the lead form's payload", () => {
  const sent = {
    email: "  Meera@Example.COM ",
    phone: "+91 98765 43210",
    source: "popup",
    utm: { source: "instagram" },
    sessionId: "4b4b0e4c-5f0b-4f3e-9c55-0d3f8a1b2c3d",
    notice: leadNotice.version,
    isAdult: true,
  };

  it("is trimmed, lower-cased and reduced to ten digits", () => {
    expect(leadSchema.parse(sent)).toMatchObject({ email: "meera@example.com", phone: "9876543210" });
  });

  it.each([
    ["a header in the address", { email: "a@example.com\r\nBcc: b@example.com" }],
    ["no address", { email: "nowhere" }],
    ["a long address", { email: `${"a".repeat(250)}@example.com` }],
    ["a long phone", { phone: "9".repeat(41) }],
    ["another source", { source: "import" }],
    ["another notice", { notice: "2020-01" }],
    ["a long campaign", { utm: { campaign: "x".repeat(101) } }],
    ["a control character in a campaign", { utm: { campaign: "a\u0007b" } }],
    ["an unknown mark of a campaign", { utm: { id: "1" } }],
    ["an unknown key", { converted: true }],
    ["no number of the session", { sessionId: "1" }],
  ])("is refused with %s", (_, changes) => {
    expect(leadSchema.safeParse({ ...sent, ...changes }).success).toBe(false);
  });
});

it("reads a campaign from the URL, without control characters and within its limit", () => {
  const long = "x".repeat(300);
  expect(readUtm(`?utm_source=blog&utm_medium=%07nav&utm_term=&ref=1&utm_content=${long}`)).toEqual({
    source: "blog",
    medium: "nav",
    content: "x".repeat(100),
  });
});

it("keeps the popup away from forms, the designer and invitations, and from no page with a similar name", () => {
  const quiet = ["/contact", "/find-order", "/custom-design", "/invitation/1", "/ref/1", "/marketing"];
  expect(quiet.filter((path) => !isQuietPage(path))).toEqual([]);
  expect(["/", "/products", "/contact-us", "/references"].filter(isQuietPage)).toEqual([]);
});

describe("whether the popup increases sales", () => {
  const of = (arm: ArmResult["arm"], visitors: number, orders: number): ArmResult => ({
    arm,
    visitors,
    orders,
    leads: 0,
    revenuePaise: asPaise(orders * 50_000),
  });
  it.each([
    [9000, 270, 1000, 15, "earns"],
    [9000, 130, 1000, 30, "costs"],
    [9000, 270, 1000, 29, "not_clear"],
    [900, 27, 99, 9, "too_early"],
    [9000, 270, 1000, 4, "too_early"],
    [0, 0, 0, 0, "too_early"],
    // More orders than browsers, because cookies were deleted: the result must still make sense.
    [200, 200, 200, 300, "not_clear"],
  ])(
    "%i shown with %i orders against a control group of %i with %i: %s",
    (visitors, orders, controlVisitors, controlOrders, verdict) => {
      expect(evaluatePopup(of("shown", visitors, orders), of("held", controlVisitors, controlOrders))).toBe(
        verdict,
      );
    },
  );
});
