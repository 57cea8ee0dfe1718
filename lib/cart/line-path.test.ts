import { pathOfLine } from "./line-path";

const tee = { color: "black", size: "M" };
const poster = { ...tee, design: "9d6f" };

test("a cart line links to its product in its colour and size, once the server has sent the slug", () => {
  expect(pathOfLine(tee, { slug: "chai-7", design: null })).toBe("/products/chai-7?color=black&size=M");
  expect(pathOfLine(tee, undefined)).toBeNull();
});

test("a custom item links to its proof, not to the blank", () => {
  expect(pathOfLine(poster, { slug: "blank-1", design: { isOwn: true } })).toBe("/design-proof/9d6f");
});

test("a reordered custom item of another person's design has no link, because its proof is closed", () => {
  expect(pathOfLine(poster, { slug: "blank-1", design: { isOwn: false } })).toBeNull();
  expect(pathOfLine(poster, { slug: "blank-1", design: null })).toBeNull();
  expect(pathOfLine(poster, undefined)).toBeNull();
});
