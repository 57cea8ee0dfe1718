import { parsePendingOtp, secondsLeft } from "./pending-otp";

const now = Date.UTC(2026, 10, 20);
const pending = { phone: "+919876543210", purpose: "login", sentAt: now };

describe("a code on its way", () => {
  it("is good for 300 seconds", () => {
    expect(secondsLeft(pending, now)).toBe(300);
    expect(secondsLeft(pending, now + 1)).toBe(300);
    expect(secondsLeft(pending, now + 299_001)).toBe(1);
    expect(secondsLeft(pending, now + 300_000)).toBe(0);
  });
  it("is never good for longer, whatever its cookie says", () => {
    expect(secondsLeft({ sentAt: now + 10_000_000 }, now)).toBe(300);
    expect(secondsLeft({ sentAt: 0 }, now)).toBe(0);
  });
  it("is read from its cookie, or not at all", () => {
    expect(parsePendingOtp(JSON.stringify(pending))).toEqual(pending);
    for (const broken of [
      undefined,
      "",
      "{",
      "null",
      "[]",
      JSON.stringify({ ...pending, phone: "<script>" }),
    ]) {
      expect(parsePendingOtp(broken)).toBeNull();
    }
  });
});
