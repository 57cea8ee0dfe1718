import { createHash } from "node:crypto";
import { productSizes, type SeedProduct, type StockLevel } from "./catalog/product";

export type SeedVariant = { productId: number; color: string; size: string; sku: string; stock: number };

const SMALL_SIZES = new Set(["XS", "3XL", "2-3Y", "13-14Y"]);

/** A fixed number in 0..1 for a name: the stock is the same on every machine. */
const chance = (name: string): number => createHash("sha256").update(name).digest().readUInt32BE(0) / 2 ** 32;

const stockAt = (level: StockLevel, sku: string, size: string): number => {
  const dice = chance(sku);
  const spread = chance(`${sku}/pieces`);
  const isEdge = SMALL_SIZES.has(size);
  switch (level) {
    case "sold-out":
      return 0;
    case "last-few":
      return dice < 0.45 ? 0 : dice < 0.8 ? 1 : 2;
    case "low":
      return dice < 0.22 ? 0 : 1 + Math.floor(spread * 5);
    case "plenty":
      return isEdge && dice < 0.08 ? 0 : 24 + Math.floor(spread * 120);
    case "mixed": {
      if (dice < (isEdge ? 0.22 : 0.08)) return 0;
      if (dice < (isEdge ? 0.36 : 0.14)) return 1;
      if (dice < (isEdge ? 0.56 : 0.28)) return 2 + Math.floor(spread * 4);
      return 8 + Math.floor(spread * 52);
    }
  }
};

const CODE: Record<string, string> = { "off-white": "OFW", "heather-grey": "HGR", "bottle-green": "BTG" };

const colorCode = (color: string): string => CODE[color] ?? color.slice(0, 3).toUpperCase();

export const productVariants = (product: SeedProduct): SeedVariant[] =>
  product.colors.flatMap((color) =>
    productSizes(product).map((size) => {
      const sku = `KP${product.id}-${colorCode(color)}-${size.replace(/[^A-Z0-9]/gi, "").toUpperCase()}`;
      return { productId: product.id, color, size, sku, stock: stockAt(product.stock, sku, size) };
    }),
  );
