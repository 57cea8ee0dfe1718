import { asPaise } from "@/lib/money";
import { makeReturns } from "@/testing/order-returns";
import { writeReturnText } from "./return-text";

it("a refusal email gives the reason, what happens to the items, and how to object", () => {
  const returns = makeReturns({ rtoDeductionPaise: asPaise(0) });
  const events = [
    { type: "return_rejected", fromStatus: null, toStatus: null, note: "Worn", facts: {}, at: "" },
  ];
  const asked = { kind: "return", backPaise: asPaise(0), deduction: null, missing: 0 } as const;
  expect(
    writeReturnText("return_rejected", asked, { events }, { ...returns, exchanges: [], refunds: [] }),
  ).toBe(
    "Reason: Worn. We'll send back any items that we have, at our cost. If you disagree, reply to this email and our team will review it again.",
  );
});

it("lists items missing from the parcel, which are not refunded", () => {
  const returns = { ...makeReturns({ rtoDeductionPaise: asPaise(0) }), exchanges: [], refunds: [] };
  const write = (missing: number) =>
    writeReturnText(
      "return_received",
      { kind: "return", backPaise: asPaise(49_900), deduction: null, missing },
      { events: [] },
      returns,
    );
  expect(write(0)).not.toContain("parcel");
  expect(write(1)).toContain("1 item wasn't in the parcel, so we can't refund it.");
  expect(write(2)).toContain("2 items weren't in the parcel");
});

it("shows a deduction with its reason, and how to object", () => {
  const deduction = { amountPaise: asPaise(10_000), reason: "The collar is stained" };
  const arrived = { kind: "return", backPaise: asPaise(39_900), deduction, missing: 0 } as const;
  expect(writeReturnText("return_received", arrived, { events: [] }, makeReturns())).toBe(
    "We're refunding ₹399. We'll let you know when it's sent. We deducted ₹100 from the refund: The collar is stained. If you disagree, reply to this email and our team will review it again.",
  );
});
