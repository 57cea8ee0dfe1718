import { asPaise } from "@/lib/money";
import { rtoPolicies } from "@/lib/settings/shop-terms";
import { makeReturns } from "@/testing/order-returns";
import { describeCancelling } from "./order";
import {
  canWithdraw,
  describeCancelledExchange,
  describeCustomReturnRule,
  describeDeductions,
  describeLostExchange,
  describeOpenReturn,
  describeOwed,
  describeReceived,
  describeRefund,
  describeRefundEntry,
  describeReplacement,
  describeRtoPolicy,
  describeUndelivered,
  findRefusal,
  type OrderReturns,
  waitsForOld,
} from "./returns";

const exchange = { orderNumber: "KP-0000-0000-0001", token: "t", status: "Confirmed", lost: null } as const;
const request = { valuePaise: asPaise(49_900), hasOthers: false };
const replaced = { orderNumber: "KP-0000-0000-0001", token: "t" };

describe("an open return", () => {
  const open = { ...request, kind: "exchange", isPickedUp: false, exchange } as const;

  it("announces when the new items ship", () => {
    for (const [shipsOn, words] of [
      ["received", "once the old ones arrive"],
      ["picked_up", "once the courier has the old ones"],
      ["requested", "right away"],
    ] as const) {
      expect(describeOpenReturn(makeReturns({ open, shipsOn }))?.text).toContain(words);
    }
  });

  it("becomes a refund when the new items can't be sent", () => {
    const lost = {
      ...request,
      kind: "return",
      isPickedUp: true,
      exchange: { ...exchange, status: "Cancelled", lost: "unavailable" },
    } as const;
    expect(describeOpenReturn(makeReturns({ open: lost }))).toEqual({
      title: "We've received your return request",
      text: "We can't send the new items. The courier has your items. We'll refund ₹499 once they arrive.",
    });
    const because = (lost: "cancelled" | "undelivered") =>
      describeOpenReturn(
        makeReturns({
          open: {
            ...request,
            kind: "return",
            isPickedUp: true,
            exchange: { ...exchange, status: "Cancelled", lost },
          },
        }),
      )?.text;
    expect(because("cancelled")).toMatch(/^You cancelled the exchange\. /);
    expect(because("undelivered")).toMatch(/^The parcel with the new items came back to us\. /);
  });

  it("can be withdrawn until the courier has the items or the new ones are made", () => {
    expect(canWithdraw({ open })).toBe(true);
    expect(canWithdraw({ open: { ...open, isPickedUp: true } })).toBe(false);
    expect(canWithdraw({ open: { ...open, exchange: { ...exchange, status: "In Production" } } })).toBe(
      false,
    );
    expect(canWithdraw({ open: { ...request, kind: "return", isPickedUp: false, exchange: null } })).toBe(
      true,
    );
    expect(canWithdraw({ open: null })).toBe(false);
  });
});

it("shows why a return was refused, until another one is requested", () => {
  const event = (type: string, toStatus: string | null, note = "") => ({
    ...{ type, toStatus, note, facts: {} },
    fromStatus: null,
    at: "",
  });
  const asked = event("moved", "Return Requested", "return");
  const refused = event("return_rejected", null, "Worn");
  const closed = event("moved", "Delivered", "Worn");
  expect(findRefusal([asked])).toBeNull();
  expect(findRefusal([asked, refused, closed])).toBe("Worn");
  expect(findRefusal([asked, refused, closed, asked])).toBeNull();
  const replaces = { ...replaced, status: "Rejected", isPickedUp: false } as const;
  expect(describeLostExchange(makeReturns({ replaces }))).toContain("at our cost");
});

it("an exchange waits for the old item, by the shop's shipping rule", () => {
  const replaces = { ...replaced, status: "Requested", isPickedUp: false } as const;
  expect(waitsForOld(makeReturns({ replaces }))).toBe(true);
  expect(waitsForOld(makeReturns({ replaces, shipsOn: "requested" }))).toBe(false);
  expect(waitsForOld(makeReturns({ replaces: { ...replaces, status: "Received" } }))).toBe(false);
  expect(waitsForOld(makeReturns())).toBe(false);
});

it("a cancelled exchange describes what happens to the old items, before and after", () => {
  for (const [status, isPickedUp, before, after] of [
    ["Requested", false, "you keep the old ones", "We'll refund the old items once they arrive."],
    ["Requested", true, "once they arrive", "We'll refund the old items once they arrive."],
    ["Received", true, "we'll refund the old ones", "We'll refund the old items."],
    ["Withdrawn", false, "you keep the old ones", "You keep the items that you have."],
  ] as const) {
    expect(describeCancelledExchange({ status, isPickedUp })).toContain(before);
    const returns = makeReturns({ replaces: { ...replaced, status, isPickedUp } });
    expect(describeLostExchange(returns)).toBe(after);
  }
  const asks = makeReturns({
    replaces: { ...replaced, status: "Received", isPickedUp: true },
    needsUpi: true,
  });
  expect(describeLostExchange(asks)).toContain("your UPI ID");
});

describe("the refund of items", () => {
  it("that is owed waits for cash or a UPI ID", () => {
    const owedPaise = asPaise(49_900);
    expect(describeOwed(makeReturns({ owedPaise, isCashDue: true }))).toContain("the cash from the courier");
    expect(describeOwed(makeReturns({ owedPaise, needsUpi: true }))).toBeNull();
    const received = (overrides: Partial<OrderReturns>, paise = owedPaise) =>
      describeReceived("return", paise, makeReturns(overrides));
    expect(received({ needsUpi: true })).toContain("the refund of ₹499");
    expect(received({})).toContain("We're refunding ₹499");
    expect(received({}, asPaise(0))).toBe("There's nothing left to refund for them.");
    expect(describeReceived("exchange", owedPaise, makeReturns())).toContain("new items");
  });

  it("matches the selected items, and never exceeds the balance", () => {
    const lines = [
      { itemId: 1, backPaise: [asPaise(37_425), asPaise(74_850)] },
      { itemId: 2, backPaise: [asPaise(49_900)] },
    ];
    expect(describeRefund(lines, {}, null)).toContain("Choose items");
    expect(describeRefund(lines, { 1: 2 }, null)).toBe("We'll refund ₹748.50 once they arrive.");
    expect(describeRefund(lines, { 1: 1, 2: 1 }, asPaise(100_000))).toContain("₹873.25");
    expect(describeRefund(lines, { 1: 1, 2: 1 }, asPaise(50_000))).toContain("₹500");
    expect(describeRefund(lines, { 2: 1 }, asPaise(0))).toBe("There's nothing left to refund for them.");
  });

  it("excludes delivery and the COD fee, and states it", () => {
    const kept = (shipping: number, codFee: number) =>
      describeDeductions({ shippingPaise: asPaise(shipping), codFeePaise: asPaise(codFee) });
    expect([kept(4_900, 4_000), kept(4_900, 0), kept(0, 4_000), kept(0, 0)]).toEqual([
      "Delivery and the COD fee aren't refunded.",
      "Delivery isn't refunded.",
      "The COD fee isn't refunded.",
      "",
    ]);
  });

  it("is promised only when it is certain", () => {
    const refund = { amountPaise: asPaise(49_900), reason: "cancelled", upiId: null };
    const texts = (["requested", "pending", "processed", "failed"] as const).map((status) =>
      describeRefundEntry({ ...refund, status }),
    );
    expect(texts.map((words) => words.replace("to your original payment method", "back"))).toEqual([
      "We'll refund ₹499 back, and let you know when it's sent.",
      "₹499 is on its way back; banks take 5 to 7 working days.",
      "₹499 was refunded back.",
      "The refund of ₹499 back didn't arrive; we're looking into it.",
    ]);
    expect(describeRefundEntry({ ...refund, reason: "group_price", status: "processed" })).toContain(
      "refunded to your original payment method. The group's final price",
    );
    expect(describeRefundEntry({ ...refund, upiId: "a@okbank", status: "processed" })).toContain(
      "UPI ID a@okbank",
    );
  });

  it("for a parcel returned to sender is reduced by the policy's deduction", () => {
    const refunds = [
      { amountPaise: asPaise(49_900), reason: "rto", upiId: null, status: "requested" as const },
    ];
    expect(describeUndelivered(makeReturns({ refunds }))).toContain("less ₹49 for delivery");
    expect(describeUndelivered(makeReturns({ refunds, rtoDeductionPaise: asPaise(0) }))).toContain("in full");
    expect(describeUndelivered(makeReturns({ isCash: true }))).toContain("nothing to pay");
    expect(new Set(rtoPolicies.map(describeRtoPolicy)).size).toBe(3);
  });

  it("for a cancelled order exists only if it was paid", () => {
    expect(describeCancelling({ paymentStatus: "captured" })).toContain(
      "refund your original payment method",
    );
    expect(describeCancelling({ paymentStatus: "authorized" })).toContain("we won't take it");
    expect(describeCancelling({ paymentStatus: "cod_due" })).toContain("Nothing was charged");
  });
});

test("shows staff that custom designs are returnable only for a fault, and can be printed again", () => {
  const [tee, own] = [{ designVersionId: null }, { designVersionId: "9d6f" }];
  expect(describeCustomReturnRule([tee])).toBeNull();
  expect(describeCustomReturnRule([tee, own])).toMatch(
    /^Items with a custom design can be returned only if the fault/,
  );
  expect(describeCustomReturnRule([own])).toMatch(/^These items .* print the same design again/);
  expect([[tee], [tee, own], [own]].map(describeReplacement)).toEqual([
    "Another size or colour",
    "Another size or colour; custom designs printed again",
    "Printed again",
  ]);
});
