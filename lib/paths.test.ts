import { paths } from "./paths";

describe("paths", () => {
  it("lower-cases a category, as its page expects", () => {
    expect(paths.category("Mens")).toBe("/products?category=mens");
  });

  it("omits the query when nothing is selected", () => {
    expect(paths.variant("plain-tee-4", {})).toBe("/products/plain-tee-4");
    expect(paths.auth()).toBe("/auth");
    expect(paths.order("KP-2345-6789-ABCD")).toBe("/order-details/KP-2345-6789-ABCD");
  });

  it("names the variant in the query", () => {
    expect(paths.variant("plain-tee-4", { color: "bottle-green", size: "2-3Y" })).toBe(
      "/products/plain-tee-4?color=bottle-green&size=2-3Y",
    );
  });

  it("escapes typed text", () => {
    expect(paths.search("chai & co?")).toBe("/products?q=chai+%26+co%3F");
    expect(paths.product("../admin")).toBe("/products/..%2Fadmin");
  });
});
