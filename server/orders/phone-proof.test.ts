import { appEnv } from "@/sandbox/app-env";
import { hasOrderPhone, phoneProofSeconds, requireOrderPhone, signPhoneProof } from "./phone-proof";

const place = { siteUrl: "http://localhost:3000", gatewayUrl: "http://localhost:54321" };
// biome-ignore lint/style/noProcessEnv: the secret is read from there
Object.assign(process.env, appEnv(place));

const order = { orderId: "0b6e3f0e-8f6a-4d4e-9a37-0d2f3b1c9a11", phone: "+919876543210" };
const now = new Date("2026-11-20T10:15:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe("the refund account of a COD order", () => {
  it("can be set by a visitor who entered the phone's code, for half an hour", () => {
    const proof = signPhoneProof(order, now);
    expect(hasOrderPhone(order, null, proof, later(phoneProofSeconds - 1))).toBe(true);
    expect(hasOrderPhone(order, null, proof, later(phoneProofSeconds))).toBe(false);
  });

  it("can be set by a signed-in customer with the order's phone, when it is confirmed", () => {
    expect(hasOrderPhone(order, { phone: order.phone, isPhoneProven: true }, "", now)).toBe(true);
    expect(hasOrderPhone(order, { phone: order.phone, isPhoneProven: false }, "", now)).toBe(false);
    expect(hasOrderPhone(order, { phone: "+919876543211", isPhoneProven: true }, "", now)).toBe(false);
  });

  it("can't be set by a visitor with the link alone, or with the proof of another order", () => {
    const others = signPhoneProof({ ...order, orderId: "another" }, now);
    const changed = signPhoneProof({ ...order, phone: "+919876543211" }, now);
    for (const proof of ["", ".", "zzzzzz.x", others, changed]) {
      expect(() => requireOrderPhone(order, null, proof, now)).toThrow("First, enter the code");
    }
  });
});
