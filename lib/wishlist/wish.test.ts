import { isOnWishlist, restoreWishes, type Wish, withoutWish, withWish } from "./wish";

const list: Wish[] = [
  { id: 1, size: "S" },
  { id: 1, size: "M" },
  { id: 2, size: null },
];

describe("a wishlist", () => {
  it("contains an item in a size, or in any size without one", () => {
    expect(isOnWishlist(list, 1, "M")).toBe(true);
    expect(isOnWishlist(list, 1, "L")).toBe(false);
    expect(isOnWishlist(list, 1, null)).toBe(true);
    expect(isOnWishlist(list, 2, null)).toBe(true);
    expect(isOnWishlist(list, 2, "M")).toBe(false);
    expect(isOnWishlist(list, 3, null)).toBe(false);
  });

  it("adds a new item at the top, each size once", () => {
    expect(withWish(list, { id: 3, size: null })[0]).toEqual({ id: 3, size: null });
    expect(withWish(list, { id: 1, size: "M" })).toEqual([
      { id: 1, size: "M" },
      { id: 1, size: "S" },
      { id: 2, size: null },
    ]);
  });

  it("replaces an entry without a size when a size is chosen", () => {
    expect(withWish(list, { id: 2, size: "L" })).toEqual([{ id: 2, size: "L" }, ...list.slice(0, 2)]);
  });

  it("removes one entry, or all of a product", () => {
    expect(withoutWish(list, 1, "S")).toEqual(list.slice(1));
    expect(withoutWish(list, 1, null)).toEqual(list);
    expect(withoutWish(list, 2, null)).toEqual(list.slice(0, 2));
    expect(withoutWish(list, 1)).toEqual(list.slice(2));
  });

  it("restores a product's entries without affecting others", () => {
    const since = withWish(withoutWish(list, 1), { id: 3, size: null });
    expect(restoreWishes(since, 1, list)).toEqual([...list.slice(0, 2), ...since]);
    expect(restoreWishes(withWish([], { id: 3, size: null }), 3, [])).toEqual([]);
  });
});
