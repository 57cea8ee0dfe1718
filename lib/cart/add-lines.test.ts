import { asPaise } from "@/lib/money";
import { addLines } from "./add-lines";
import { MAX_QUANTITY } from "./cart";
import { quantityLimitMessage } from "./cart-messages";

const tee = { id: 7, title: "Chai", price: asPaise(44_900), size: "M", color: "black" };

test("counts the added items, whatever was in the cart before", () => {
  const before = [{ ...tee, quantity: 2 }];
  const added = addLines(before, [
    { ...tee, quantity: 3 },
    { ...tee, size: "L" },
  ]);
  expect(added).toMatchObject({ itemCount: 4, refused: [] });
  expect(added.lines.map(({ quantity }) => quantity)).toEqual([5, 1]);
});

test("reports what a full line refused, and counts the rest", () => {
  const before = [{ ...tee, quantity: MAX_QUANTITY - 1 }];
  const added = addLines(before, [{ ...tee, quantity: 5 }]);
  expect(added).toMatchObject({ itemCount: 1, refused: [{ title: "Chai", message: quantityLimitMessage }] });
  expect(addLines(added.lines, [tee])).toMatchObject({ lines: added.lines, itemCount: 0 });
});
