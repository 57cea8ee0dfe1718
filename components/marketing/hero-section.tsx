import type { ColorMap } from "@/components/catalog/card-view";
import { ProductLink } from "@/components/pictures/product-link";
import { ProductPicture } from "@/components/pictures/product-picture";
import { WidePicture } from "@/components/pictures/wide-picture";
import { cn } from "@/components/ui/cn";
import type { ProductCard } from "@/lib/catalog/product";
import type { FilledSection } from "@/lib/marketing/filled-section";
import { paths } from "@/lib/paths";
import { SectionButton } from "./section-button";

interface HeroSectionProps {
  section: FilledSection;
  colors: ColorMap;
  headingLevel: "h1" | "h2";
  /** Its picture is the largest of the first screen. */
  isTop: boolean;
}

/** Large words and two buttons, beside a picture of their own or two tees. */
export function HeroSection({
  section: { words, products },
  colors,
  headingLevel: Heading,
  isTop,
}: HeroSectionProps) {
  return (
    <section className="container-page grid items-center gap-x-12 gap-y-8 pt-8 pb-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:pt-10 lg:pb-16">
      <div>
        <Heading className="display wrap-anywhere text-5xl sm:text-7xl xl:text-8xl">{words.title}</Heading>
        {words.text ? (
          <p className="mt-5 max-w-md text-lg text-muted-foreground sm:text-xl">{words.text}</p>
        ) : null}
        <div className="mt-7 flex flex-wrap gap-3 empty:hidden">
          <SectionButton label={words.buttonLabel} href={words.buttonHref} variant="brand" size="lg" />
          <SectionButton label={words.secondLabel} href={words.secondHref} variant="outline" size="lg" />
        </div>
      </div>
      {words.pictureUrl ? (
        <WidePicture
          url={words.pictureUrl}
          alt={words.pictureAlt}
          sizes="(min-width: 1344px) 680px, (min-width: 1024px) 52vw, 92vw"
          isFirst={isTop}
          className="rounded-sm"
        />
      ) : (
        <div className="grid items-end gap-3 sm:grid-cols-[1.6fr_1fr] sm:gap-5">
          {products.slice(0, 2).map((card, index) => (
            <HeroPiece
              key={card.id}
              card={card}
              colors={colors}
              sizes={index === 0 ? "(min-width: 1024px) 420px, 58vw" : "(min-width: 1024px) 260px, 36vw"}
              isFirst={isTop && index === 0}
              className={index === 0 ? undefined : "max-sm:hidden"}
            />
          ))}
        </div>
      )}
    </section>
  );
}

interface HeroPieceProps {
  card: ProductCard;
  colors: ColorMap;
  sizes: string;
  isFirst: boolean;
  className: string | undefined;
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
        <ProductLink
          picture={card.imageUrl}
          href={paths.product(card.slug)}
          className="covering group-hover:underline"
        >
          {card.name}
        </ProductLink>
      </figcaption>
    </figure>
  );
}
