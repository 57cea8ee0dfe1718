/** A variant with exact stock numbers. */
export interface StockVariant {
  id: number;
  productId: number;
  product: string;
  slug: string;
  size: string;
  color: string;
  colorName: string;
  colorHex: string;
  sku: string;
  barcode: string | null;
  /** Items on hand. */
  stock: number;
  /** Of these, reserved for orders. */
  reserved: number;
  /** The latest booked count; null: never counted. */
  lastCount: number | null;
  /** Its own low-stock level; null: the shop's. */
  lowAt: number | null;
  defaultLowAt: number;
  isActive: boolean;
  status: "draft" | "published" | "deleted";
  pictureUrl: string | null;
}

export function availableQuantity({ stock, reserved }: Pick<StockVariant, "stock" | "reserved">): number {
  return stock - reserved;
}

function lowMarkOf({ lowAt, defaultLowAt }: Pick<StockVariant, "lowAt" | "defaultLowAt">): number {
  return lowAt ?? defaultLowAt;
}

export function stockLevelOf(variant: StockVariant): "sold out" | "low" | "in stock" {
  const free = availableQuantity(variant);
  if (free <= 0) return "sold out";
  return free <= lowMarkOf(variant) ? "low" : "in stock";
}

export function formatVariantName({ product, colorName, size }: StockVariant): string {
  return `${product}, ${colorName}, ${size}`;
}

/** 1 item, 2 items */
export function formatItems(count: number): string {
  return Math.abs(count) === 1 ? `${count} item` : `${count} items`;
}
