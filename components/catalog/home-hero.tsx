import { ProductPicture } from "@/components/pictures/product-picture";
import { ButtonLink } from "@/components/ui/button-link";
import { cn } from "@/components/ui/cn";
import { IntentLink } from "@/components/ui/intent-link";
import type { ProductCard } from "@/lib/catalog/product";
import { paths } from "@/lib/paths";
import type { ColorMap } from "./card-view";

interface HomeHeroProps {
  tagline: string;
  first: ProductCard | undefined;
  second: ProductCard | undefined;
  colors: ColorMap;
}

export function HomeHero({ tagline, first, second, colors }: HomeHeroProps) {
  return (
    <section className="container-page grid items-center gap-x-12 gap-y-8 pt-8 pb-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:pt-10 lg:pb-16">
      <div>
        <h1 className="display text-5xl sm:text-7xl xl:text-8xl">{tagline}</h1>
        <p className="mt-5 max-w-md text-lg text-muted-foreground sm:text-xl">
          Tees in combed cotton, printed in India with things worth looking at twice: peacocks, cutting chai,
          the 8:14 local.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink href={paths.products} variant="brand" size="lg">
            Shop all tees
          </ButtonLink>
          <ButtonLink href={paths.customDesign} prefetch={false} variant="outline" size="lg">
            Design your own
          </ButtonLink>
        </div>
      </div>
      <div className="grid items-end gap-3 sm:grid-cols-[1.6fr_1fr] sm:gap-5">
        {first ? (
          <HeroPiece
            card={first}
            colors={colors}
            sizes="(min-width: 1024px) 420px, (min-width: 640px) 58vw, 75vw"
            isFirst
          />
        ) : null}
        {second ? (
          <HeroPiece
            card={second}
            colors={colors}
            sizes="(min-width: 1024px) 260px, 36vw"
            className="max-sm:hidden"
          />
        ) : null}
      </div>
    </section>
  );
}

interface HeroPieceProps {
  card: ProductCard;
  colors: ColorMap;
  sizes: string;
  isFirst?: boolean;
  className?: string;
}

function HeroPiece({ card, colors, sizes, isFirst, className }: HeroPieceProps) {
  const color = card.imageColor === null ? undefined : colors.get(card.imageColor);
  return (
    <figure className={cn("group relative", className)}>
      <ProductPicture
        url={card.imageUrl}
        alt={color ? `${card.name} in ${color.name}` : card.name}
        sizes={sizes}
        maxWidth={960}
        isFirst={isFirst}
        className="rounded-sm"
      />
      <figcaption className="mt-2 text-sm">
        <IntentLink
          href={paths.product(card.slug)}
          className="after:absolute after:inset-0 group-hover:underline"
        >
          {card.name}
        </IntentLink>
      </figcaption>
    </figure>
  );
}
