import {
  type CustomerCare,
  listProductFacts,
  type ProductFact,
  type ProductInformation,
} from "@/lib/catalog/product-information";
import { formatPaise, type Paise, toDecimalRupees } from "@/lib/money";
import { paths } from "@/lib/paths";
import { discountPrice } from "@/lib/pricing/discount";
import { wasPrice } from "@/lib/pricing/was-price";
import { deliveryOf } from "@/lib/settings/delivery-terms";
import type { ShopTerms } from "@/lib/settings/shop-terms";

/** A product for feeds, as the database returns it. */
export interface FeedSource {
  id: number;
  slug: string;
  name: string;
  description: string;
  /** List price */
  price: Paise;
  cut: string;
  category: string | null;
  /** MRP; null: the price. */
  mrp: Paise | null;
  information: ProductInformation;
  images: readonly { url: string; color: string | null }[];
  variants: readonly {
    sku: string;
    size: string;
    color: string;
    price: Paise | null;
    mrp: Paise | null;
    available: boolean;
  }[];
}

export interface FeedShop {
  siteUrl: string;
  name: string;
  percentOff: number;
  /** Colour names by slug */
  colors: ReadonlyMap<string, string>;
  care: CustomerCare;
  /** Null: currently unknown. */
  terms: Pick<ShopTerms, "standard" | "zones"> | null;
}

/** One variant, in the terms that Google and Meta share. */
export interface FeedItem {
  id: string;
  item_group_id: string;
  title: string;
  description: string;
  link: string;
  image_link: string;
  additional_image_link: readonly string[];
  availability: "in_stock" | "out_of_stock";
  price: string;
  sale_price: string;
  brand: string;
  condition: "new";
  color: string;
  size: string;
  gender: "male" | "female" | "unisex";
  age_group: "adult" | "kids";
  product_type: string;
  google_product_category: string;
  shipping: string;
  /** An ISO code. */
  origin_country: string;
  manufacturer_info: string;
  importer_name: string;
  importer_address: string;
  /** Google's product_detail, as name and value. */
  details: readonly ProductFact[];
}

/** Google's category ids of "Apparel & Accessories > Clothing > Shirts & Tops", and of accessories. */
const [clothing, accessories] = ["212", "167"];

function genderOf(category: string): FeedItem["gender"] {
  if (/women/i.test(category)) return "female";
  return /\bmen/i.test(category) ? "male" : "unisex";
}

const rupees = (amount: Paise) => `${toDecimalRupees(amount)} INR`;

/** The highest delivery price of this item alone: feeds have no zones within India, and must not state less than is charged. */
function dearestDelivery(
  { standard, zones }: Pick<ShopTerms, "standard" | "zones">,
  unitPaise: Paise,
): Paise {
  const fees = [standard, ...zones].map((terms) => deliveryOf(terms, unitPaise));
  return fees.reduce((max, fee) => (fee > max ? fee : max));
}

const maxPictures = 10;

/** The variants of a product that have a picture; Google and Meta reject others. */
export function feedItems(product: FeedSource, shop: FeedShop): FeedItem[] {
  const { information } = product;
  const [importerName = "", ...importerAddress] = information.importer.split(",");
  return product.variants.flatMap((variant) => {
    const own = product.images.filter(({ color }) => color === variant.color);
    const [first, ...others] = own.length > 0 ? own : product.images;
    if (!first) return [];
    const { listPaise, unitPaise } = discountPrice(variant.price ?? product.price, shop.percentOff);
    const mrp = variant.mrp ?? product.mrp ?? listPaise;
    const was = wasPrice(unitPaise, {
      mrpPaise: mrp,
      recentPaise: information.recentPrices[variant.sku] ?? null,
    });
    const color = shop.colors.get(variant.color) ?? variant.color;
    return {
      id: variant.sku,
      item_group_id: String(product.id),
      title: `${product.name}, ${color}, ${variant.size}`.slice(0, 150),
      description: (product.description || product.name).slice(0, 5000),
      link: `${shop.siteUrl}${paths.variant(product.slug, { color: variant.color, size: variant.size })}`,
      image_link: first.url,
      additional_image_link: others.slice(0, maxPictures).map(({ url }) => url),
      availability: variant.available ? "in_stock" : "out_of_stock",
      price: rupees(was?.paise ?? unitPaise),
      sale_price: was ? rupees(unitPaise) : "",
      brand: shop.name,
      condition: "new",
      color,
      size: variant.size,
      gender: genderOf(product.category ?? ""),
      age_group: product.cut === "kids" ? "kids" : "adult",
      product_type: product.category ?? "",
      google_product_category: product.cut === "accessory" ? accessories : clothing,
      origin_country: information.countryOfOrigin,
      manufacturer_info: information.maker,
      importer_name: importerName,
      importer_address: importerAddress.join(",").trim(),
      details: listProductFacts(information, formatPaise(mrp), shop.care),
      shipping: shop.terms === null ? "" : rupees(dearestDelivery(shop.terms, unitPaise)),
    };
  });
}
