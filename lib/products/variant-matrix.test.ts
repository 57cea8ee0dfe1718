import { choiceOf, fillMatrix, type MatrixRules } from "./variant-matrix";

const all = { colors: ["white", "black"], sizes: ["S", "M", "L"] };
const none = { colors: [], sizes: [] };
const rules: MatrixRules = { all, productId: 7, isKnown: (key) => key === "black/S" };
const black = { colors: ["black"], sizes: ["S", "M"] };

const skus = (rows: readonly { sku: string }[]) => rows.map(({ sku }) => sku);

it("makes a row for each size in each colour, in order, with SKUs once the product has an id", () => {
  const now = { colors: ["black", "white"], sizes: ["M", "S"] };
  expect(skus(fillMatrix([], none, now, rules))).toEqual([
    "KP7-WHITE-S",
    "KP7-WHITE-M",
    "KP7-BLACK-S",
    "KP7-BLACK-M",
  ]);
  expect(skus(fillMatrix([], none, black, { ...rules, productId: null }))).toEqual(["", ""]);
});

it("keeps typed values, drops deselected rows, and deactivates those that an order uses", () => {
  const typed = fillMatrix([], none, black, rules).map((row) => ({ ...row, sku: `own-${row.size}` }));
  const rows = fillMatrix(typed, black, { colors: ["black"], sizes: ["L"] }, rules);
  expect(rows.map(({ size, isActive }) => [size, isActive])).toEqual([
    ["S", false],
    ["L", true],
  ]);
  const again = fillMatrix(
    rows,
    { colors: ["black"], sizes: ["L"] },
    { colors: ["black"], sizes: ["S", "L"] },
    rules,
  );
  expect(again[0]).toMatchObject({ sku: "own-S", isActive: true });
});

it("keeps a manually deactivated row off, and reads back the selection", () => {
  const rows = fillMatrix([], none, black, rules).map((row) => ({ ...row, isActive: row.size !== "S" }));
  expect(choiceOf(rows, all)).toEqual({ colors: ["black"], sizes: ["M"] });
  const wider = fillMatrix(rows, black, { ...black, sizes: ["S", "M", "L"] }, rules);
  expect(wider.map(({ isActive }) => isActive)).toEqual([false, true, true]);
});
