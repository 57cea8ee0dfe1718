import { expect, it } from "vitest";
import { cardColors } from "./card-colors";
import type { ProductImage, Variant } from "./product";

const colors = [
  { slug: "white", name: "White", hex: "#ffffff" },
  { slug: "black", name: "Black", hex: "#111111" },
  { slug: "red", name: "Red", hex: "#cc0000" },
];
const variants = ["black", "white", "black"].map((color) => ({ color }) as Variant);
const image = (url: string, color: string | null, type: ProductImage["type"] = "front") => ({
  ...{ url, color, type },
});

it("gives each colour of a product its own first picture and the other side, in the shop's order", () => {
  const images = [
    image("b", "black"),
    image("w-back", "white", "back"),
    image("w", "white"),
    image("b-back", "black", "back"),
  ];
  expect(cardColors({ images, variants }, colors)).toEqual([
    { ...colors[0], image: "w-back", turned: "w" },
    { ...colors[1], image: "b", turned: "b-back" },
  ]);
});

it("shows pictures without a colour where a colour has none", () => {
  const images = [image("any", null), image("any-back", null, "back"), image("b", "black")];
  expect(cardColors({ images, variants }, colors)).toEqual([
    { ...colors[0], image: "any", turned: "any-back" },
    { ...colors[1], image: "b", turned: "any-back" },
  ]);
  expect(cardColors({ images: [], variants }, colors)[0]).toEqual({ ...colors[0], image: null });
});
