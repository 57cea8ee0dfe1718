import { isTotp, makeSecret, totpOf } from "./totp";

/** The secret of RFC 6238, appendix B: "12345678901234567890" */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("totp", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_234_567_890, "005924"],
    [20_000_000_000, "353130"],
  ])("at %i seconds returns the code of RFC 6238", (seconds, code) => {
    expect(totpOf(secret, seconds * 1000)).toBe(code);
  });

  it("accepts a code of the half minute before and after, and none older", () => {
    const now = 1_234_567_890_000;
    expect(isTotp(secret, totpOf(secret, now - 30_000), now)).toBe(true);
    expect(isTotp(secret, totpOf(secret, now + 30_000), now)).toBe(true);
    expect(isTotp(secret, totpOf(secret, now - 90_000), now)).toBe(false);
    expect(isTotp(secret, "", now)).toBe(false);
  });

  it("makes unique secrets of 32 letters", () => {
    expect(makeSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(makeSecret()).not.toBe(makeSecret());
  });
});
