import { brandFromSettings, defaultBrand, logoFromSettings } from "./brand";

describe("brandFromSettings", () => {
  it("gives the default brand to a shop without settings", () => {
    expect(brandFromSettings(new Map())).toEqual(defaultBrand);
  });

  it("treats an empty setting as unset", () => {
    expect(brandFromSettings(new Map([["shop_name", "  "]])).shopName).toBe("Kapas");
  });

  it("links only networks that have an https address", () => {
    const settings = new Map([
      ["social_instagram", "https://instagram.com/kapas"],
      ["social_youtube", "javascript:alert(1)"],
      ["social_x", ""],
    ]);
    expect(brandFromSettings(settings).socialLinks).toEqual([
      { network: "instagram", url: "https://instagram.com/kapas" },
    ]);
  });
});

describe("logoFromSettings", () => {
  it("prefers the logo that contains the name", () => {
    const settings = new Map([
      ["logo_main", "https://shop.example/mark.webp"],
      ["logo_with_text", "https://shop.example/logo.webp"],
    ]);
    expect(logoFromSettings(settings)).toBe("https://shop.example/logo.webp");
  });

  it("falls back to the default logo when the setting is empty or not a URL", () => {
    expect(logoFromSettings(new Map())).toBeNull();
    expect(logoFromSettings(new Map([["logo_main", "javascript:alert(1)"]]))).toBeNull();
  });
});
