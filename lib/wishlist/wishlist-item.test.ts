import { asPaise } from "@/lib/money";
import { toWishlistItem, type WishlistProduct } from "./wishlist-item";

const variant = (id: number, color: string, size: string, isAvailable = true) => ({
  id,
  color,
  size,
  listPaise: asPaise(50_000),
  mrpPaise: asPaise(50_000),
  isAvailable,
});

const tee: WishlistProduct = {
  id: 7,
  slug: "lotus-tee-7",
  name: "Lotus Tee",
  listPaise: asPaise(50_000),
  mrpPaise: asPaise(50_000),
  images: [
    { url: "black.webp", color: "black" },
    { url: "white.webp", color: "white" },
  ],
  variants: [
    variant(1, "black", "M", false),
    variant(2, "black", "S"),
    variant(3, "white", "XL"),
    variant(4, "white", "M"),
    variant(5, "black", "L"),
  ],
};
const shop = { percentOff: 10, colors: [{ slug: "black", name: "Black", hex: "#111111" }] };
const show = (size: string | null, color: string | null, product = tee) =>
  toWishlistItem({ size, color }, product, shop);

describe("a wishlist item", () => {
  it("shows the chosen colour, its picture, the current price and the available sizes, in order", () => {
    expect(show(null, "black")).toEqual({
      id: 7,
      slug: "lotus-tee-7",
      name: "Lotus Tee",
      size: null,
      color: "black",
      colorName: "Black",
      imageUrl: "black.webp",
      mrpPaise: 50_000,
      unitPaise: 45_000,
      sizes: ["S", "L"],
      dearer: {},
      stock: "in-stock",
    });
  });

  it("without a colour uses one in which the size is in stock", () => {
    expect(show("M", null)).toMatchObject({ color: "white", imageUrl: "white.webp", stock: "in-stock" });
    expect(show("XL", null)).toMatchObject({ color: "white", colorName: "white", stock: "in-stock" });
  });

  it("reports when only other sizes are left, including for a discontinued size", () => {
    expect(show("M", "black").stock).toBe("other-sizes");
    expect(show("3XL", "black")).toMatchObject({ stock: "other-sizes", sizes: ["S", "L"] });
  });

  it("reports when nothing is left, or was ever made", () => {
    const gone = { ...tee, variants: tee.variants.map((one) => ({ ...one, isAvailable: false })) };
    expect(show(null, "white", gone)).toMatchObject({ stock: "sold-out", sizes: [], color: "white" });
    expect(show(null, null, { ...tee, variants: [] })).toMatchObject({ stock: "sold-out", color: "" });
  });
});

it("a wishlist item has its size's price; without a size the lowest, and each dearer size its own", () => {
  const large = { ...variant(6, "black", "3XL"), listPaise: asPaise(60_000), mrpPaise: asPaise(65_000) };
  const dear = { ...tee, variants: [...tee.variants, large] };
  expect(show("3XL", "black", dear)).toMatchObject({ mrpPaise: 65_000, unitPaise: 54_000 });
  expect(show("S", "black", dear)).toMatchObject({ unitPaise: 45_000, dearer: { "3XL": 54_000 } });
  expect(show(null, "black", dear)).toMatchObject({ unitPaise: 45_000, dearer: { "3XL": 54_000 } });
  expect(show(null, "white", dear)).toMatchObject({ unitPaise: 45_000, dearer: {} });
});
