import { formatIn } from "./currency";
import { asPaise } from "./money";

test.each([
  ["INR", 149_900, "₹1,499"],
  ["USD", 1_250, "USD 12.50"],
  ["USD", -1_250, "-USD 12.50"],
  ["JPY", 1_250, "JPY 1,250"],
  ["KWD", 1_250, "KWD 1.250"],
  ["Rs<b>", 1_250, "Rs<b> 1250"],
])("formats %s %i as %s", (currency, amount, text) => {
  expect(formatIn(currency, asPaise(amount)).replace(/\u00a0/g, " ")).toBe(text);
});
