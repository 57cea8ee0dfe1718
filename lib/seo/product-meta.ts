import {
  type Category,
  type Color,
  hasHigherPricedVariant,
  type Product,
  type Variant,
} from "@/lib/catalog/product";
import type { StructuredInformation } from "@/lib/catalog/product-information";
import { imagesOfColor } from "@/lib/catalog/variants";
import { formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { discountPrice } from "@/lib/pricing/discount";
import type { ShopTerms } from "@/lib/settings/shop-terms";
import { breadcrumbJsonLd, type JsonLd, productJsonLd } from "./json-ld";
import { ogImage } from "./og-image";
import { type Reviewed, reviewsJsonLd } from "./review-json-ld";
import { applyRule, type SeoShop } from "./rules";

interface ShownProduct {
  product: Product;
  /** null: the product's page, in its initial colour. */
  requestedColor: Color | null;
}

/** The canonical URL of a product, or of its requested colour. */
function canonicalProductPath({ product, requestedColor }: ShownProduct): string {
  return requestedColor === null
    ? paths.product(product.slug)
    : paths.variant(product.slug, { color: requestedColor.slug });
}

export function productMeta(shown: ShownProduct & { percentOff: number }, shop: SeoShop) {
  const { product, requestedColor, percentOff } = shown;
  const least = discountPrice(product.listPaise, percentOff).unitPaise;
  const name = product.seoTitle || product.name;
  const title = requestedColor === null ? name : `${name} in ${requestedColor.name}`;
  const rule = applyRule(
    "product",
    {
      name: title,
      price: `${hasHigherPricedVariant(product) ? "from " : ""}${formatPaise(least)}`,
      category: product.categories[0]?.name ?? "",
      description: product.description,
    },
    shop,
  );
  const description = product.seoDescription || rule.description;
  const image = imagesOfColor(product.images, requestedColor?.slug ?? product.images[0]?.color ?? "")[0];
  const canonical = canonicalProductPath(shown);
  return {
    title: { absolute: product.seoTitle ? `${title} · ${shop.shopName}` : rule.title },
    description,
    alternates: { canonical },
    openGraph: {
      siteName: shop.shopName,
      title,
      description,
      url: canonical,
      // A shared link of a colour shows that colour.
      images:
        requestedColor && image
          ? [{ url: image.url, width: 1920, height: 2400, alt: title }]
          : [ogImage("product", product.id, title)],
    },
    twitter: { card: "summary_large_image" as const },
  };
}

export interface ProductStructureInput {
  product: Pick<Product, "id" | "slug" | "name" | "description" | "images"> & {
    categories: readonly Pick<Category, "name" | "slug">[];
    variants: readonly Pick<Variant, "sku" | "size" | "color" | "listPaise" | "isAvailable">[];
  };
  colors: readonly Pick<Color, "slug" | "name">[];
  percentOff: number;
  brand: string;
  siteUrl: string;
  reviewed?: Reviewed;
  information: StructuredInformation | null;
  terms: Pick<ShopTerms, "standard" | "zones" | "returnDays" | "packingDays"> | null;
}

/** The structured data of a product: each size and colour, and the breadcrumb. */
export function productStructure({
  product,
  colors,
  percentOff,
  brand,
  siteUrl,
  reviewed,
  information,
  terms,
}: ProductStructureInput): JsonLd[] {
  const url = (path: string) => `${siteUrl}${path}`;
  const crumbs = [
    { name: "Home", url: url(paths.home) },
    { name: "Products", url: url(paths.products) },
    ...product.categories.map(({ name, slug }) => ({ name, url: url(paths.category(slug)) })),
    { name: product.name, url: url(paths.product(product.slug)) },
  ];
  return [
    productJsonLd({
      id: product.id,
      name: product.name,
      description: product.description,
      url: url(paths.product(product.slug)),
      brand,
      terms,
      information,
      ...(reviewed && { reviewed: reviewsJsonLd(reviewed) }),
      imageUrls: product.images.slice(0, 4).map((image) => image.url),
      variants: product.variants.map(({ sku, size, color, listPaise, isAvailable }) => ({
        sku,
        size,
        colorName: colors.find(({ slug }) => slug === color)?.name ?? color,
        url: url(paths.variant(product.slug, { color, size })),
        imageUrl: imagesOfColor(product.images, color)[0]?.url ?? null,
        unitPaise: discountPrice(listPaise, percentOff).unitPaise,
        isAvailable,
      })),
    }),
    breadcrumbJsonLd(crumbs),
  ];
}
