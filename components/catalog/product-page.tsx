import type { ReactNode } from "react";
import { AfterNavigation } from "@/components/ui/after-navigation";
import { Badge } from "@/components/ui/badge";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Price } from "@/components/ui/price";
import {
  type Color,
  categoryCrumbs,
  describeStock,
  hasHigherPricedVariant,
  type Product,
  type ProductCard,
  type Variant,
} from "@/lib/catalog/product";
import type {
  ProductFact,
  ProductInformation,
  StructuredInformation,
} from "@/lib/catalog/product-information";
import type { ReviewPage } from "@/lib/catalog/public-review";
import { describeFit } from "@/lib/catalog/rating";
import { sizeChart } from "@/lib/catalog/size-chart";
import { listSizes } from "@/lib/catalog/sort-sizes";
import { chooseColor, imagesOfColor, listColors } from "@/lib/catalog/variants";
import { formatPaise, type Paise } from "@/lib/money";
import { listProductOffers, type PublicOffer } from "@/lib/offers/product-offers";
import { paths } from "@/lib/paths";
import { discountPrice } from "@/lib/pricing/discount";
import { formatWas, wasPrice } from "@/lib/pricing/was-price";
import { publicEnv } from "@/lib/public-env";
import type { ShopTerms } from "@/lib/settings/shop-terms";
import { BuyForm } from "./buy-form";
import { toColorMap } from "./card-view";
import { Gallery } from "./gallery";
import { type ChoiceVariant, ChosenPrice, ProductChoiceProvider } from "./product-choice";
import { ProductFacts } from "./product-facts";
import { ProductGrid } from "./product-grid";
import { ProductOffers } from "./product-offers";
import { ProductStructure } from "./product-structure";
import { RecentlyViewed } from "./recently-viewed";
import { ProductReviews } from "./reviews/product-reviews";
import { RatingLine } from "./reviews/rating-line";

export interface ProductPageProps {
  product: Product;
  requestedColor: Color | null;
  related: readonly ProductCard[];
  colors: readonly Color[];
  percentOff: number;
  shopName: string;
  terms: ShopTerms | null;
  reviews: ReviewPage;
  information: ProductInformation | null;
  offers: readonly PublicOffer[];
  /** What the law requires it to state; null for a draft. */
  facts: readonly ProductFact[] | null;
}

export function ProductPage(props: ProductPageProps) {
  const { product, requestedColor, related, percentOff, shopName, terms } = props;
  const path = paths.product(product.slug);
  const colors = toColorMap(props.colors);
  const { unitPaise } = discountPrice(product.listPaise, percentOff);
  const color = chooseColor(product.variants, product.images, requestedColor?.slug ?? null) ?? "";
  const picture = imagesOfColor(product.images, color)[0]?.url ?? "/icon.svg";
  const variants = product.variants.map((variant) => toChoice(variant, product, percentOff));
  const sizes = listSizes(product.variants);
  const fit = product.rating ? describeFit(product.rating.fits) : null;
  const options = listColors(
    product.variants,
    props.colors.map(({ slug }) => slug),
  ).map((slug) => ({
    slug,
    name: colors.get(slug)?.name ?? slug,
    hex: colors.get(slug)?.hex ?? "transparent",
    imageUrl: product.images.find((image) => image.color === slug)?.url ?? null,
  }));
  return (
    <article className="container-page pt-4 pb-20">
      <Breadcrumb
        crumbs={[
          { label: "Home", href: paths.home },
          { label: "Products", href: paths.products },
          ...categoryCrumbs(product.categories),
        ]}
        current={product.name}
      />
      <ProductChoiceProvider slug={product.slug} initialColor={color} variants={variants}>
        <div className="mt-3 grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1.35fr)_minmax(22rem,1fr)]">
          <Gallery
            name={product.name}
            images={product.images}
            colorNames={Object.fromEntries(options.map((option) => [option.slug, option.name]))}
          />
          <div className="min-w-0">
            {product.isPremium ? <Badge variant="outline">Premium</Badge> : null}
            <h1 className="display mt-2 text-4xl sm:text-5xl">{product.name}</h1>
            {product.rating ? <RatingLine rating={product.rating} /> : null}
            {fit ? <p className="mt-1 text-sm">{fit}</p> : null}
            <ChosenPrice prices={pricesByChoice(product, percentOff, props.information)}>
              <LargePrice {...lowestPrice(product, props.information)} percentOff={percentOff} />
            </ChosenPrice>
            <p className="mt-1 text-muted-foreground text-sm">Taxes included. {describeStock(product)}</p>
            <div className="mt-6">
              <BuyForm
                id={product.id}
                slug={product.slug}
                title={product.name}
                unitPaise={unitPaise}
                price={formatPaise(unitPaise)}
                variants={variants}
                sizes={sizes}
                colors={options}
                hasSizeChart={sizeChart(product.cut, sizes).length > 0}
              />
            </div>
            <AfterNavigation path={path}>
              <ProductOffers offers={listProductOffers(props.offers, product, unitPaise)} />
              <ProductFacts product={product} sizes={sizes} terms={terms} facts={props.facts} />
            </AfterNavigation>
          </div>
        </div>
      </ProductChoiceProvider>
      <AfterNavigation path={path}>
        {product.rating ? (
          <ProductReviews
            slug={product.slug}
            rating={product.rating}
            page={props.reviews}
            shopName={shopName}
          />
        ) : null}
        {related.length > 0 ? (
          <section aria-labelledby="related" className="mt-20">
            <h2 id="related" className="display text-3xl">
              More like this
            </h2>
            <div className="mt-6">
              <ProductGrid products={related} percentOff={percentOff} colors={colors} />
            </div>
          </section>
        ) : null}
        <RecentlyViewed
          product={{
            id: product.id,
            slug: product.slug,
            name: product.name,
            pricePaise: unitPaise,
            imageUrl: picture,
          }}
        />
        <ProductStructure
          product={{
            id: product.id,
            slug: product.slug,
            name: product.name,
            description: product.description,
            images: product.images,
            categories: product.categories.map(({ name, slug }) => ({ name, slug })),
            variants,
          }}
          colors={options}
          percentOff={percentOff}
          brand={shopName}
          siteUrl={publicEnv.siteUrl}
          information={structuredOf(props.information)}
          reviewed={reviewedOf(product.rating, props.reviews)}
          terms={
            terms && {
              standard: terms.standard,
              zones: terms.zones,
              returnDays: terms.returnDays,
              packingDays: terms.packingDays,
            }
          }
        />
      </AfterNavigation>
    </article>
  );
}

/** Without what only the page shows: it is in the HTML twice already. */
function structuredOf(information: ProductInformation | null): StructuredInformation | null {
  if (!information) return null;
  const { genericName, maker, importer, countryOfOrigin, netQuantity } = information;
  return { genericName, maker, importer, countryOfOrigin, netQuantity };
}

/** Fewer than the page shows, because the HTML holds them a second time. */
const structuredReviews = 3;

function reviewedOf(rating: Product["rating"], { reviews }: ReviewPage) {
  if (!rating) return undefined;
  return {
    rating: { count: rating.count, average: rating.average },
    reviews: reviews
      .slice(0, structuredReviews)
      .map(({ stars, title, body, author, writtenAt }) => ({ stars, title, body, author, writtenAt })),
  };
}

interface ShownPrice {
  listPaise: Paise;
  mrpPaise: Paise;
  /** The lowest of the last 30 days before the present one; null: it had no other. */
  recentPaise: Paise | null;
}

type Recent = Pick<ProductInformation, "recentPrices"> | null;

const toShownPrice = ({ sku, listPaise, mrpPaise }: Variant, recent: Recent): ShownPrice => ({
  listPaise,
  mrpPaise,
  recentPaise: recent?.recentPrices[sku] ?? null,
});

/** The product's own price: of its cheapest variants. */
function lowestPrice(product: Product, recent: Recent): ShownPrice {
  const cheapest = product.variants.find(({ listPaise }) => listPaise === product.listPaise);
  return cheapest ? toShownPrice(cheapest, recent) : { ...product, recentPaise: null };
}

function LargePrice({
  percentOff,
  isLeast = false,
  ...price
}: ShownPrice & { percentOff: number; isLeast?: boolean }) {
  const { unitPaise } = discountPrice(price.listPaise, percentOff);
  const was = wasPrice(unitPaise, price);
  return (
    <Price
      size="lg"
      className="mt-4"
      now={`${isLeast ? "From " : ""}${formatPaise(unitPaise)}`}
      was={was ? formatWas(was) : undefined}
      note={was && was.percentOff > 0 ? `${was.percentOff}% off` : undefined}
    />
  );
}

/** Prices that differ from the product's: each dearer size, and "From" in a colour while no size is chosen (`null`). */
function pricesByChoice(product: Product, percentOff: number, recent: Recent): Record<string, ReactNode> {
  const { variants, listPaise } = product;
  if (!hasHigherPricedVariant(product)) return {};
  const ofDearer = variants
    .filter((variant) => variant.listPaise > listPaise)
    .map((variant) => [
      `${variant.color}/${variant.size}`,
      <LargePrice key={variant.color} {...toShownPrice(variant, recent)} percentOff={percentOff} />,
    ]);
  const ofNone = variants.map(({ color }) => [
    `${color}/null`,
    <LargePrice key={color} {...lowestPrice(product, recent)} percentOff={percentOff} isLeast />,
  ]);
  return Object.fromEntries([...ofDearer, ...ofNone]);
}

function toChoice(variant: Variant, product: Product, percentOff: number): ChoiceVariant {
  if (variant.listPaise <= product.listPaise) return variant;
  const { unitPaise } = discountPrice(variant.listPaise, percentOff);
  return { ...variant, ownPaise: unitPaise, ownPrice: formatPaise(unitPaise) };
}
