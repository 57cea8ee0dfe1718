import { isMissingPreview } from "./guard-preview-path";
import { signPreviewToken, verifyPreviewToken } from "./preview-token";

vi.mock("@/server/env", () => ({ env: () => ({ ORDER_TOKEN_SECRET: "x".repeat(40) }) }));

vi.mock("@/server/limits/spend-attempts");

const now = new Date("2026-11-20T10:00:00Z");
const days = (count: number) => new Date(now.getTime() + count * 24 * 3600 * 1000);

it("opens for seven days, and for its own product", () => {
  const token = signPreviewToken("product", 12, now);
  expect(verifyPreviewToken("product", token, days(6.9))).toBe(12);
  expect(verifyPreviewToken("product", token, days(7.1))).toBeNull();
  expect(verifyPreviewToken("product", token.replace(/^12-/, "13-"), now)).toBeNull();
  expect(verifyPreviewToken("product", "12", now)).toBeNull();
  expect(verifyPreviewToken("post", token, now)).toBeNull();
});

it("a link that is wrong, over or another kind's leads to nothing; no other address is asked", () => {
  const token = signPreviewToken("post", 12, now);
  const isLost = (path: string, at = now) => isMissingPreview(new URL(path, "https://shop.test"), at);
  expect(isLost(`/blog-preview/${token}`)).toBe(false);
  expect(isLost(`/blog-preview/${token}/`, days(8))).toBe(true);
  expect(isLost(`/product-preview/${token}`)).toBe(true);
  expect(isLost("/blog-preview/made-up")).toBe(true);
  expect(isLost("/blog/made-up")).toBe(false);
});
