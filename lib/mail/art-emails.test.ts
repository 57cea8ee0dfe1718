import { defaultBrand } from "@/lib/brand";
import type { Order } from "@/lib/orders/order";
import { orderOf } from "@/testing/order";
import { type OrderUpdate, writeOrderEmail } from "./order-emails";
import { renderText } from "./render-text";

const write = (update: OrderUpdate, changes: Partial<Order> = {}) =>
  writeOrderEmail(update, orderOf(changes), "https://shop.example", {
    ...{ returnDays: 10, packingDays: 3, artReviewHours: 36 },
  });

describe("emails about custom designs", () => {
  const [tee] = orderOf().items;
  const own = tee ? [{ ...tee, designVersionId: "a" }] : [];
  const textOf = (update: OrderUpdate, changes: Partial<Order>) =>
    renderText(write(update, changes), defaultBrand);
  const refusal: OrderUpdate = {
    topic: "art_decided",
    design: { name: "My tee", status: "rejected", reasons: ["copyright"], answer: "" },
  };

  it("announce the review before the order is confirmed, and promise no print", () => {
    const unpaid = { status: "Pending Payment", paymentMethod: "online", expiresAt: null } as const;
    for (const topic of ["order_placed", "order_payment_link"] as const) {
      expect(textOf({ topic }, unpaid)).toContain("we'll start printing");
      const text = textOf({ topic }, { ...unpaid, items: own });
      expect(text).toContain("we'll check your design before we print it, within 36 hours");
      expect(text).not.toContain("we'll start printing");
    }
    expect(textOf({ topic: "order_reminder" }, { status: "COD Review", items: own })).toContain(
      "Once the order is confirmed, we'll check your design",
    );
  });

  it("offer the order page's options, and a refund only where something was paid", () => {
    expect(textOf(refusal, { items: own })).toContain("or cancel the order.");
    expect(textOf(refusal, { items: own, paymentStatus: "captured" })).toContain(
      "or cancel the order. We'll refund you in full.",
    );
    const both = [...own, ...orderOf().items];
    expect(textOf(refusal, { items: both })).toContain(
      "or remove it from the order. You'll pay less in cash.",
    );
  });

  it("report that a design was left out, not that another order is confirmed", () => {
    const { subject } = write({ topic: "order_confirmed", isLeftOut: true });
    expect(subject).toBe("Order KP-1A2B-3C4D-5E6F has changed");
  });
});

test("the emails of a confirmed and a shipped order say when it arrives", () => {
  const order = { createdAt: "2026-11-20T06:00:00Z", promise: { minDays: 2, maxDays: 4 } };
  for (const topic of ["order_confirmed", "order_shipped"] as const)
    expect(write({ topic }, order).blocks).toContain("Arrives by Tue, 24 Nov.");
});
