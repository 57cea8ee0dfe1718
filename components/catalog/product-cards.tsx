"use client";

// In the browser too, from data: as server components two dozen cards would travel twice as markup.
import { type SyntheticEvent, useState } from "react";
import { ProductLink } from "@/components/pictures/product-link";
import { ProductPicture } from "@/components/pictures/product-picture";
import { cn } from "@/components/ui/cn";
import { Price } from "@/components/ui/price";
import { WishlistHeart } from "@/components/wishlist/wishlist-heart";
import { fromFolder } from "@/lib/catalog/image-loader";
import { paths } from "@/lib/paths";
import { publicEnv } from "@/lib/public-env";
import { itemListJsonLd } from "@/lib/seo/json-ld";
import type { TurnedCard, TurnedCards } from "./card-colors";
import type { CardView } from "./card-view";
import { JsonLdText } from "./json-ld-text";

export interface ProductCardsProps {
  cards: readonly CardView[];
  pictureFolder: string;
  className: string;
  sizes: string;
  isFirstScreen: boolean;
  headingLevel: "h2" | "h3";
  /** Marks the page's main list for search engines. */
  isMainList: boolean;
}

const isIn = ({ target }: SyntheticEvent, selector: string) => (target as Element).closest(selector) !== null;

export function ProductCards({
  cards,
  pictureFolder,
  className,
  sizes,
  isFirstScreen,
  headingLevel: heading,
  isMainList,
}: ProductCardsProps) {
  // Loaded for someone who rests on a card with a mouse, taps a dot, or comes by keyboard; not for a tap on its link.
  const [turned, setTurned] = useState<TurnedCards>();
  const loadColors = ({ type, target }: SyntheticEvent, isMeant: boolean) => {
    if (isMeant)
      import("./card-colors").then(
        ({ load }) => load(cards, setTurned, type, target),
        () => {},
      );
  };
  return (
    <>
      {isMainList ? (
        <JsonLdText
          data={
            typeof window === "undefined"
              ? itemListJsonLd(
                  cards.map(({ name, slug }) => ({
                    name,
                    url: `${publicEnv.siteUrl}${paths.product(slug)}`,
                  })),
                )
              : undefined
          }
        />
      ) : null}
      <ul
        onPointerOver={(event) => loadColors(event, event.pointerType === "mouse")}
        onPointerUp={(event) => loadColors(event, isIn(event, ".color-dots"))}
        onFocus={(event) => loadColors(event, isIn(event, ":focus-visible"))}
        className={cn("grid gap-x-3 gap-y-8 sm:gap-x-5 sm:gap-y-10", className)}
      >
        {cards.map((own, index) => {
          const card = turned?.get(own) ?? own;
          return (
            <Card
              key={card.id}
              card={card}
              picture={card.image && fromFolder(card.image, pictureFolder)}
              sizes={sizes}
              isFirst={isFirstScreen && index === 0}
              heading={heading}
            />
          );
        })}
      </ul>
    </>
  );
}

interface CardProps {
  card: TurnedCard;
  picture: string | null;
  sizes: string;
  isFirst: boolean;
  heading: "h2" | "h3";
}

function Card({ card, picture, sizes, isFirst, heading: Heading }: CardProps) {
  const { id, slug, name, color, colorName, flag, dots, rating } = card;
  return (
    <li className="product-card">
      <div className="card-frame">
        <ProductPicture
          url={picture}
          alt={colorName ? `${name} in ${colorName}` : name}
          sizes={sizes}
          isFirst={isFirst}
          className={flag === "Sold out" ? "opacity-55" : undefined}
        />
        {card.otherSide}
        {flag ? <span className="card-flag">{flag}</span> : null}
      </div>
      <Heading className="card-title">
        <ProductLink picture={picture} href={color ? paths.variant(slug, { color }) : paths.product(slug)}>
          {name}
        </ProductLink>
      </Heading>
      <Price now={card.now} was={card.was} className="mt-0.5" />
      {rating ? (
        <p className="card-rating">
          <span>Rated </span>
          {`${rating[0]} `}
          <small>{`(${rating[1]})`}</small>
        </p>
      ) : null}
      {card.swatches ??
        (dots.length > 0 ? <ColorDots dots={dots} count={card.colorCount ?? dots.length} /> : null)}
      <WishlistHeart wish={{ id, name, size: null, color }} className="card-heart" />
    </li>
  );
}

function ColorDots({ dots, count }: { dots: readonly string[]; count: number }) {
  return (
    <p className="color-dots">
      <span>{`${count} colours`}</span>
      {dots.map((hex) => (
        <i key={hex} style={{ background: hex }} />
      ))}
      {count > dots.length ? <small aria-hidden="true">{`+${count - dots.length}`}</small> : null}
    </p>
  );
}
