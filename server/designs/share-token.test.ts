import { isDesignToken } from "@/lib/designer/saved-design";
import { hashOfAddress, hashOfToken, shareTokenOf } from "./share-token";

vi.mock("@/server/env", () => ({ env: () => ({ ORDER_TOKEN_SECRET: "a secret of a test" }) }));

const versionId = "6f1f0f0e-0000-4000-8000-000000000001";

test("a version keeps its link until it ends, then gets another one", () => {
  const token = shareTokenOf(versionId, 0);
  expect(isDesignToken(token)).toBe(true);
  expect(shareTokenOf(versionId, 0)).toBe(token);
  expect(shareTokenOf(versionId, 1)).not.toBe(token);
  expect(shareTokenOf(versionId.replace(/1$/, "2"), 0)).not.toBe(token);
});

test("an address that can't be a token is not looked up", () => {
  const token = shareTokenOf(versionId, 0);
  expect(hashOfAddress(token)).toBe(hashOfToken(token));
  expect(hashOfAddress("../admin")).toBeNull();
});
