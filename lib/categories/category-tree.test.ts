import { type AdminCategory, countProducts, describeDeletion, slugOf } from "./admin-category";
import {
  describePosition,
  findDropPosition,
  findStepPosition,
  flattenTree,
  withoutChildren,
} from "./category-tree";

const category = (id: number, name: string, parentId: number | null, more: Partial<AdminCategory> = {}) => ({
  id,
  name,
  slug: slugOf(name),
  oldSlugs: [],
  description: "",
  parentId,
  pictureUrl: null,
  pictureAlt: "",
  isHidden: false,
  words: [],
  version: 1,
  published: 0,
  drafts: 0,
  coupons: 0,
  ...more,
});

const all = [
  category(1, "Men", null, { published: 12, drafts: 3, coupons: 1 }),
  category(11, "Graphic", 1),
  category(12, "Oversized", 1, { coupons: 1 }),
  category(2, "Women", null, { published: 1 }),
  category(3, "Kids", null),
];
const rows = flattenTree(all);
const drop = (id: number, overId: number, wantedDepth: number) =>
  findDropPosition(withoutChildren(rows, id), { id, overId, wantedDepth });

it("lists each top category followed by its subcategories", () => {
  expect(rows.map(({ category: { id }, depth, childCount }) => [id, depth, childCount])).toEqual([
    [1, 0, 2],
    [11, 1, 0],
    [12, 1, 0],
    [2, 0, 0],
    [3, 0, 0],
  ]);
});

it.each([
  ["down among the top ones", 2, 3, 0, { parentId: null, beforeId: null }],
  ["below another, by moving it to the right", 3, 3, 1, { parentId: 2, beforeId: null }],
  ["between two others, which only takes it below", 3, 12, 0, { parentId: 1, beforeId: 12 }],
  ["out to the top, by moving it to the left", 12, 12, 0, { parentId: null, beforeId: 2 }],
  ["to another parent", 11, 2, 1, { parentId: 2, beforeId: null }],
  ["with others below it, only at the top", 1, 2, 1, { parentId: null, beforeId: 3 }],
  ["to the first line, only at the top", 2, 1, 1, { parentId: null, beforeId: 1 }],
])("drops a category %s", (_what, id, overId, depth, place) => {
  expect(drop(id, overId, depth)).toEqual(place);
});

it("changes nothing when dropped on its own place", () => {
  expect(drop(12, 12, 1)).toBeNull();
  expect(drop(2, 2, 0)).toBeNull();
});

it("moves up and down among siblings, and stops at the ends", () => {
  expect(findStepPosition(rows, 12, -1)).toEqual({ parentId: 1, beforeId: 11 });
  expect(findStepPosition(rows, 1, 1)).toEqual({ parentId: null, beforeId: 3 });
  expect(findStepPosition(rows, 2, 1)).toEqual({ parentId: null, beforeId: null });
  expect(findStepPosition(rows, 1, -1)).toBeNull();
  expect(findStepPosition(rows, 12, 1)).toBeNull();
});

it("describes a category's place in the tree", () => {
  expect(describePosition(rows, { parentId: 1, beforeId: 12 })).toBe("in Men, before Oversized");
  expect(describePosition(rows, { parentId: null, beforeId: null })).toBe("at the top level, last");
});

it("describes the effects of a deletion in figures", () => {
  expect(describeDeletion(all[0] as AdminCategory, all, "Uncategorized")).toEqual([
    "15 products (3 drafts) move to Uncategorized.",
    "2 subcategories are deleted too: Graphic, Oversized.",
    "2 active coupons will no longer apply to it.",
    "The page of Men shows “not found” within a second.",
  ]);
  expect(countProducts({ published: 1, drafts: 0 })).toBe("1 product");
});

it.each([
  ["Graphic Tees", "graphic-tees"],
  ["  Boys' & Girls’ 5–6 Y ", "boys-girls-56-y"],
  ["Café -- Paris", "cafe-paris"],
])("makes a slug of %j", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
