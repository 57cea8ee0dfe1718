import { Badge } from "@/components/ui/badge";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Price } from "@/components/ui/price";
import {
  type Color,
  categoryCrumbs,
  describeStock,
  type Product,
  type ProductCard,
} from "@/lib/catalog/product";
import { listSizes } from "@/lib/catalog/sort-sizes";
import { chooseColor, imagesOfColor, listColors } from "@/lib/catalog/variants";
import { formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { discountPrice } from "@/lib/pricing/discount";
import { publicEnv } from "@/lib/public-env";
import { productStructure } from "@/lib/seo/product-meta";
import type { ShopTerms } from "@/lib/settings/shop-terms";
import { BuyForm } from "./buy-form";
import { cardLayouts, toCardView, toColorMap } from "./card-view";
import { Gallery } from "./gallery";
import { JsonLdScript } from "./json-ld-script";
import { ProductCards } from "./product-cards";
import { ProductChoiceProvider } from "./product-choice";
import { ProductFacts } from "./product-facts";
import { RecentlyViewed } from "./recently-viewed";

export interface ProductPageProps {
  product: Product;
  wishedColor: Color | null;
  related: readonly ProductCard[];
  colors: readonly Color[];
  percentOff: number;
  shopName: string;
  terms: ShopTerms | null;
}

export function ProductPage(props: ProductPageProps) {
  const { product, wishedColor, related, percentOff, shopName, terms } = props;
  const colors = toColorMap(props.colors);
  const { listPaise, unitPaise, percentOff: off } = discountPrice(product.listPaise, percentOff);
  const color = chooseColor(product.variants, product.images, wishedColor?.slug ?? null) ?? "";
  const picture = imagesOfColor(product.images, color)[0]?.url ?? "/icon.svg";
  const variants = product.variants.map(({ id, size, color: variantColor, isAvailable }) => ({
    id,
    size,
    color: variantColor,
    isAvailable,
  }));
  const sizes = listSizes(product.variants);
  const options = listColors(
    product.variants,
    props.colors.map(({ slug }) => slug),
  ).map((slug) => ({
    slug,
    name: colors.get(slug)?.name ?? slug,
    hex: colors.get(slug)?.hex ?? "transparent",
    imageUrl: product.images.find((image) => image.color === slug)?.url ?? null,
  }));
  const [structure, breadcrumbs] = productStructure({
    product,
    colors,
    unitPaise,
    brand: shopName,
    siteUrl: publicEnv.siteUrl,
  });
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
            <Price
              size="lg"
              className="mt-4"
              now={formatPaise(unitPaise)}
              was={off > 0 ? formatPaise(listPaise) : undefined}
              note={off > 0 ? `${off}% off` : undefined}
            />
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
              />
            </div>
            <ProductFacts product={product} sizes={sizes} terms={terms} />
          </div>
        </div>
      </ProductChoiceProvider>
      {related.length > 0 ? (
        <section aria-labelledby="related" className="mt-20">
          <h2 id="related" className="display text-3xl">
            More like this
          </h2>
          <div className="mt-6">
            <ProductCards
              cards={related.map((card) => toCardView(card, percentOff, colors))}
              isFirstScreen={false}
              headingLevel="h3"
              {...cardLayouts.wide}
            />
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
      {structure ? <JsonLdScript data={structure} /> : null}
      {breadcrumbs ? <JsonLdScript data={breadcrumbs} /> : null}
    </article>
  );
}
