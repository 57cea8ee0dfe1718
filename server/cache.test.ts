import { type StorefrontChange, tagsToExpire } from "./cache";

const of = (subject: "listing" | "product" | "availability" | "stock"): StorefrontChange => ({
  subject,
  productId: 7,
  lists: ["all", "mens"],
});

describe("tags expired by a change", () => {
  it.each<[StorefrontChange, string[]]>([
    [of("stock"), ["stock:7"]],
    [of("availability"), ["stock:7", "narrowed"]],
    [of("product"), ["product:7", "counts:all", "counts:mens", "narrowed"]],
    [of("listing"), ["product:7", "list:all", "counts:all", "list:mens", "counts:mens", "narrowed"]],
    [{ subject: "logo" }, ["logo"]],
    [{ subject: "site_settings" }, ["siteSettings"]],
    [{ subject: "product_settings" }, ["productSettings"]],
    [{ subject: "colors" }, ["categories"]],
    [{ subject: "announcement_bar" }, ["announcementBar"]],
    [{ subject: "marketing_sections" }, ["marketingSections"]],
    [{ subject: "subscriptions" }, ["subscriptions"]],
  ])("%j", (change, tags) => {
    expect(tagsToExpire([change])).toEqual(tags);
  });

  it("are unique", () => {
    expect(tagsToExpire([of("stock"), of("stock"), of("availability")])).toEqual(["stock:7", "narrowed"]);
  });

  it("include the whole storefront after an import", () => {
    const changes = Array.from({ length: 500 }, (): StorefrontChange => of("stock"));
    expect(tagsToExpire(changes)).toEqual([
      "products",
      "categories",
      "productSettings",
      "siteSettings",
      "logo",
      "adminSettings",
      "pages",
      "redirects",
      "announcementBar",
      "marketingSections",
      "blogPosts",
      "subscriptions",
    ]);
  });
});
