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
    expect(formatExchangedItem(item)).toBe("Toy Train Tee, Sky, M to L");
    expect(formatExchangedItem({ ...item, quantity: 2, newColorName: "Ink" })).toBe(
      "2 × Toy Train Tee, Sky, M to Ink, L",
    );
    expect(formatExchangedItem({ ...item, newSize: "M" })).toBe("Toy Train Tee, Sky, M, printed again");
  });

  it("describes where the old item and the new one are", () => {
    expect(describeExchange(makeExchange(), "received")).toEqual({
      state: "will be printed next",
      old: "We've received the old item.",
    });
    const atHome = makeExchange({ isHere: false, isPickedUp: false });
    expect(describeExchange(atHome, "received")).toEqual({
      state: "ships once we've received the old item",
      old: "The courier hasn't collected the old item yet.",
    });
    expect(describeExchange(atHome, "picked_up").state).toBe("ships once the courier has the old item");
    expect(describeExchange(atHome, "requested").state).toBe("will be printed next");
    const onItsWay = makeExchange({ isHere: false, items: [{ ...item, quantity: 2 }] });
    expect(describeExchange(onItsWay, "received")).toEqual({
      state: "ships once we've received the old items",
      old: "The courier is bringing the old items to us.",
    });
  });

  it("describes the new item until it has arrived", () => {
    const states = orderStatuses.map(
      (status) => describeExchange(makeExchange({ status }), "received").state,
    );
    expect(new Set(states)).toEqual(
      new Set([
        "will be printed next",
        "is being printed",
        "is packed",
        "is on its way",
        "has arrived",
        "was returned to us",
      ]),
    );
  });
});
