import { asPaise } from "@/lib/money";
import { describeCancelling, returnableUntil } from "./order";
import {
  canWithdraw,
  describeCancelledExchange,
  describeLostExchange,
  describeMoneyBack,
  describeOpenReturn,
  describeOwed,
  describeReceived,
  describeRtoPolicy,
  describeUndelivered,
  type OrderReturns,
  rtoPolicies,
} from "./returns";
import { formatDay } from "./when";

function makeReturns(overrides: Partial<OrderReturns> = {}): OrderReturns {
  return {
    replaces: null,
    open: null,
    exchanges: [],
    owedPaise: asPaise(0),
    needsUpi: false,
    isCash: false,
    isCashDue: false,
    refunds: [],
    shipsOn: "received",
    keptPaise: asPaise(4_900),
    ...overrides,
  };
}

const exchange = { orderId: "KP-0000-0000-0001", token: "t", status: "Confirmed", lost: null } as const;
const replaced = { orderId: "KP-0000-0000-0001", token: "t" };

describe("the last day to send pieces back", () => {
  it.each([
    ["2026-11-22T00:00:00+05:30", "29 November 2026"],
    ["2026-11-22T15:12:00+05:30", "29 November 2026"],
    ["2026-11-22T23:59:59+05:30", "29 November 2026"],
    ["2026-11-23T00:00:00+05:30", "30 November 2026"],
  ])("of what is delivered at %s is %s, to its end", (deliveredAt, day) => {
    const until = returnableUntil({ status: "Delivered", deliveredAt }, 7);
    expect(formatDay(until ?? "")).toBe(day);
    expect(formatDay(new Date(Date.parse(until ?? "") + 1).toISOString())).not.toBe(day);
  });

  it("is none for what is not delivered, or when nothing may come back", () => {
    expect(returnableUntil({ status: "Shipped", deliveredAt: null }, 7)).toBeNull();
    expect(returnableUntil({ status: "Delivered", deliveredAt: "2026-11-22T00:00:00+05:30" }, 0)).toBeNull();
  });
});

describe("a return that is under way", () => {
  const open = { kind: "exchange", isPickedUp: false, exchange } as const;

  it("says when the new pieces are sent", () => {
    for (const [shipsOn, words] of [
      ["received", "as soon as the old ones are here"],
      ["picked_up", "as soon as the courier has the old ones"],
      ["requested", "right away"],
    ] as const) {
      expect(describeOpenReturn(makeReturns({ open, shipsOn }))?.text).toContain(words);
    }
  });

  it("becomes one for money when the new pieces can't be sent", () => {
    const lost = {
      kind: "return",
      isPickedUp: true,
      exchange: { ...exchange, status: "Cancelled", lost: "unavailable" },
    } as const;
    expect(describeOpenReturn(makeReturns({ open: lost }))).toEqual({
      title: "We have your return request",
      text: "What you chose instead can't be sent. The courier has your pieces. Your money goes back when they are here.",
    });
    const because = (lost: "cancelled" | "undelivered") =>
      describeOpenReturn(
        makeReturns({
          open: { kind: "return", isPickedUp: true, exchange: { ...exchange, status: "Cancelled", lost } },
        }),
      )?.text;
    expect(because("cancelled")).toMatch(/^You cancelled the exchange\. /);
    expect(because("undelivered")).toMatch(/^The parcel with the new pieces came back to us\. /);
  });

  it("is withdrawn until the courier has the pieces or the new ones are made", () => {
    expect(canWithdraw({ open })).toBe(true);
    expect(canWithdraw({ open: { ...open, isPickedUp: true } })).toBe(false);
    expect(canWithdraw({ open: { ...open, exchange: { ...exchange, status: "In Production" } } })).toBe(
      false,
    );
    expect(canWithdraw({ open: { kind: "return", isPickedUp: false, exchange: null } })).toBe(true);
    expect(canWithdraw({ open: null })).toBe(false);
  });
});

it("a cancelled exchange says what becomes of the old pieces, before and after", () => {
  for (const [status, isPickedUp, before, after] of [
    ["Requested", false, "you keep the old ones", "Your money goes back when the old ones are here."],
    ["Requested", true, "when the old ones are here", "Your money goes back when the old ones are here."],
    ["Received", true, "you get your money back", "Your money goes back for the old ones."],
    ["Withdrawn", false, "you keep the old ones", "You keep the pieces that you have."],
  ] as const) {
    expect(describeCancelledExchange({ status, isPickedUp })).toContain(before);
    const returns = makeReturns({ replaces: { ...replaced, status, isPickedUp } });
    expect(describeLostExchange(returns)).toBe(after);
  }
  const asks = makeReturns({
    replaces: { ...replaced, status: "Received", isPickedUp: true },
    needsUpi: true,
  });
  expect(describeLostExchange(asks)).toContain("which UPI ID");
});

describe("money for pieces", () => {
  it("that is owed waits for cash or a UPI ID", () => {
    const owedPaise = asPaise(49_900);
    expect(describeOwed(makeReturns({ owedPaise, isCashDue: true }))).toContain("brought us the cash");
    expect(describeOwed(makeReturns({ owedPaise, needsUpi: true }))).toBeNull();
    expect(describeReceived("return", makeReturns({ needsUpi: true }))).toContain("which UPI ID");
    expect(describeReceived("exchange", makeReturns())).toContain("new pieces");
  });

  it("is promised only as far as it is", () => {
    const refund = { amountPaise: asPaise(49_900), upiId: null };
    const said = (["requested", "pending", "processed", "failed"] as const).map((status) =>
      describeMoneyBack({ ...refund, status }),
    );
    expect(said.map((words) => words.replace("to where you paid from", "back"))).toEqual([
      "₹499 goes back back. We write when it is sent.",
      "₹499 is on its way back; banks take 5 to 7 working days.",
      "₹499 has gone back back.",
      "₹499 did not arrive back; we are looking after it.",
    ]);
    expect(describeMoneyBack({ ...refund, upiId: "a@okbank", status: "processed" })).toContain(
      "UPI ID a@okbank",
    );
  });

  it("of a parcel that came back is less what the policy keeps", () => {
    const refunds = [{ amountPaise: asPaise(49_900), upiId: null, status: "requested" as const }];
    expect(describeUndelivered(makeReturns({ refunds }))).toContain("less ₹49 for delivery");
    expect(describeUndelivered(makeReturns({ refunds, keptPaise: asPaise(0) }))).toContain("in full");
    expect(describeUndelivered(makeReturns({ isCash: true }))).toContain("nothing to pay");
    expect(new Set(rtoPolicies.map(describeRtoPolicy)).size).toBe(3);
  });

  it("of a cancelled order is where it says", () => {
    expect(describeCancelling({ paymentStatus: "captured" })).toContain("your money to where it came from");
    expect(describeCancelling({ paymentStatus: "authorized" })).toContain("we do not take it");
    expect(describeCancelling({ paymentStatus: "cod_due" })).toContain("Nothing was taken");
  });
});
