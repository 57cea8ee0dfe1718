import { listExchangesFor, suggestExchange } from "./exchange-options";

it("offers the own colour first, and in each colour the next sizes first", () => {
  const item = { variantId: 3, productId: 7, size: "M", color: "black" };
  const variants = ["black", "ash"].flatMap((color, at) =>
    ["S", "M", "L", "XL", "XXS"].map((size, n) => ({
      id: at * 10 + n + 2,
      productId: 7,
      size,
      color,
      colorName: color,
    })),
  );
  const other = { id: 99, productId: 8, size: "L", color: "black", colorName: "black" };
  expect(listExchangesFor([other, ...variants], item).map(({ color, size }) => `${color} ${size}`)).toEqual([
    ...["black L", "black S", "black XL", "black XXS"],
    ...["ash M", "ash L", "ash S", "ash XL", "ash XXS"],
  ]);
});

it("offers kids' sizes for an adult's tee, and the reverse, only when there is nothing else", () => {
  const variants = ["S", "12-13Y", "4-5Y", "M"].map((size, id) => ({
    ...{ id, productId: 7, size, color: "black", colorName: "Black" },
  }));
  const offered = (size: string, among = variants) =>
    listExchangesFor(among, { variantId: 9, productId: 7, size, color: "black" }).map(({ size }) => size);
  expect(offered("L")).toEqual(["M", "S"]);
  expect(offered("2-3Y")).toEqual(["4-5Y", "12-13Y"]);
  expect(offered("L", variants.slice(1, 3))).toEqual(["4-5Y", "12-13Y"]);
});

it("suggests the next size in the own colour for a tee that is too small or too large", () => {
  const variants = ["S", "M", "XL", "XXL"].flatMap((size, nr) => [
    { id: nr, productId: 7, size, color: "black", colorName: "Black" },
    { id: nr + 10, productId: 7, size: "L", color: `colour-${nr}`, colorName: "Other" },
  ]);
  const item = { variantId: 9, productId: 7, size: "L", color: "black" };
  expect(suggestExchange("Too small", variants, item)?.size).toBe("XL");
  expect(suggestExchange("Too large", variants, item)?.size).toBe("M");
  expect(suggestExchange("I'd like another colour", variants, item)).toBeUndefined();
  expect(suggestExchange("Too small", variants, { ...item, variantId: 3, size: "XXL" })).toBeUndefined();
});
