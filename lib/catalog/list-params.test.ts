import { anyString, fc } from "@/testing/fast-check";
import {
  emptyListParams,
  isNarrowed,
  listHref,
  normalizeSearchQuery,
  parseListParams,
  type RawSearchParams,
} from "./list-params";

const fromHref = (href: string) => {
  const search = new URL(href, "https://x.test").searchParams;
  const raw: Record<string, string[]> = {};
  for (const key of search.keys()) raw[key] = search.getAll(key);
  return parseListParams(raw, href.startsWith("/premium-tshirts"));
};

describe("list parameters", () => {
  it("read a filled-in form, and write the same URL in any order", () => {
    const params = parseListParams({
      page: "2",
      color: ["navy", "black", "navy"],
      size: ["xl", "S", "2XL"],
      min: "400",
      max: "900",
      stock: "in",
      fit: ["women", "hat", "regular"],
      theme: ["music", "Chai"],
      sort: "price-asc",
      q: "  Peacock   tee ",
      category: "Mens",
      utm_source: "blog",
    });
    expect(params && listHref(params)).toBe(
      "/products?category=mens&q=Peacock+tee&size=S&size=XL&size=2XL&color=black&color=navy&fit=regular&fit=women&theme=chai&theme=music&min=400&max=900&stock=in&sort=price-asc&page=2",
    );
  });

  it("omit the empty fields of a plain form", () => {
    const params = parseListParams({ category: "", q: " ", min: "", max: "", sort: "", page: "" });
    expect(params).toEqual(emptyListParams);
    expect(listHref(emptyListParams)).toBe("/products");
    expect(listHref({ isPremium: true, page: 3 })).toBe("/premium-tshirts?page=3");
  });

  it("drop invalid filters", () => {
    for (const raw of [
      { sort: ";drop" },
      { min: "abc", max: "-5" },
      { min: "1e9", max: "NaN" },
      { size: "'; drop table products", color: "../../etc" },
      { stock: "yes" },
      { __proto__: "x", constructor: "y" },
    ]) {
      expect(parseListParams(raw)).toEqual(emptyListParams);
    }
  });

  it("give no list for an invalid page or category", () => {
    for (const page of ["0", "-1", "1.5", "abc", "1e3", " 1", "999999", "１"]) {
      expect(parseListParams({ page })).toBeNull();
    }
    expect(parseListParams({ category: "a b" })).toBeNull();
    expect(parseListParams({ category: `${"a".repeat(81)}` })).toBeNull();
  });

  it("swap a lowest price above the highest", () => {
    expect(parseListParams({ min: "900", max: "400" })).toMatchObject({ minRupees: 400, maxRupees: 900 });
  });

  it("read a price as people write it", () => {
    expect(parseListParams({ min: "₹1,299", max: "४,०००" })).toMatchObject({
      minRupees: 1299,
      maxRupees: 4000,
    });
  });

  it("keep the searchable part of a query", () => {
    expect(normalizeSearchQuery("pea\u0000cock\u202e")).toBe("pea cock");
    expect(normalizeSearchQuery("\ud800")).toBeNull();
    expect(normalizeSearchQuery("मोर टी")).toBe("मोर टी");
    expect(normalizeSearchQuery("x".repeat(10_000))).toHaveLength(80);
    expect(normalizeSearchQuery("😀".repeat(500))?.isWellFormed()).toBe(true);
  });

  it("count as narrowed by a filter or a sort order, not by category and page", () => {
    expect(isNarrowed({ ...emptyListParams, category: "mens", page: 4 })).toBe(false);
    expect(isNarrowed({ ...emptyListParams, sort: "name" })).toBe(true);
    expect(isNarrowed({ ...emptyListParams, isInStock: true })).toBe(true);
  });

  it("never throw, and survive a round trip through the URL", () => {
    const keys = ["category", "q", "size", "color", "min", "max", "stock", "sort", "page", "__proto__"];
    const text = fc.oneof(
      anyString({ maxLength: 200 }),
      fc.constantFrom("mens", "M", "2XL", "black", "in", "name", "3", "499", "\u0000", "\ud800", "%00", "-1"),
    );
    const anyRaw: fc.Arbitrary<RawSearchParams> = fc.dictionary(
      fc.constantFrom(...keys),
      fc.oneof(text, fc.array(text, { maxLength: 30 })),
    );
    fc.assert(
      fc.property(anyRaw, fc.boolean(), (raw, isPremium) => {
        const params = parseListParams(raw, isPremium);
        if (params === null) return;
        const href = listHref(params);
        expect(fromHref(href)).toEqual(params);
        expect(href.length).toBeLessThan(4000);
      }),
      { numRuns: 1000 },
    );
  });
});
