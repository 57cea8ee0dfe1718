import { asPaise } from "@/lib/money";
import { formatWas, wasPrice } from "./was-price";

const was = (unit: number, recent: number | null, mrp: number) => {
  const found = wasPrice(asPaise(unit * 100), {
    recentPaise: recent === null ? null : asPaise(recent * 100),
    mrpPaise: asPaise(mrp * 100),
  });
  return found && `${formatWas(found)}, ${found.percentOff}%`;
};

it.each([
  ["the MRP without another price in 30 days", 449, null, 499, "MRP ₹499, 10%"],
  ["the lowest of the last 30 days below the MRP", 449, 479, 599, "₹479, 6%"],
  ["the MRP when the price was lower in the last 30 days", 449, 399, 599, "MRP ₹599, 25%"],
  ["nothing at the MRP", 499, null, 499, null],
  ["nothing when a raised price was lower before and is the MRP", 599, 499, 599, null],
])("strikes through %s", (_, unit, recent, mrp, shown) => {
  expect(was(unit, recent, mrp)).toBe(shown);
});
