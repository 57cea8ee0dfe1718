import { emptyListParams } from "./list-params";
import { activeFilters, listTitle, withoutFilters } from "./list-title";

const mens = { id: 1, name: "Men", slug: "mens", description: "", parentId: null };
const graphic = { id: 11, name: "Graphic tees", slug: "mens-graphic-tees", description: "", parentId: 1 };
const colors = new Map([["bottle-green", { slug: "bottle-green", name: "Bottle Green", hex: "#1e4236" }]]);

describe("the title of a list", () => {
  it("names the category, with its parent where needed", () => {
    expect(listTitle(emptyListParams, undefined, undefined)).toBe("All products");
    expect(listTitle(emptyListParams, mens, undefined)).toBe("Men");
    expect(listTitle(emptyListParams, graphic, mens)).toBe("Men's graphic tees");
    expect(listTitle({ ...emptyListParams, isPremium: true }, undefined, undefined)).toBe("Premium tees");
  });

  it("is the search query, if there is one", () => {
    expect(listTitle({ ...emptyListParams, query: "mor" }, mens, undefined)).toBe("Results for “mor”");
  });
});

describe("active filters", () => {
  const params = {
    ...emptyListParams,
    query: "tee",
    sizes: ["M", "L"],
    colors: ["bottle-green", "gone"],
    minRupees: 400,
    isInStock: true,
    page: 3,
  };

  it("include themes of the search, without which its other words stay", () => {
    const traits = [
      { label: "Animals", words: ["animals", "animal"] },
      { label: "Chai", words: ["chai"] },
    ];
    const searched = { ...emptyListParams, query: "animals old chai animal", page: 2 };
    expect(activeFilters(searched, new Map(), null, traits)).toEqual([
      { label: "Animals", without: { ...emptyListParams, query: "old chai" } },
      { label: "Chai", without: { ...emptyListParams, query: "animals old animal" } },
    ]);
    expect(withoutFilters(searched, traits)).toEqual({ ...emptyListParams, query: "old" });
  });

  it("include fits, and themes by their names", () => {
    const chosen = { ...emptyListParams, cuts: ["women" as const], themes: ["chai"] };
    const chai = { id: 61, name: "Chai", slug: "chai", description: "", parentId: null, isTheme: true };
    expect(activeFilters(chosen, new Map(), null, [], [chai])).toEqual([
      { label: "Women's fit", without: { ...chosen, cuts: [] } },
      { label: "Chai", without: { ...chosen, themes: [] } },
    ]);
    expect(withoutFilters(chosen)).toEqual(emptyListParams);
  });

  it("each have a label, and link to page 1 of the list without them", () => {
    const filters = activeFilters(params, colors);
    const labels = ["Size M", "Size L", "Bottle Green", "gone", "From ₹400", "In stock"];
    expect(filters.map(({ label }) => label)).toEqual(labels);
    expect(filters[0]?.without).toEqual({ ...params, sizes: ["L"], page: 1 });
    expect(filters[4]?.without).toMatchObject({ minRupees: null, maxRupees: null, query: "tee" });
  });

  it("can be cleared together, keeping search and sort order", () => {
    const plain = withoutFilters({ ...params, sort: "name" });
    expect(activeFilters(plain, colors)).toEqual([]);
    expect(plain).toMatchObject({ query: "tee", sort: "name", page: 1 });
  });
});
