import { parsePendingOtp, secondsLeft } from "./pending-otp";

const now = Date.UTC(2026, 10, 20);
const pending = { phone: "+919876543210", purpose: "login", sentAt: now };

describe("a pending code", () => {
  it("is valid for 300 seconds", () => {
    expect(secondsLeft(pending, now)).toBe(300);
    expect(secondsLeft(pending, now + 1)).toBe(300);
    expect(secondsLeft(pending, now + 299_001)).toBe(1);
    expect(secondsLeft(pending, now + 300_000)).toBe(0);
  });
  it("never becomes valid for longer through its cookie", () => {
    expect(secondsLeft({ sentAt: now + 10_000_000 }, now)).toBe(300);
    expect(secondsLeft({ sentAt: 0 }, now)).toBe(0);
  });
  it("is read from a valid cookie only", () => {
    const typed = { firstName: "Leela", lastName: "Das", email: "leela@kapas.test" };
    for (const whole of [pending, { ...pending, purpose: "register", isLeft: true, typed }]) {
      expect(parsePendingOtp(JSON.stringify(whole))).toEqual(whole);
    }
    for (const broken of [
      undefined,
      "",
      "{",
      "null",
      "[]",
      JSON.stringify({ ...pending, phone: "<script>" }),
      JSON.stringify({ ...pending, typed: { firstName: 1 } }),
    ]) {
      expect(parsePendingOtp(broken)).toBeNull();
    }
  });
});
