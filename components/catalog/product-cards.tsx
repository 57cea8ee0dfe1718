"use client";

// In the browser too, from data: as server components two dozen cards would travel twice as markup.
import { ProductLink } from "@/components/pictures/product-link";
import { ProductPicture } from "@/components/pictures/product-picture";
import { cn } from "@/components/ui/cn";
import { Price } from "@/components/ui/price";
import { WishlistHeart } from "@/components/wishlist/wishlist-heart";
import { paths } from "@/lib/paths";
import { publicEnv } from "@/lib/public-env";
import { itemListJsonLd } from "@/lib/seo/json-ld";
import type { CardView } from "./card-view";
import { JsonLdText } from "./json-ld-text";

export interface ProductCardsProps {
  cards: readonly CardView[];
  className: string;
  sizes: string;
  isFirstScreen: boolean;
  headingLevel: "h2" | "h3";
  /** What the page is about: search engines read it as its list. */
  isMainList: boolean;
}

export function ProductCards({
  cards,
  className,
  sizes,
  isFirstScreen,
  headingLevel: Heading,
  isMainList,
}: ProductCardsProps) {
  return (
    <>
      {isMainList ? (
        <JsonLdText data={typeof window === "undefined" ? structureOf(cards) : undefined} />
      ) : null}
      <ul className={cn("grid gap-x-3 gap-y-8 sm:gap-x-5 sm:gap-y-10", className)}>
        {cards.map((card, index) => (
          <li key={card.id}>
            <article className="product-card">
              <div className="card-frame">
                <ProductPicture
                  url={card.image}
                  alt={card.colorName ? `${card.name} in ${card.colorName}` : card.name}
                  sizes={sizes}
                  isFirst={isFirstScreen && index === 0}
                  className={card.flag === "Sold out" ? "opacity-55" : undefined}
                />
                {card.flag ? <span className="card-flag">{card.flag}</span> : null}
              </div>
              <Heading className="card-title">
                <ProductLink
                  picture={card.image}
                  href={
                    card.color ? paths.variant(card.slug, { color: card.color }) : paths.product(card.slug)
                  }
                  className="covering hover:underline"
                >
                  {card.name}
                </ProductLink>
              </Heading>
              <Price now={card.now} was={card.was} className="mt-0.5" />
              {card.colorCount > 1 ? <ColorDots dots={card.dots} count={card.colorCount} /> : null}
              <WishlistHeart
                wish={{ id: card.id, name: card.name, size: null, color: card.color }}
                className="card-heart"
              />
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}

function structureOf(cards: readonly CardView[]) {
  return itemListJsonLd(
    cards.map(({ name, slug }) => ({ name, url: `${publicEnv.siteUrl}${paths.product(slug)}` })),
  );
}

function ColorDots({ dots, count }: { dots: readonly string[]; count: number }) {
  return (
    <p className="color-dots">
      <span className="sr-only">{`${count} colours`}</span>
      {dots.map((hex) => (
        <i key={hex} style={{ background: hex }} />
      ))}
      {count > dots.length ? <span aria-hidden="true">{`+${count - dots.length}`}</span> : null}
    </p>
  );
}
