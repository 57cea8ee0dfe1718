import { lineKey } from "@/lib/cart/cart";
import { asPaise } from "@/lib/paise";
import { stubLocalStorage } from "@/testing/browser-storage";
import { getCartLines, readSavedLines, saveCartLines } from "./cart-store";
import { clearCart, removeLine } from "./edit-cart";
import { setAside } from "./set-aside";

const stored = stubLocalStorage();

const item = { title: "Tee", price: asPaise(49_900), quantity: 1, size: "M", color: "black" };
const shirt = { ...item, id: 1 };
const tee = { ...item, id: 3, design: "mine" };
const lines = () => ({
  cart: getCartLines().map(({ id }) => id),
  aside: readSavedLines().map(({ id }) => id),
});
const key = lineKey(tee);

beforeEach(() => {
  stored.clear();
  saveCartLines([shirt]);
});

it("sets the other items aside again when a removed group tee is restored", () => {
  setAside([shirt], [tee]);
  const before = lines();
  for (const remove of [removeLine.bind(null, key), clearCart]) {
    const undo = remove();
    expect(lines()).toEqual({ cart: [1], aside: [] });
    undo();
    expect(lines()).toEqual(before);
  }
});

it("restores a line beside the others of its cart", () => {
  saveCartLines([tee, shirt]);
  const undo = removeLine(key);
  undo();
  expect(lines()).toEqual({ cart: [3, 1], aside: [] });
});
