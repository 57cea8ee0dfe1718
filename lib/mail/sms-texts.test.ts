import { orderOf } from "@/testing/order";
import { dltTextOf, smsTemplateNames } from "./sms-templates";
import { writeCodeSms, writeOrderSms } from "./sms-texts";
import { isOvertaken, orderTopics, returnTopics } from "./topics";

const url = `https://kapas.example/order-details/KP-1A2B-3C4D-5E6F?token=${"a".repeat(52)}`;

test("a payment link SMS names the amount and the deadline", () => {
  const waiting = orderOf({ status: "Pending Payment", expiresAt: "2026-11-20T09:30:00Z" });
  expect(writeOrderSms("order_payment_link", waiting, "Kapas", url)?.text).toBe(
    `Kapas: pay Rs 1,277.50 for order KP-1A2B-3C4D-5E6F by 20 Nov, 3:00 pm: ${url}`,
  );
  expect(isOvertaken("order_payment_link", waiting)).toBe(false);
  expect(isOvertaken("order_payment_link", { status: "Confirmed" })).toBe(true);
});

test("a shipped order's SMS names courier, tracking number and the cash to keep ready", () => {
  expect(writeOrderSms("order_shipped", orderOf(), "Kapas", url)?.text).toBe(
    "Kapas: order KP-1A2B-3C4D-5E6F is on its way with Delhivery, tracking number DL 1234 5678. Please keep Rs 1,277.50 ready in cash.",
  );
  const paid = orderOf({ paymentStatus: "captured", courier: null, trackingNumber: null });
  expect(writeOrderSms("order_shipped", paid, "Kapas", url)).toEqual({
    template: "order_shipped_untracked",
    text: "Kapas: order KP-1A2B-3C4D-5E6F is on its way.",
  });
});

test("every SMS is one line of ASCII and fits two parts of 153 characters", () => {
  const texts = (["order_confirmed", "order_shipped", "order_payment_link"] as const).map((topic) =>
    writeOrderSms(
      topic,
      orderOf({ trackingNumber: "12\r\n34", expiresAt: "2026-11-20T09:30:00Z" }),
      "Kapas",
      url,
    ),
  );
  for (const sms of [...texts, writeCodeSms("123456", "KP-1A2B-3C4D-5E6F", "Kapas")]) {
    expect(sms?.text).toMatch(/^[\x20-\x7e]{20,306}$/);
  }
});

test("an order without an email address gets every topic by SMS, with its link", () => {
  const topics = [
    ...orderTopics,
    ...returnTopics,
    "order_documents",
    "art_decided",
    "refund_processed",
  ] as const;
  for (const topic of topics) {
    const sms = writeOrderSms(
      topic,
      orderOf({ email: null, expiresAt: "2026-11-20T09:30:00Z" }),
      "Kapas",
      url,
    );
    expect(sms?.text).toMatch(/^Kapas: [\x20-\x7e]{20,299}$/);
    expect(sms?.text).toContain("KP-1A2B-3C4D-5E6F");
  }
  expect(writeOrderSms("order_delivered", orderOf({ email: null }), "Kapas", url)?.text).toBe(
    `Kapas: your order was delivered, KP-1A2B-3C4D-5E6F: ${url}`,
  );
});

test.each(smsTemplateNames)("%s marks its places as the DLT platform reads them", (name) => {
  const text = dltTextOf(name);
  expect(text).toContain("{#var#}");
  expect(text.replaceAll("{#var#}", "")).not.toMatch(/[{}]/);
});

test("sends no SMS about a topic without an SMS text", () => {
  expect(writeOrderSms("order_delivered", orderOf(), "Kapas", url)).toBeNull();
  expect(writeOrderSms("order_placed", orderOf(), "Kapas", url)).toBeNull();
});

describe("a queued message", () => {
  it("about a placed order is outdated once the order is confirmed or cancelled", () => {
    expect(isOvertaken("order_placed", { status: "Pending Payment" })).toBe(false);
    expect(isOvertaken("order_placed", { status: "Confirmed" })).toBe(true);
    expect(isOvertaken("order_placed", { status: "Cancelled" })).toBe(true);
  });

  it("about shipping is outdated after delivery, one about a confirmation after cancellation, and vice versa", () => {
    expect(isOvertaken("order_shipped", { status: "Delivered" })).toBe(true);
    expect(isOvertaken("order_confirmed", { status: "Packed" })).toBe(false);
    expect(isOvertaken("order_confirmed", { status: "Cancelled" })).toBe(true);
    expect(isOvertaken("order_cancelled", { status: "Confirmed" })).toBe(true);
  });

  it("about an irreversible event is never outdated", () => {
    expect(isOvertaken("order_delivered", { status: "Return Requested" })).toBe(false);
    expect(isOvertaken("order_rto", { status: "RTO" })).toBe(false);
  });
});
