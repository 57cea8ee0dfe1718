import { describeExchange, type Exchange, formatExchangedItem } from "./exchanges";
import { orderStatuses } from "./order";

const item = {
  title: "Toy Train Tee",
  colorName: "Sky",
  size: "M",
  quantity: 1,
  newColorName: "Sky",
  newSize: "L",
};

function makeExchange(overrides: Partial<Exchange> = {}): Exchange {
  return {
    orderNumber: "KP-0000-0000-0002",
    token: "t",
    returnId: "r",
    status: "Confirmed",
    isHere: true,
    isPickedUp: true,
    items: [item],
    ...overrides,
  };
}

describe("an exchange", () => {
  it("describes the old and the new item", () => {
    expect(formatExchangedItem(item)).toBe("Toy Train Tee, Sky, M for L");
    expect(formatExchangedItem({ ...item, quantity: 2, newColorName: "Ink" }, "→")).toBe(
      "2 × Toy Train Tee, Sky, M → Ink, L",
    );
    expect(formatExchangedItem({ ...item, newSize: "M" })).toBe("Toy Train Tee, Sky, M, printed again");
  });

  it("describes where the old item and the new one are", () => {
    expect(describeExchange(makeExchange(), "received")).toEqual({
      old: "The old item is with us",
      fresh: "the new one is order",
      state: "printed next",
    });
    const atHome = makeExchange({ isHere: false, isPickedUp: false });
    expect(describeExchange(atHome, "received")).toMatchObject({
      old: "The old item is still with you",
      state: "waiting for the old one",
    });
    expect(describeExchange(atHome, "requested").state).toBe("printed next");
    const onItsWay = makeExchange({ isHere: false, items: [{ ...item, quantity: 2 }] });
    expect(describeExchange(onItsWay, "received")).toEqual({
      old: "The old items are on the way to us",
      fresh: "the new ones are order",
      state: "waiting for the old ones",
    });
  });

  it("describes the new item until it has arrived", () => {
    const states = orderStatuses.map(
      (status) => describeExchange(makeExchange({ status }), "received").state,
    );
    expect(new Set(states)).toEqual(
      new Set(["printed next", "being printed", "packed", "on its way", "arrived", "sent back"]),
    );
  });
});
