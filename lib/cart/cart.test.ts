import { asPaise } from "@/lib/money";
import { fc } from "@/testing/fast-check";
import { addLine } from "./add-line";
import {
  type CartLine,
  countItems,
  lineKey,
  MAX_LINES,
  MAX_QUANTITY,
  parseCart,
  serializeCart,
} from "./cart";
import { quantityLimitMessage, wholeQuantityMessage } from "./cart-messages";
import { removeLine, restoreLine, setLineQuantity, subtractLines } from "./edit-lines";

function makeLine(overrides: Partial<CartLine> = {}): CartLine {
  return {
    id: 7,
    title: "Rail Map tee",
    price: asPaise(49900),
    quantity: 1,
    size: "M",
    color: "black",
    ...overrides,
  };
}

const badQuantities = [-1, 0, 1.5, 1e9, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53];

describe("adding to the cart", () => {
  it("puts the same product in another size or colour on its own line", () => {
    const black = addLine([], makeLine()).lines;
    const two = addLine(black, makeLine({ size: "L" })).lines;
    const three = addLine(two, makeLine({ color: "white" })).lines;
    expect(three.map(lineKey)).toEqual(["7|black|M", "7|black|L", "7|white|M"]);
  });

  it("increases the quantity of an existing line, and stores the newer price", () => {
    const change = addLine([makeLine({ quantity: 2 })], makeLine({ price: asPaise(44900) }));
    expect(change.lines).toEqual([makeLine({ quantity: 3, price: asPaise(44900) })]);
  });

  it("stops at the limit with a message", () => {
    const change = addLine([makeLine({ quantity: 8 })], { ...makeLine(), quantity: 5 });
    expect(change).toEqual({
      lines: [makeLine({ quantity: MAX_QUANTITY })],
      isChanged: true,
      message: quantityLimitMessage,
    });
    expect(addLine(change.lines, makeLine())).toEqual({
      lines: change.lines,
      isChanged: false,
      message: quantityLimitMessage,
    });
  });

  it.each(badQuantities)(
    "refuses a quantity of %p with a message and leaves the cart unchanged",
    (quantity) => {
      const lines = [makeLine()];
      expect(addLine(lines, { ...makeLine({ size: "L" }), quantity })).toEqual({
        lines,
        isChanged: false,
        message: wholeQuantityMessage,
      });
    },
  );

  it("limits the number of different items", () => {
    const lines = Array.from({ length: MAX_LINES }, (_, index) => makeLine({ id: index + 1 }));
    const change = addLine(lines, makeLine({ id: 999 }));
    expect(change.isChanged).toBe(false);
    expect(change.message).toContain(String(MAX_LINES));
  });
});

describe("setting a quantity", () => {
  it("removes the line at 0 or less", () => {
    for (const quantity of [0, -1, -50]) {
      expect(setLineQuantity([makeLine()], "7|black|M", quantity).lines).toEqual([]);
    }
  });

  it("refuses a fractional number and leaves the cart unchanged", () => {
    const lines = [makeLine({ quantity: 3 })];
    for (const quantity of [1.5, Number.NaN, Number.NEGATIVE_INFINITY, -0.5]) {
      expect(setLineQuantity(lines, "7|black|M", quantity)).toEqual({
        lines,
        isChanged: false,
        message: wholeQuantityMessage,
      });
    }
  });

  it("caps a quantity at the limit, with a message", () => {
    for (const quantity of [MAX_QUANTITY + 1, 25, 1e9]) {
      expect(setLineQuantity([makeLine({ quantity: 3 })], "7|black|M", quantity)).toEqual({
        lines: [makeLine({ quantity: MAX_QUANTITY })],
        isChanged: true,
        message: quantityLimitMessage,
      });
    }
    expect(setLineQuantity([makeLine({ quantity: MAX_QUANTITY })], "7|black|M", 25)).toMatchObject({
      isChanged: false,
      message: quantityLimitMessage,
    });
  });

  it("stops at the available stock, with a message", () => {
    const three = makeLine({ quantity: 3 });
    expect(setLineQuantity([three], "7|black|M", 4, 3)).toEqual({
      lines: [three],
      isChanged: false,
      message: "Only 3 left.",
    });
    expect(setLineQuantity([makeLine({ quantity: 1 })], "7|black|M", 9, 3)).toEqual({
      lines: [three],
      isChanged: true,
      message: "Only 3 left.",
    });
    expect(setLineQuantity([three], "7|black|M", 11, 40).message).toBe(quantityLimitMessage);
  });

  it("keeps more than the stock until the shopper lowers it", () => {
    const five = makeLine({ quantity: 5 });
    expect(setLineQuantity([five], "7|black|M", 6, 3)).toEqual({
      lines: [five],
      isChanged: false,
      message: "Only 3 left.",
    });
    expect(setLineQuantity([five], "7|black|M", 4, 3)).toEqual({
      lines: [makeLine({ quantity: 4 })],
      isChanged: true,
    });
  });

  it("stops at the limit after 50 clicks on plus and at zero after 50 on minus", () => {
    let lines: readonly CartLine[] = [makeLine()];
    const click = (step: number) => {
      lines = setLineQuantity(lines, "7|black|M", (lines[0]?.quantity ?? 0) + step).lines;
    };
    for (let n = 0; n < 50; n++) click(1);
    expect(lines).toEqual([makeLine({ quantity: MAX_QUANTITY })]);
    for (let n = 0; n < 50; n++) click(-1);
    expect(lines).toEqual([]);
  });

  it("ignores an unknown line", () => {
    expect(setLineQuantity([makeLine()], "8|black|M", 2).isChanged).toBe(false);
  });
});

describe("removing lines", () => {
  it("can restore a removed line to its place", () => {
    const lines = [makeLine({ id: 1 }), makeLine({ id: 2 }), makeLine({ id: 3 })];
    const removed = removeLine(lines, "2|black|M").lines;
    expect(restoreLine(removed, makeLine({ id: 2 }), 1)).toEqual(lines);
    expect(restoreLine(lines, makeLine({ id: 2 }), 1)).toEqual(lines);
  });

  it("removes what was bought and keeps what was added since", () => {
    const bought = [makeLine({ quantity: 2 }), makeLine({ id: 8 })];
    const now = [makeLine({ quantity: 3 }), makeLine({ id: 8 }), makeLine({ id: 9 })];
    expect(subtractLines(now, bought)).toEqual([makeLine({ quantity: 1 }), makeLine({ id: 9 })]);
  });
});

describe("the stored cart", () => {
  it("survives a round trip through storage", () => {
    const line = fc.record({
      id: fc.integer({ min: 1, max: 1e9 }),
      title: fc.string({ minLength: 1, maxLength: 60 }),
      price: fc.integer({ min: 0, max: 1e8 }).map(asPaise),
      quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
      size: fc.constantFrom("S", "M", "3XL", "2-3Y"),
      color: fc.constantFrom("black", "bottle-green"),
    });
    fc.assert(
      fc.property(fc.uniqueArray(line, { selector: lineKey, maxLength: MAX_LINES }), (lines) => {
        expect(parseCart(serializeCart(lines))).toEqual({ lines, isDamaged: false });
      }),
    );
  });

  it("is an empty cart without an entry", () => {
    expect(parseCart(null)).toEqual({ lines: [], isDamaged: false });
  });

  it.each(["", "{", "null", "[]", '"x"', '{"v":2,"lines":[]}', '{"v":1,"lines":{}}', "undefined"])(
    "is an empty cart with a notice when it is broken: %p",
    (stored) => {
      expect(parseCart(stored)).toEqual({ lines: [], isDamaged: true });
    },
  );

  it("keeps the valid lines of a partly broken cart, without unknown keys", () => {
    const stored = JSON.stringify({
      v: 1,
      lines: [
        { ...makeLine(), total: 1, __proto__: { admin: true } },
        { ...makeLine({ id: 8 }), quantity: "2" },
        null,
      ],
    });
    expect(parseCart(stored)).toEqual({ lines: [makeLine()], isDamaged: true });
  });

  it.each(badQuantities)("drops a line with a quantity of %p", (quantity) => {
    const stored = JSON.stringify({ v: 1, lines: [makeLine({ quantity })] });
    expect(parseCart(stored)).toEqual({ lines: [], isDamaged: true });
  });

  it("never throws and never returns an invalid line, whatever is stored", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        for (const line of parseCart(stored).lines) expect(line.quantity).toBeLessThanOrEqual(MAX_QUANTITY);
      }),
    );
  });

  it("counts items, not lines, for the badge", () => {
    expect(countItems([makeLine({ quantity: 3 }), makeLine({ id: 8, quantity: 2 })])).toBe(5);
  });
});
