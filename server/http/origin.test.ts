import { isSameOrigin } from "./origin";

function isOurs(values: Record<string, string>): boolean {
  return isSameOrigin(new Headers({ host: "internal:3000", ...values }), "https://shop.example");
}

describe("the origin of a write", () => {
  it("may be our own page, by the site's address or by the requested host", () => {
    expect(isOurs({ origin: "https://shop.example" })).toBe(true);
    expect(isOurs({ origin: "http://internal:3000" })).toBe(true);
  });

  it.each([
    "https://evil.example",
    "https://shop.example.evil.example",
    "https://evil-shop.example",
    "http://internal:3001",
    "null",
    "",
    "shop.example",
  ])("may not be %p", (origin) => {
    expect(isOurs({ origin })).toBe(false);
  });

  it("may be hidden by a page of ours that sends no referrer, not by another site", () => {
    expect(isOurs({ origin: "null", "sec-fetch-site": "same-origin" })).toBe(true);
    expect(isOurs({ origin: "null", "sec-fetch-site": "same-site" })).toBe(false);
    expect(isOurs({ origin: "null", "sec-fetch-site": "cross-site" })).toBe(false);
    expect(isOurs({ origin: "null", "sec-fetch-site": "none" })).toBe(false);
  });

  it("may be missing for a program that isn't a browser, but not for a browser that hides its origin", () => {
    expect(isOurs({})).toBe(true);
    expect(isOurs({ "sec-fetch-site": "same-origin" })).toBe(true);
    expect(isOurs({ "sec-fetch-site": "cross-site" })).toBe(false);
    expect(isOurs({ "sec-fetch-site": "same-site" })).toBe(false);
  });
});
