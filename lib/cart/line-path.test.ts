import { pathOfLine } from "./line-path";

const tee = { color: "black", size: "M" };

test("a line of the cart leads to its product in its colour and size, once the shop has told the slug", () => {
  expect(pathOfLine(tee, "chai-7")).toBe("/products/chai-7?color=black&size=M");
  expect(pathOfLine(tee, undefined)).toBeNull();
});

test("a custom piece leads to what we print on it, not to the blank", () => {
  expect(pathOfLine({ ...tee, design: "9d6f" }, "blank-1")).toBe("/design-proof/9d6f");
});
