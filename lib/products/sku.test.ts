import { skuOf } from "./sku";

it("combines product, colour and size in characters that every label printer has", () => {
  expect(skuOf(12, "bottle-green", "One Size")).toBe("KP12-BOTTLEGREEN-ONESIZE");
  expect(skuOf(12, "black", "2-3Y")).toBe("KP12-BLACK-23Y");
});
