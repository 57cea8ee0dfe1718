import { parseProductKey, productHref } from "./paths";

describe("product addresses", () => {
  it("carry colour and size only when chosen", () => {
    expect(productHref("mor-tee-202")).toBe("/products/mor-tee-202");
    expect(productHref("mor-tee-202", "black", "2XL")).toBe("/products/mor-tee-202?color=black&size=2XL");
    expect(productHref("mor-tee-202", null, "One Size")).toBe("/products/mor-tee-202?size=One+Size");
  });

  it("name a product by slug or by id, and nothing else", () => {
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
