import { createHmac } from "node:crypto";
import { anyString, fc } from "@/testing/fast-check";
import { isPaymentSignature, isSubscriptionSignature, isWebhookSignature } from "./signatures";

const keySecret = "EnLs21M47BllR3X8PSFtjtbd";
const payment = {
  gatewayOrderId: "order_IEIaMR65cu6nz3",
  paymentId: "pay_IH4NVgf4Dreq1l",
  // openssl: printf 'order_IEIaMR65cu6nz3|pay_IH4NVgf4Dreq1l' | openssl dgst -sha256 -hmac EnLs21M47BllR3X8PSFtjtbd
  signature: "0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f",
};

describe("the signature of a payment", () => {
  it("equals Razorpay's signature of order and payment", () => {
    expect(isPaymentSignature(payment, keySecret)).toBe(true);
    expect(isPaymentSignature({ ...payment, signature: payment.signature.toUpperCase() }, keySecret)).toBe(
      true,
    );
  });

  it("is wrong when any of its 64 characters is", () => {
    for (let at = 0; at < 64; at++) {
      const flipped = payment.signature[at] === "0" ? "1" : "0";
      const signature = payment.signature.slice(0, at) + flipped + payment.signature.slice(at + 1);
      expect(isPaymentSignature({ ...payment, signature }, keySecret)).toBe(false);
    }
  });

  it("does not fit another order, another payment, or the two in reverse order", () => {
    expect(isPaymentSignature({ ...payment, gatewayOrderId: "order_other" }, keySecret)).toBe(false);
    expect(isPaymentSignature({ ...payment, paymentId: "pay_other" }, keySecret)).toBe(false);
    const swapped = { ...payment, gatewayOrderId: payment.paymentId, paymentId: payment.gatewayOrderId };
    expect(isPaymentSignature(swapped, keySecret)).toBe(false);
  });

  it("refuses any text without throwing", () => {
    fc.assert(
      fc.property(anyString(), (signature) => {
        expect(isPaymentSignature({ ...payment, signature }, keySecret)).toBe(false);
      }),
    );
  });
});

describe("the signature of a consent to a subscription", () => {
  const consent = {
    gatewaySubscriptionId: "sub_00000000000001",
    paymentId: "pay_IH4NVgf4Dreq1l",
    // openssl: printf 'pay_IH4NVgf4Dreq1l|sub_00000000000001' | openssl dgst -sha256 -hmac EnLs21M47BllR3X8PSFtjtbd
    signature: "5326e75ddda78863b7e1bb5dc3b7a13adf7f363e644fa1b28ecccd7272e74aa4",
  };
  const isValid = (change: Partial<typeof consent> = {}) =>
    isSubscriptionSignature({ ...consent, ...change }, keySecret);

  it("equals Razorpay's signature of payment and subscription, in this order", () => {
    expect(isValid()).toBe(true);
    expect(isValid({ signature: consent.signature.toUpperCase() })).toBe(true);
    const { gatewaySubscriptionId, paymentId } = consent;
    expect(isValid({ gatewaySubscriptionId: paymentId, paymentId: gatewaySubscriptionId })).toBe(false);
  });

  it("is wrong when any of its 64 characters is", () => {
    for (let at = 0; at < 64; at++) {
      const flipped = consent.signature[at] === "0" ? "1" : "0";
      const signature = consent.signature.slice(0, at) + flipped + consent.signature.slice(at + 1);
      expect(isValid({ signature })).toBe(false);
    }
  });

  it("fits no other subscription, no other payment, no other secret, and not an order", () => {
    expect(isValid({ gatewaySubscriptionId: "sub_00000000000002" })).toBe(false);
    expect(isValid({ paymentId: "pay_other" })).toBe(false);
    expect(isSubscriptionSignature(consent, "another")).toBe(false);
    const asOrder = { ...consent, gatewayOrderId: consent.gatewaySubscriptionId };
    expect(isPaymentSignature(asOrder, keySecret)).toBe(false);
  });

  it("refuses any text without throwing", () => {
    for (const signature of ["", "é", consent.signature.slice(1), `${consent.signature}0`]) {
      expect(isValid({ signature })).toBe(false);
    }
  });
});

describe("the signature of a webhook", () => {
  const secret = "whsec_kapas";
  const sign = (body: Buffer) => createHmac("sha256", secret).update(body).digest("hex");

  it("covers the raw bytes, not their meaning", () => {
    const body = Buffer.from('{"event":"payment.captured", "x":1}');
    expect(isWebhookSignature(body, sign(body), [secret])).toBe(true);
    const same = Buffer.from(JSON.stringify(JSON.parse(body.toString())));
    expect(isWebhookSignature(same, sign(body), [secret])).toBe(false);
  });

  it("is not made with the key secret", () => {
    const body = Buffer.from("{}");
    expect(isWebhookSignature(body, sign(body), [keySecret])).toBe(false);
  });

  it("is valid with the old and the new secret during a rotation, and with no third", () => {
    const body = Buffer.from("{}");
    const signed = (by: string) => createHmac("sha256", by).update(body).digest("hex");
    expect(isWebhookSignature(body, signed(secret), ["new", secret])).toBe(true);
    expect(isWebhookSignature(body, signed("new"), ["new", secret])).toBe(true);
    expect(isWebhookSignature(body, signed("third"), ["new", secret])).toBe(false);
    expect(isWebhookSignature(body, signed(secret), ["new"])).toBe(false);
  });

  it("is never made with an empty secret", () => {
    const body = Buffer.from("{}");
    const signed = createHmac("sha256", "").update(body).digest("hex");
    for (const secrets of [[""], [secret, ""], [secret, undefined], []]) {
      expect(isWebhookSignature(body, signed, secrets)).toBe(false);
    }
  });

  it("is valid for every body that was signed, even a binary one", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
        const body = Buffer.from(bytes);
        expect(isWebhookSignature(body, sign(body), [secret])).toBe(true);
        expect(isWebhookSignature(Buffer.concat([body, Buffer.from(" ")]), sign(body), [secret])).toBe(false);
      }),
    );
  });
});
