import { addPaise, asPaise } from "@/lib/money";
import { fc } from "@/testing/fast-check";
import { splitAmount } from "./split-amount";

test("an amount is split in whole rupees, and the first tee gets the remainder", () => {
  expect(splitAmount(asPaise(99_900), 2)).toEqual([50_000, 49_900]);
  expect(splitAmount(asPaise(149_950), 3)).toEqual([50_150, 49_900, 49_900]);
  expect(splitAmount(asPaise(49_900), 1)).toEqual([49_900]);
});

test("nothing is lost, whatever the amount", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 9_900, max: 1_500_000 }),
      fc.integer({ min: 1, max: 5 }),
      (amount, tees) => {
        const parts = splitAmount(asPaise(amount), tees);
        expect(addPaise(...parts)).toBe(amount);
        expect(Math.min(...parts)).toBeGreaterThan(0);
      },
    ),
  );
});
