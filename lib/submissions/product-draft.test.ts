import type { PrintPrices } from "@/lib/designer/printing/print-price";
import { asPaise } from "@/lib/money";
import { productFormSchema } from "@/lib/products/product-form";
import { productDraftOf } from "./product-draft";

const prices: PrintPrices = {
  bands: [
    { name: "small", widthMm: 100, heightMm: 100, pricePaise: asPaise(8_000) },
    { name: "large", widthMm: 300, heightMm: 400, pricePaise: asPaise(20_000) },
  ],
  breaks: [{ quantity: 1, percent: 0 }],
};
const form = { primaryCategory: "Men", subcategory: "", fabric: "Cotton", fit: "Regular", hsn: "6109" };
const variant = (size: string, color: string, rupees: number) => ({
  size,
  color,
  listPaise: asPaise(rupees * 100),
});
const blank = {
  ...{ name: "Basic Tee", form },
  variants: [
    variant("S", "black", 400),
    variant("M", "black", 400),
    variant("XXL", "black", 450),
    variant("M", "red", 400),
  ],
};
const pictures = [{ side: "front" as const, url: "https://kapas.test/a-1920.webp" }];
const draftOf = (widthMm: number, heightMm: number, colour = "black") =>
  productDraftOf(
    {
      name: "Tiger, tiger",
      document: { cut: "regular", colour },
      prints: [{ view: "front", widthMm, heightMm }],
    },
    blank,
    prices,
    pictures,
  );

it("uses the sizes of the design's colour, each at the price of the blank with its print", () => {
  const draft = draftOf(90, 90);
  expect(draft?.price).toBe("480");
  expect(draft?.variants.map(({ size, color, price }) => [size, color, price])).toEqual([
    ["S", "black", ""],
    ["M", "black", ""],
    ["XXL", "black", "530"],
  ]);
});

it("a design becomes a draft that the product form accepts", () => {
  const draft = draftOf(90, 90);
  expect(draft?.status).toBe("draft");
  expect(productFormSchema.safeParse(draft).error?.issues ?? []).toEqual([]);
});

it("omits sizes that are too small for the print", () => {
  expect(draftOf(300, 400)?.variants.map(({ size }) => size)).toEqual(["M", "XXL"]);
});

it("a design becomes no product in a colour that the blank does not come in", () => {
  expect(draftOf(90, 90, "teal")).toBeNull();
});
