import { asPaise } from "@/lib/money";
import type { QuoteLine } from "./cart-quote";
import { planReorder } from "./reorder";

const bought = {
  productId: 7,
  title: "Old name",
  size: "M",
  color: "black",
  colorName: "Black",
  quantity: 3,
  designVersionId: null,
};

function quoted(overrides: Partial<QuoteLine>): QuoteLine {
  return {
    key: "7|black|M",
    state: "ok",
    id: 7,
    size: "M",
    color: "black",
    design: null,
    wanted: 3,
    quantity: 3,
    available: 5,
    title: "New name",
    slug: "new-name-7",
    colorName: "Black",
    imageUrl: null,
    mrpPaise: asPaise(49_900),
    unitPaise: asPaise(44_910),
    linePaise: asPaise(134_730),
    ...overrides,
  };
}

describe("reordering", () => {
  it("adds a line with its current name and price", () => {
    expect(planReorder([bought], [quoted({})])).toEqual({
      available: [{ id: 7, title: "New name", price: 44_910, quantity: 3, size: "M", color: "black" }],
      missing: [],
    });
  });
  it("adds as many as are left, and reports how many are missing", () => {
    const plan = planReorder([bought], [quoted({ state: "reduced", quantity: 1 })]);
    expect(plan.available[0]?.quantity).toBe(1);
    expect(plan.missing).toEqual(["Old name (Black, M): only 1 of 3 left"]);
  });
  it.each([
    ["sold_out", "sold out"],
    ["unavailable", "no longer in the shop"],
  ] as const)("omits what is %s, and reports it", (state, words) => {
    const plan = planReorder([bought], [quoted({ state, quantity: 0 })]);
    expect(plan).toEqual({ available: [], missing: [`Old name (Black, M): ${words}`] });
  });
  it("does not describe an unprintable custom design as an item that left the shop", () => {
    expect(planReorder([{ ...bought, designVersionId: "a" }], []).missing).toEqual([
      "Old name (Black, M): we no longer print this design on this tee",
    ]);
  });
  it("treats a line without a quote as gone", () => {
    expect(planReorder([bought], []).missing).toEqual(["Old name (Black, M): no longer in the shop"]);
  });
});
