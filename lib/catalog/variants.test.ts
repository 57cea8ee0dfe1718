import { fc } from "@/testing/fast-check";
import { listSizes } from "./sort-sizes";
import {
  chooseColor,
  colorState,
  findVariant,
  imagesOfColor,
  listColors,
  retainSize,
  sizeState,
} from "./variants";

const variant = (id: number, color: string, size: string, isAvailable = true) => ({
  id,
  color,
  size,
  isAvailable,
});
const variants = [
  variant(1, "black", "3XL"),
  variant(2, "black", "S", false),
  variant(3, "black", "M"),
  variant(4, "navy", "M", false),
  variant(5, "navy", "S", false),
];

describe("variants", () => {
  it("lists sizes in semantic order and colours in the shop's order, each once", () => {
    expect(listSizes(variants)).toEqual(["S", "M", "3XL"]);
    expect(listColors(variants, ["white", "navy", "black"])).toEqual(["navy", "black"]);
    expect(listColors(variants, ["navy"])).toEqual(["navy", "black"]);
  });

  it("distinguishes a sold-out combination from one that does not exist", () => {
    expect(sizeState(variants, "black", "M")).toBe("available");
    expect(sizeState(variants, "black", "S")).toBe("sold-out");
    expect(sizeState(variants, "navy", "3XL")).toBe("impossible");
  });

  it("judges a colour by the chosen size, or by any size while none is chosen", () => {
    expect(colorState(variants, "black", null)).toBe("available");
    expect(colorState(variants, "navy", null)).toBe("sold-out");
    expect(colorState(variants, "black", "S")).toBe("sold-out");
    expect(colorState(variants, "navy", "3XL")).toBe("impossible");
    expect(colorState(variants, "pink", null)).toBe("impossible");
  });

  it("selects the requested colour, even when it is sold out", () => {
    expect(chooseColor(variants, [], "navy")).toBe("navy");
  });

  it("selects the first pictured colour in stock when the requested one is unknown", () => {
    expect(chooseColor(variants, [{ color: "navy" }, { color: "black" }], "pink")).toBe("black");
    expect(chooseColor(variants, [{ color: null }], null)).toBe("black");
    expect(chooseColor([variant(1, "navy", "M", false)], [], null)).toBe("navy");
    expect(chooseColor([], [], null)).toBeNull();
  });

  it("keeps a size across colours only where it is in stock", () => {
    expect(retainSize(variants, "black", "M")).toBe("M");
    expect(retainSize(variants, "navy", "M")).toBeNull();
    expect(retainSize(variants, "navy", "3XL")).toBeNull();
    expect(retainSize(variants, "black", null)).toBeNull();
  });

  it("selects the only size of a product where it is in stock", () => {
    const totes = [variant(1, "black", "One Size"), variant(2, "navy", "One Size", false)];
    expect(retainSize(totes, "black", null)).toBe("One Size");
    expect(retainSize(totes, "navy", null)).toBeNull();
  });

  it("shows a colour's own pictures, then those without a colour, and never none", () => {
    const images = [
      { color: "black", nr: 1 },
      { color: null, nr: 2 },
      { color: "navy", nr: 3 },
    ];
    expect(imagesOfColor(images, "navy").map((image) => image.nr)).toEqual([3, 2]);
    expect(imagesOfColor(images, "pink")).toHaveLength(3);
  });

  it("is available exactly when a variant of that colour and size is in stock", () => {
    const anyVariant = fc.record({
      id: fc.integer({ min: 1 }),
      color: fc.constantFrom("a", "b", "c"),
      size: fc.constantFrom("S", "M", "L"),
      isAvailable: fc.boolean(),
    });
    const anyVariants = fc.uniqueArray(anyVariant, { selector: (v) => `${v.color}/${v.size}` });
    fc.assert(
      fc.property(
        anyVariants,
        fc.constantFrom("a", "b", "c"),
        fc.constantFrom("S", "M", "L"),
        (all, color, size) => {
          const state = sizeState(all, color, size);
          expect(state === "available").toBe(findVariant(all, color, size)?.isAvailable ?? false);
          if (state === "available") expect(colorState(all, color, null)).toBe("available");
          const chosen = chooseColor(all, [], color);
          expect(chosen === null).toBe(all.length === 0);
        },
      ),
    );
  });
});
