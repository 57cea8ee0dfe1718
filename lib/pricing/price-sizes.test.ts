import { asPaise } from "@/lib/money";
import { shopRules } from "@/testing/pricing-rules";
import { lowestPrice, priceOfOne, priceSizes } from "./price-sizes";

const prints = [{ view: "front" as const, widthMm: 300, heightMm: 400 }];
const size = (name: string, count: number, rupees = 499) => ({
  size: name,
  count,
  listPaise: asPaise(rupees * 100),
});

test("the sizes of one design share the quantity discount, and the shop's discount comes after it", () => {
  const few = priceSizes([size("M", 2), size("2XL", 1, 549)], prints, shopRules.prints, 10);
  expect(few).toMatchObject({ quantity: 3, percentOff: 0, next: { quantity: 5, percent: 5 } });
  expect(few.units.get("M")).toMatchObject({ unitPaise: 71_800, listPaise: 79_800 });
  expect(few.units.get("2XL")).toMatchObject({ unitPaise: 76_300, listPaise: 84_800 });
  expect(few).toMatchObject({ totalPaise: 219_900, listTotalPaise: 244_400 });
  const many = priceSizes([size("M", 4), size("2XL", 1, 549)], prints, shopRules.prints, 10);
  expect(many).toMatchObject({ quantity: 5, percentOff: 5, next: null });
  expect(many.units.get("M")).toMatchObject({ unitPaise: 68_200, listPaise: 79_800 });
});

test("before a quantity is chosen, the price is that of a single item", () => {
  const none = priceSizes([size("M", 0)], prints, shopRules.prints, 0);
  expect(none).toMatchObject({ quantity: 0, totalPaise: 0, listTotalPaise: 0 });
  expect(none.units.get("M")).toMatchObject({ unitPaise: 79_800, listPaise: 79_800 });
  expect(priceOfOne(asPaise(49_900), prints, shopRules.prints, 0)).toEqual(none.units.get("M"));
});

test("the lowest unit price has “from” only when another size costs more", () => {
  const { unitPrices } = priceSizes([size("2XL", 0, 549), size("M", 0)], prints, shopRules.prints, 0);
  expect(lowestPrice(unitPrices)).toMatchObject({ unit: { unitPaise: 79_800 }, isFrom: true });
  expect(lowestPrice(unitPrices.slice(0, 1))).toMatchObject({ isFrom: false });
  expect(lowestPrice([])).toBeNull();
});
