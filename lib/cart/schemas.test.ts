import { MAX_LINES } from "./cart";
import { quantityLimitMessage, wholeQuantityMessage } from "./cart-messages";
import { cartLinesSchema } from "./schemas";

const line = { id: 7, size: "M", color: "black", quantity: 2 };

function messagesOf(input: unknown): string[] {
  const parsed = cartLinesSchema.safeParse(input);
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
}

describe("the cart lines that a browser sends", () => {
  it("name product, size, colour and quantity", () => {
    expect(messagesOf([line])).toEqual([]);
    expect(messagesOf([])).toEqual([]);
  });

  it.each([0, -1, 1.5, Number.NaN, "2", "1e3", null, undefined, [], true])(
    "reject a quantity of %p",
    (quantity) => {
      expect(messagesOf([{ ...line, quantity }])).toEqual([wholeQuantityMessage]);
    },
  );

  it.each([11, 1e9])("allow at most ten of one item, not %p", (quantity) => {
    expect(messagesOf([{ ...line, quantity }])).toEqual([quantityLimitMessage]);
  });

  it("reject a price", () => {
    for (const extra of [{ price: 1 }, { unitPaise: 0 }, { discount: 100 }, { total: 1 }]) {
      expect(messagesOf([{ ...line, ...extra }])).toHaveLength(1);
    }
  });

  it("are merged by variant before the limit is checked", () => {
    expect(cartLinesSchema.parse([line, line, { ...line, size: "L" }])).toEqual([
      { ...line, quantity: 4 },
      { ...line, size: "L" },
    ]);
    const six = { ...line, quantity: 6 };
    expect(messagesOf([six, six])).toEqual([quantityLimitMessage]);
  });

  it("are as many as a cart holds", () => {
    const many = Array.from({ length: MAX_LINES + 1 }, (_, index) => ({ ...line, id: index + 1 }));
    expect(messagesOf(many)).toHaveLength(1);
    expect(messagesOf(many.slice(1))).toEqual([]);
  });
});
