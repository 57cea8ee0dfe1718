import type { ReactNode } from "react";
import { ProductLink } from "@/components/pictures/product-link";
import { ProductPicture } from "@/components/pictures/product-picture";
import { cn } from "@/components/ui/cn";
import { Price } from "@/components/ui/price";
import { formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import type { WishlistItem } from "@/lib/wishlist/wishlist-item";

export const wishlistGrid = "two-columns gap-x-3 gap-y-10 sm:gap-x-5 md:grid-cols-3 lg:grid-cols-4";

const pictureSizes = "(min-width: 1344px) 300px, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, 46vw";

/** Picture, name, price, selection and stock of a wishlist item; the actions are the children. */
export function WishlistCard({
  item,
  isFirst,
  children,
}: {
  item: WishlistItem;
  isFirst: boolean;
  children?: ReactNode;
}) {
  const { name, slug, color, colorName, size, mrpPaise, unitPaise, dearer, stock } = item;
  const isLeast = size === null && Object.keys(dearer).length > 0;
  const href = paths.variant(slug, {
    color: color || undefined,
    size: stock === "in-stock" ? (size ?? undefined) : undefined,
  });
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative overflow-hidden rounded-sm">
        <ProductPicture
          url={item.imageUrl}
          alt={colorName ? `${name} in ${colorName}` : name}
          sizes={pictureSizes}
          isFirst={isFirst}
          className={stock === "sold-out" ? "opacity-55" : undefined}
        />
      </div>
      <h2 className="mt-3 break-words font-semibold leading-snug">
        <ProductLink
          picture={item.imageUrl}
          href={href}
          className="after:absolute after:inset-x-0 after:top-0 after:aspect-4/5 group-hover:underline"
        >
          {name}
        </ProductLink>
      </h2>
      <Price
        now={`${isLeast ? "From " : ""}${formatPaise(unitPaise)}`}
        was={unitPaise < mrpPaise ? `MRP ${formatPaise(mrpPaise)}` : undefined}
        className="mt-0.5"
      />
      <p className="mt-1 text-muted-foreground text-sm">{describeChoice(item)}</p>
      <p className={cn("mt-1 text-sm", stock === "in-stock" ? "text-success" : "font-semibold")}>
        {describeStock(item)}
      </p>
      {children}
    </article>
  );
}

function describeChoice({ colorName, size }: WishlistItem): string {
  return [colorName, size && `size ${size}`].filter(Boolean).join(", ");
}

function describeStock({ stock, size, colorName }: WishlistItem): string {
  if (stock === "in-stock") return "In stock";
  if (stock === "sold-out") return "Sold out";
  return size === null ? `Sold out in ${colorName}` : `Sold out in size ${size}`;
}
