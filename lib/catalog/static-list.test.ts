import { emptyListParams } from "./list-params";
import { parseStaticList } from "./static-list";

describe("static lists", () => {
  it("are all products, the premium ones, or a category, by page", () => {
    expect(parseStaticList("all", "1")).toEqual(emptyListParams);
    expect(parseStaticList("premium-tshirts", "2")).toEqual({ ...emptyListParams, isPremium: true, page: 2 });
    expect(parseStaticList("mens", "3")).toEqual({ ...emptyListParams, category: "mens", page: 3 });
  });

  it("reject other paths, so that no page is cached twice", () => {
    for (const [list, page] of [
      ["Mens", "1"],
      [" mens", "1"],
      ["a b", "1"],
      ["mens", "0"],
      ["mens", ""],
      ["mens", "01"],
      ["mens", "x"],
      ["", "1"],
    ] as const) {
      expect(parseStaticList(list, page)).toBeNull();
    }
  });
});
