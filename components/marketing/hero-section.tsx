import type { ColorMap } from "@/components/catalog/card-view";
import { WidePicture } from "@/components/pictures/wide-picture";
import type { ProductCard } from "@/lib/catalog/product";
import type { FilledSection } from "@/lib/marketing/filled-section";
import { type HeroPiece, HeroPieces } from "./hero-pieces";
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
        <HeroPieces pieces={products.slice(0, 2).map((card) => toPiece(card, colors))} isTop={isTop} />
      )}
    </section>
  );
}

function toPiece(card: ProductCard, colors: ColorMap): HeroPiece {
  const color = card.imageColor === null ? undefined : colors.get(card.imageColor);
  return {
    slug: card.slug,
    name: card.name,
    image: card.imageUrl,
    alt: color ? `${card.name} in ${color.name}` : card.name,
  };
}
