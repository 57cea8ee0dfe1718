import type { Cut, ImageType } from "@/lib/catalog/product";
import type { PictureRow, ProductForm, VariantRow } from "@/lib/products/product-form";

export const productLabels: Record<keyof ProductForm, string> = {
  name: "Name",
  description: "Description",
  price: "Price",
  primaryCategory: "Category",
  subcategory: "Subcategory",
  status: "Status",
  isPremium: "Premium",
  cut: "Cut",
  fabric: "Fabric",
  fit: "Fit",
  keywords: "Search keywords",
  hsn: "HSN code",
  genericName: "Generic name",
  maker: "Manufacturer",
  importer: "Importer",
  packer: "Packer",
  countryOfOrigin: "Country of origin",
  netQuantity: "Net quantity",
  monthMade: "Month of manufacture",
  mrp: "MRP",
  seoTitle: "SEO title",
  seoDescription: "Meta description",
  slug: "URL",
  variants: "Variants",
  pictures: "Pictures",
};

export const cutNames: Record<Cut, string> = {
  regular: "Regular",
  oversized: "Oversized",
  women: "Women",
  kids: "Kids",
  accessory: "Accessory",
};

export const pictureTypeNames: Record<ImageType, string> = {
  front: "Front",
  back: "Back",
  detail: "Close-up",
  folded: "Folded",
};

const showVariant = ({ color, size, sku, barcode, isActive }: VariantRow) =>
  `${color} ${size}: ${sku || "new"}${barcode ? `, ${barcode}` : ""}${isActive ? "" : ", inactive"}`;

const showPicture = ({ color, type, alt }: PictureRow, index: number) =>
  `${index + 1}. ${pictureTypeNames[type]}${color ? `, ${color}` : ""}${alt ? `, “${alt}”` : ""}`;

const isList = <T>(value: unknown): value is T[] => Array.isArray(value);

/** Formats a value for the comparison with another person's. */
export function showProductValue(name: keyof ProductForm, value: unknown): string {
  if (name === "variants" && isList<VariantRow>(value)) return value.map(showVariant).join("; ") || "None";
  if (name === "pictures" && isList<PictureRow>(value)) return value.map(showPicture).join("; ") || "None";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return value === "" || value === undefined ? "—" : String(value);
}
