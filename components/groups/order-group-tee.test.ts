import { getCartLines, saveCartLines } from "@/components/cart/cart-store";
import { asPaise } from "@/lib/paise";
import { stubLocalStorage } from "@/testing/browser-storage";
import { listOtherLines, payTees, removeFromCart } from "./order-group-tee";

const stored = stubLocalStorage();

const item = { title: "Tee", price: asPaise(49_900), quantity: 2, size: "M", color: "black" };
const shirt = { ...item, id: 1 };
const hoodie = { ...item, id: 2, quantity: 1 };
const tee = (design: string) => ({ ...item, id: 3, quantity: 1, design });
const ids = () => getCartLines().map(({ id, design }) => design ?? id);

beforeEach(() => {
  stored.clear();
  saveCartLines([shirt, hoodie]);
});

it("sets the other items aside for the group's tees, and returns them once those are bought or removed", () => {
  expect(listOtherLines(getCartLines(), ["mine"])).toHaveLength(2);
  payTees([tee("mine"), tee("sister")], ["mine"]);
  expect(ids()).toEqual(["mine", "sister"]);
  removeFromCart("mine");
  expect(ids()).toEqual(["sister"]);
  removeFromCart("sister");
  expect(getCartLines()).toMatchObject([shirt, hoodie]);
  saveCartLines([]);
  expect(getCartLines()).toEqual([]);
});

it("keeps both lists when items were added to the cart between two tees", () => {
  payTees([tee("mine")], []);
  saveCartLines([...getCartLines(), { ...shirt, size: "L" }]);
  payTees([tee("mine"), tee("sister")], ["mine"]);
  expect(ids()).toEqual(["mine", "sister"]);
  saveCartLines([]);
  expect(getCartLines().map(({ id, size }) => `${id} ${size}`)).toEqual(["1 M", "2 M", "1 L"]);
});

it("pays for one tee without the person's others", () => {
  payTees([tee("mine"), tee("sister")], []);
  payTees([tee("sister")], ["mine", "sister"]);
  expect(ids()).toEqual(["sister"]);
  payTees([tee("mine")], ["mine", "sister"]);
  expect(ids()).toEqual(["mine"]);
  saveCartLines([]);
  expect(getCartLines()).toMatchObject([shirt, hoodie]);
});
