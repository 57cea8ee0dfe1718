import { asPaise } from "@/lib/money";
import { makeReturns } from "@/testing/order-returns";
import { writeReturnText } from "./return-text";

it("a refusal says why, what becomes of the pieces, and how to object", () => {
  const returns = makeReturns({ keptPaise: asPaise(0) });
  const events = [
    { type: "return_rejected", fromStatus: null, toStatus: null, note: "Worn", facts: {}, at: "" },
  ];
  const asked = { kind: "return", backPaise: asPaise(0) } as const;
  expect(
    writeReturnText("return_rejected", asked, { events }, { ...returns, exchanges: [], refunds: [] }),
  ).toBe(
    "The reason: Worn. Those that are with us we send back to you, at our cost. If you disagree, reply to this email: a person will look at it again.",
  );
});
