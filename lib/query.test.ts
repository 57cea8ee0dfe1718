import { first, parsePage } from "./query";

describe("query parameters", () => {
  it("count once when they are repeated", () => {
    expect(first(["a", "b"])).toBe("a");
    expect(first("a")).toBe("a");
    expect(first(undefined)).toBeNull();
    expect(first([])).toBeNull();
  });

  it("name a page by a whole number from 1; anything else is the first page", () => {
    expect(parsePage("3")).toBe(3);
    expect(parsePage(["2", "9"])).toBe(2);
    for (const value of [undefined, "", "0", "-1", "1.5", "1e3", "two", "999999999", "3;drop"]) {
      expect(parsePage(value)).toBe(1);
    }
  });
});
