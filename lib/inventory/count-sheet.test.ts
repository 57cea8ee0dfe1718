import {
  answer,
  listUnresolvedCodes,
  newSheet,
  removeUnknown,
  scan,
  sumSheet,
  typeCount,
} from "./count-sheet";
import { explainRefused } from "./stock-causes";
import type { StockVariant } from "./stock-variant";

const variant = (id: number, stock: number, barcode: string | null = null): StockVariant => ({
  id,
  productId: 1,
  product: "Tee",
  slug: "tee",
  size: "M",
  color: "black",
  colorName: "Black",
  colorHex: "#000000",
  sku: `KP${id}-BLA-M`,
  barcode,
  stock,
  reserved: 1,
  lastCount: null,
  lowAt: null,
  defaultLowAt: 5,
  isActive: true,
  status: "published",
  pictureUrl: null,
});

const one = variant(1, 5, "8901");

it("counts an item for each scan, by barcode or SKU, and waits until the code is resolved", () => {
  const scanned = scan(scan(newSheet("x"), "8901"), "8901");
  expect(listUnresolvedCodes(scanned)).toEqual(["8901"]);
  expect(sumSheet(scanned).isWaiting).toBe(true);
  const known = answer(scanned, scanned, { "8901": one });
  expect(known.lines).toMatchObject([{ variantId: 1, counted: 2, seen: 5, name: "Tee, Black, M" }]);
  expect(scan(known, "kp1-bla-m").lines).toMatchObject([{ counted: 3, seen: null }]);
});

it("compares with the stock at the last scan", () => {
  const first = scan(newSheet("x"), "8901");
  const known = answer(first, first, { "8901": one });
  const again = scan(known, "8901");
  const asked = answer(again, again, { "KP1-BLA-M": { ...one, stock: 4, lastCount: 12 } });
  expect(asked.lines).toMatchObject([{ seen: 4, lastCount: 12 }]);
  expect(sumSheet(asked)).toMatchObject({ units: 2, differences: 1, more: 0, fewer: 2, isWaiting: false });
});

it("keeps waiting when the variant was scanned again before the answer came", () => {
  const first = scan(newSheet("x"), "8901");
  const known = answer(first, first, { "8901": one });
  const second = scan(known, "8901");
  const third = scan(second, "8901");
  expect(answer(third, second, { "KP1-BLA-M": one }).lines).toMatchObject([{ counted: 3, seen: null }]);
});

it("adds scans of a new code made before its answer came", () => {
  const first = scan(newSheet("x"), "8901");
  const more = scan(first, "8901");
  expect(answer(more, first, { "8901": one }).lines).toMatchObject([{ counted: 2, seen: null }]);
});

it("merges the barcode and the SKU of one variant", () => {
  const both = scan(scan(newSheet("x"), "8901"), "KP1-BLA-M");
  const found = answer(both, both, { "8901": one, "KP1-BLA-M": one });
  expect(found.lines).toMatchObject([{ counted: 2, seen: 5 }]);
});

it("keeps unknown codes in a list, with how often they were scanned", () => {
  const first = scan(newSheet("x"), "999");
  const unknown = answer(first, first, {});
  expect(scan(unknown, "999").unknown).toEqual({ "999": 2 });
  expect(removeUnknown(unknown, "999").unknown).toEqual({});
});

it("accepts a typed number instead of scans", () => {
  const first = scan(newSheet("x"), "8901");
  const known = answer(first, first, { "8901": one });
  const typed = typeCount(known, 1, 5);
  expect(listUnresolvedCodes(typed)).toEqual(["KP1-BLA-M"]);
  expect(sumSheet(answer(typed, typed, { "KP1-BLA-M": one }))).toMatchObject({ differences: 0 });
});

it("a count ignores an empty scan", () => {
  expect(scan(newSheet("x"), "")).toEqual(newSheet("x"));
});

it("explains why items can't be booked out", () => {
  const change = { variantId: 1, sku: "KP1", stock: 5, reserved: 3, seen: null };
  expect(explainRefused({ ...change, delta: -3 })).toBe(
    "KP1: 2 would be left, but 3 items are reserved for orders. Cancel or change an order first.",
  );
  expect(explainRefused({ ...change, delta: 1, seen: 4 })).toContain("KP1 has 5 on hand now, not 4.");
  expect(explainRefused({ ...change, delta: -9, reserved: 0 })).toBe("KP1: only 5 are on hand.");
  expect(explainRefused({ ...change, delta: -9, reserved: 1 })).toBe(
    "KP1: only 5 are on hand, but 1 item is reserved for orders. Cancel or change an order first.",
  );
});
