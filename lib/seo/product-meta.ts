import { type Color, hasDearer, type Product } from "@/lib/catalog/product";
import { imagesOfColor } from "@/lib/catalog/variants";
import { paths } from "@/lib/paths";
import { discountPrice } from "@/lib/pricing/discount";
import { describeProduct } from "@/lib/products/snippet";
import type { ShopTerms } from "@/lib/settings/shop-terms";
import { breadcrumbJsonLd, type JsonLd, productJsonLd } from "./json-ld";
import { ogImage } from "./og-image";

interface ShownProduct {
  product: Product;
  /** null: the page of the product, in the colour it opens with. */
  wishedColor: Color | null;
}

/** The one address of a product, or of a colour of it that was asked for. */
function canonicalProductPath({ product, wishedColor }: ShownProduct): string {
  return wishedColor === null
    ? paths.product(product.slug)
    : paths.variant(product.slug, { color: wishedColor.slug });
}

const longestDescription = 155;

function shorten(text: string): string {
  if (text.length <= longestDescription) return text;
  const cut = text.slice(0, longestDescription);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 80))}…`;
}

export function productMeta(shown: ShownProduct & { percentOff: number; shopName: string }) {
  const { product, wishedColor, percentOff, shopName } = shown;
  const least = discountPrice(product.listPaise, percentOff).unitPaise;
  const name = product.seoTitle || product.name;
  const title = wishedColor === null ? name : `${name} in ${wishedColor.name}`;
  const description =
    product.seoDescription ||
    shorten(
      describeProduct({ title, least, hasDearer: hasDearer(product), description: product.description }),
    );
  const image = imagesOfColor(product.images, wishedColor?.slug ?? product.images[0]?.color ?? "")[0];
  const canonical = canonicalProductPath(shown);
  return {
    title,
    description,
    alternates: { canonical },
    openGraph: {
      siteName: shopName,
      title,
      description,
      url: canonical,
      // Who shares a colour shows that colour.
      images:
        wishedColor && image
          ? [{ url: image.url, width: 1920, height: 2400, alt: title }]
          : [ogImage("product", product.id, title)],
    },
    twitter: { card: "summary_large_image" as const },
  };
}

interface ProductStructureInput {
  product: Product;
  colors: ReadonlyMap<string, Color>;
  percentOff: number;
  brand: string;
  siteUrl: string;
  terms: ShopTerms | null;
}

export function productStructure({
  product,
  colors,
  percentOff,
  brand,
  siteUrl,
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
      imageUrls: product.images.slice(0, 4).map((image) => image.url),
      variants: product.variants.map(({ sku, size, color, listPaise, isAvailable }) => ({
        sku,
        size,
        colorName: colors.get(color)?.name ?? color,
        url: url(paths.variant(product.slug, { color, size })),
        imageUrl: imagesOfColor(product.images, color)[0]?.url ?? null,
        unitPaise: discountPrice(listPaise, percentOff).unitPaise,
        isAvailable,
      })),
    }),
    breadcrumbJsonLd(crumbs),
  ];
}
