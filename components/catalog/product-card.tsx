import { Price } from "@/components/ui/price";
import type { ProductCard as Card, Color } from "@/lib/catalog/product";
import { formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { discountPrice } from "@/lib/pricing/discount";
import { IntentLink } from "./intent-link";
import { ProductPicture } from "./product-picture";

export type ColorMap = ReadonlyMap<string, Color>;

export function toColorMap(colors: readonly Color[]): ColorMap {
  return new Map(colors.map((color) => [color.slug, color]));
}

interface ProductCardProps {
  card: Card;
  percentOff: number;
  colors: ColorMap;
  sizes: string;
  /** The link opens the product in the colour of the picture. */
  isColorKept?: boolean;
  isFirst?: boolean;
  headingLevel?: "h2" | "h3";
}

const shownDots = 5;

export function ProductCard({
  card,
  percentOff,
  colors,
  sizes,
  isColorKept = false,
  isFirst = false,
  headingLevel: Heading = "h3",
}: ProductCardProps) {
  const { listPaise, unitPaise, percentOff: off } = discountPrice(card.listPaise, percentOff);
  const color = card.imageColor === null ? undefined : colors.get(card.imageColor);
  const href =
    isColorKept && color ? paths.variant(card.slug, { color: color.slug }) : paths.product(card.slug);
  return (
    <article className="group relative">
      <div className="relative overflow-hidden rounded-sm">
        <ProductPicture
          url={card.imageUrl}
          alt={color ? `${card.name} in ${color.name}` : card.name}
          sizes={sizes}
          isFirst={isFirst}
          className={
            card.isSoldOut ? "opacity-55" : "transition-transform duration-500 group-hover:scale-103"
          }
        />
        {card.isSoldOut ? <Flag>Sold out</Flag> : card.isPremium ? <Flag>Premium</Flag> : null}
      </div>
      <Heading className="mt-3 font-semibold leading-snug">
        <IntentLink href={href} className="after:absolute after:inset-0 group-hover:underline">
          {card.name}
        </IntentLink>
      </Heading>
      <Price
        now={formatPaise(unitPaise)}
        was={off > 0 ? formatPaise(listPaise) : undefined}
        className="mt-0.5"
      />
      <ColorDots slugs={card.colors} colors={colors} />
    </article>
  );
}

function Flag({ children }: { children: string }) {
  return (
    <span className="absolute top-2 left-2 rounded-sm bg-background px-2 py-0.5 font-semibold text-xs">
      {children}
    </span>
  );
}

function ColorDots({ slugs, colors }: { slugs: readonly string[]; colors: ColorMap }) {
  if (slugs.length < 2) return null;
  const more = slugs.length - shownDots;
  return (
    <p className="mt-2 flex items-center gap-1.5 text-muted-foreground text-sm">
      <span className="sr-only">{slugs.length} colours</span>
      {slugs.slice(0, shownDots).map((slug) => (
        <i
          key={slug}
          aria-hidden="true"
          className="size-3 rounded-full border border-foreground/25"
          style={{ background: colors.get(slug)?.hex }}
        />
      ))}
      {more > 0 ? <span aria-hidden="true">+{more}</span> : null}
    </p>
  );
}
