import { z } from "zod";
import { toPaise } from "@/lib/money";
import { type Category, type Product, shownStock } from "./product";
import { toRating } from "./rating";

/** The columns of a full product: public for everyone when on sale, as a draft for the holder of a preview link. */
export const productColumns =
  "id, slug, name, description, price, mrp, available, rating_stars, rating_fits, is_premium, cut, fabric, fit, seo_title, seo_description, primary_category_id, subcategory_id, product_images(image_url, color, type, alt, position, id), product_variants(id, size, color, sku, price, mrp, available)";

const cutSchema = z.enum(["regular", "oversized", "women", "kids", "accessory"]).catch("regular");
const imageTypeSchema = z.enum(["front", "back", "detail", "folded"]).catch("front");

interface ProductRow {
  id: number;
  slug: string;
  name: string;
  description: string;
  price: number;
  mrp: number | null;
  available: number | null;
  rating_stars: number[];
  rating_fits: number[];
  is_premium: boolean;
  cut: string;
  fabric: string;
  fit: string;
  seo_title: string;
  seo_description: string;
  primary_category_id: number | null;
  subcategory_id: number | null;
  product_images: {
    image_url: string;
    color: string | null;
    type: string;
    alt: string;
    position: number;
    id: number;
  }[];
  product_variants: {
    id: number;
    size: string;
    color: string;
    sku: string;
    /** Null: the product's price. */
    price: number | null;
    mrp: number | null;
    available: number | null;
  }[];
}

export function toProduct(row: ProductRow, categories: readonly Category[]): Product {
  const categoryIds = [row.primary_category_id, row.subcategory_id];
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    listPaise: toPaise(row.price),
    mrpPaise: toPaise(row.mrp ?? row.price),
    stockQuantity: shownStock(row.available ?? 0),
    isSoldOut: !row.available,
    isPremium: row.is_premium,
    cut: cutSchema.parse(row.cut),
    fabric: row.fabric,
    fit: row.fit,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    categories: categoryIds.flatMap((id) => categories.find((category) => category.id === id) ?? []),
    images: row.product_images
      .toSorted((a, b) => a.position - b.position || a.id - b.id)
      .map((image) => ({
        url: image.image_url,
        color: image.color,
        type: imageTypeSchema.parse(image.type),
        alt: image.alt,
      })),
    rating: toRating(row.rating_stars, row.rating_fits),
    variants: row.product_variants.map((variant) => ({
      id: variant.id,
      size: variant.size,
      color: variant.color,
      sku: variant.sku,
      listPaise: toPaise(variant.price ?? row.price),
      mrpPaise: toPaise(variant.mrp ?? row.mrp ?? variant.price ?? row.price),
      isAvailable: Boolean(variant.available),
    })),
  };
}
