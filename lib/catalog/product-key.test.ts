import { parseProductKey } from "./product-key";

describe("product URLs", () => {
  it("identify a product by slug or by id, and nothing else", () => {
    expect(parseProductKey("mor-tee-202")).toEqual({ slug: "mor-tee-202" });
    expect(parseProductKey("202")).toEqual({ id: 202 });
    for (const key of [
      "0",
      "-1",
      "1e5",
      "Mor-Tee",
      "a--b",
      "a/b",
      "",
      "a".repeat(201),
      "9".repeat(30),
      "%00",
    ]) {
      const parsed = parseProductKey(key);
      expect(parsed === null || "slug" in parsed).toBe(true);
      if (parsed && "slug" in parsed) expect(parsed.slug).toMatch(/^[0-9a-z-]+$/);
    }
  });
});
