import { pathOfLine } from "./line-path";

const tee = { color: "black", size: "M" };
const poster = { ...tee, design: "9d6f" };

test("a line of the cart leads to its product in its colour and size, once the shop has told the slug", () => {
  expect(pathOfLine(tee, { slug: "chai-7", design: null })).toBe("/products/chai-7?color=black&size=M");
  expect(pathOfLine(tee, undefined)).toBeNull();
});

test("a custom piece leads to what we print on it, not to the blank", () => {
  expect(pathOfLine(poster, { slug: "blank-1", design: { isOwn: true } })).toBe("/design-proof/9d6f");
});

test("a custom piece of another's design, ordered again, leads nowhere: its proof is closed", () => {
  expect(pathOfLine(poster, { slug: "blank-1", design: { isOwn: false } })).toBeNull();
  expect(pathOfLine(poster, { slug: "blank-1", design: null })).toBeNull();
  expect(pathOfLine(poster, undefined)).toBeNull();
});
