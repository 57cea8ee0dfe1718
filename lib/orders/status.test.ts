import { asPaise } from "@/lib/money";
import { type OrderEvent, orderStatuses, paymentStatuses } from "./order";
import {
  describeEvent,
  describePayment,
  describeStatus,
  isExchangeRequested,
  progressOf,
  withoutResolvedEvents,
} from "./status";

function makeEvent(overrides: Partial<OrderEvent>): OrderEvent {
  return {
    type: "moved",
    fromStatus: null,
    toStatus: null,
    note: "",
    facts: {},
    at: "2026-11-20T10:00:00+00:00",
    ...overrides,
  };
}

function payment(overrides: Partial<Parameters<typeof describePayment>[0]>): string {
  return describePayment({
    status: "Confirmed",
    paymentMethod: "online",
    paymentStatus: "created",
    ...overrides,
  });
}

describe("the status text of an order", () => {
  it("exists for every status and every payment status", () => {
    for (const status of orderStatuses) expect(describeStatus(status).label).toMatch(/^[A-Z][a-z ]+$/);
    for (const paymentStatus of paymentStatuses) expect(payment({ paymentStatus })).not.toBe("");
  });

  it("shows that a confirmed order with a refused design waits for its customer, and requests no cash", () => {
    expect(describeStatus("Confirmed", false, true)).toEqual({ label: "Action needed", tone: "waiting" });
    expect(describeStatus("Cancelled", false, true).label).toBe("Cancelled");
    const due = { status: "Confirmed", paymentMethod: "cod", paymentStatus: "cod_due" } as const;
    expect(describePayment(due)).toContain("keep the amount ready");
    expect(describePayment(due, true)).toBe("Cash on delivery");
  });

  it("never shows an order as paid before its payment is captured", () => {
    for (const paymentStatus of ["created", "attempted_failed", "authorized", "cod_due"] as const) {
      expect(payment({ paymentStatus })).not.toMatch(/^paid/i);
    }
  });

  it("requests no payment for an order that has ended, and no cash after delivery", () => {
    for (const paymentStatus of ["created", "attempted_failed", "cod_due"] as const) {
      expect(payment({ status: "Cancelled", paymentStatus })).toBe("Nothing to pay");
    }
    expect(payment({ status: "Shipped", paymentStatus: "cod_due" })).toMatch(/keep the amount ready/);
    expect(payment({ status: "Delivered", paymentStatus: "cod_due" })).toBe("Cash on delivery");
  });

  it("explains that the bank holds the money of an ended order, not the shop", () => {
    expect(payment({ status: "Cancelled", paymentStatus: "authorized" })).toBe(
      "Your bank is holding the amount; nothing was charged",
    );
  });

  it("shows how a refund was paid", () => {
    expect(payment({ paymentStatus: "partially_refunded" })).toBe("Paid online, partly refunded");
    expect(payment({ paymentMethod: "cod", paymentStatus: "refunded" })).toBe("Paid in cash, refunded");
  });

  it("describes each event in the shopper's words", () => {
    expect(describeEvent(makeEvent({ type: "placed" }))).toBe("Order placed");
    expect(describeEvent(makeEvent({ type: "paid", toStatus: "Confirmed" }))).toBe(
      "Payment received, order confirmed",
    );
    expect(
      describeEvent(makeEvent({ type: "refund_processed", facts: { amountPaise: asPaise(49_950) } })),
    ).toBe("₹499.50 refunded");
    expect(describeEvent(makeEvent({ toStatus: "Shipped" }))).toBe("On its way");
    expect(describeEvent(makeEvent({ toStatus: "Cancelled", note: "Not paid in time" }))).toBe(
      "Cancelled: not paid in time",
    );
  });

  it("shows the review result of a custom design", () => {
    const decided = (decision: string) =>
      describeEvent(makeEvent({ type: "art_decided", facts: { decision } }));
    expect(decided("approved")).toBe("Your design is approved for printing");
    expect(decided("changes_requested")).toContain("can't print your design as it is");
    expect(decided("rejected")).toContain("can't print your design as it is");
    expect(describeEvent(makeEvent({ type: "art_changed" }))).toBe("You changed the design");
  });

  it("describes an exchange as an exchange", () => {
    const asked = { toStatus: "Return Requested" };
    expect(describeEvent(makeEvent({ ...asked, facts: { kind: "exchange" } }))).toBe("Exchange requested");
    expect(describeEvent(makeEvent({ ...asked, facts: { kind: "return" } }))).toBe("Return requested");
    expect(describeStatus("Return Requested", true).label).toBe("Exchange requested");
    expect(describeStatus("Delivered", true).label).toBe("Delivered");
    const before = makeEvent({ ...asked, facts: { kind: "return" } });
    const now = makeEvent({ ...asked, facts: { kind: "exchange" } });
    expect(isExchangeRequested({ events: [before, makeEvent({ toStatus: "Delivered" }), now] })).toBe(true);
    expect(isExchangeRequested({ events: [now, makeEvent({ toStatus: "Delivered" }), before] })).toBe(false);
  });

  it("shows how a return ended, and not that the parcel was delivered again", () => {
    const back = { fromStatus: "Return Requested", toStatus: "Delivered" };
    expect(describeEvent(makeEvent(back))).toBeNull();
    expect(describeEvent(makeEvent({ fromStatus: "Shipped", toStatus: "Delivered" }))).toBe("Delivered");
    expect(describeEvent(makeEvent({ type: "return_withdrawn" }))).toBe("You cancelled the request");
    expect(describeEvent(makeEvent({ type: "return_received" }))).toBe("Your return has arrived");
    expect(describeEvent(makeEvent({ type: "return_received", note: "Stained" }))).toBe(
      "Your return has arrived. We deducted part of the refund: stained",
    );
    expect(describeEvent(makeEvent({ type: "return_rejected", note: "Worn" }))).toBe(
      "We couldn't accept your return: worn",
    );
  });

  it("shows why an exchange did not happen", () => {
    const lost = (reason: string) => describeEvent(makeEvent({ type: "exchange_lost", facts: { reason } }));
    expect(lost("cancelled")).toBe("You cancelled the exchange: we're refunding you");
    expect(lost("undelivered")).toContain("came back to us");
    expect(lost("unavailable")).toContain("can't send");
  });

  it("omits an unknown event", () => {
    expect(describeEvent(makeEvent({ type: "stock_recounted" }))).toBeNull();
    expect(describeEvent(makeEvent({ toStatus: "toString" }))).toBeNull();
  });
});

describe("the delivery progress", () => {
  it("shows done, current and future steps", () => {
    expect(progressOf({ status: "Packed" })?.map((step) => step.state)).toEqual([
      "done",
      "done",
      "current",
      "ahead",
      "ahead",
    ]);
  });

  it("is complete once the parcel has arrived", () => {
    for (const status of ["Delivered", "Completed"] as const) {
      expect(progressOf({ status })?.every((step) => step.state === "done")).toBe(true);
    }
  });

  it("is hidden for orders that are not in progress", () => {
    for (const status of ["Pending Payment", "Cancelled", "RTO", "Returned"] as const) {
      expect(progressOf({ status })).toBeNull();
    }
  });
});

describe("the customer's timeline", () => {
  const failed = (refundId: string) => makeEvent({ type: "refund_failed", facts: { refundId } });
  const arrived = (refundId: string) => makeEvent({ type: "refund_processed", facts: { refundId } });

  it("keeps a failed refund until it or its replacement has arrived", () => {
    const events = [failed("a"), failed("b"), arrived("b")];
    expect(withoutResolvedEvents(events)).toEqual([failed("a"), arrived("b")]);
  });

  it("omits steps that staff undid", () => {
    const step = (from: string, to: string, type = "moved") =>
      makeEvent({ type, fromStatus: from, toStatus: to });
    const packed = step("In Production", "Packed");
    const again = step("Packed", "Shipped");
    const undone = [packed, step("Packed", "Shipped"), step("Shipped", "Packed", "undone"), again];
    expect(withoutResolvedEvents(undone)).toEqual([packed, again]);
  });

  it("omits a bank hold once the order is paid", () => {
    const aside = makeEvent({ type: "payment_authorized" });
    expect(withoutResolvedEvents([aside])).toEqual([aside]);
    expect(withoutResolvedEvents([aside, makeEvent({ type: "paid" })])).toEqual([
      makeEvent({ type: "paid" }),
    ]);
  });
});
