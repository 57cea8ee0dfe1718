"use client";

// In the browser too: as a server component its markup would travel twice.
import { type ReactNode, useId } from "react";
import { ProductPicture } from "@/components/pictures/product-picture";
import { IntentLink } from "@/components/ui/intent-link";
import type { CategoryTile } from "@/lib/marketing/filled-section";
import { paths } from "@/lib/paths";

interface CategoryTilesProps {
  title: string;
  tiles: readonly CategoryTile[];
  /** Below the tiles. */
  children: ReactNode;
}

export function CategoryTiles({ title, tiles, children }: CategoryTilesProps) {
  const id = useId();
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby={id} className="container-page room py-14">
      <h2 id={id} className="section-title">
        {title}
      </h2>
      <ul className="mt-6 tight:flex tight:flex-col grid grid-cols-6 gap-x-3 gap-y-6 *:col-span-2 sm:gap-x-5 max-lg:*:nth-[-n+2]:col-span-3 lg:grid-cols-10">
        {tiles.map(({ slug, name, picture }) => (
          <li key={slug} className="product-card">
            <span className="card-frame block">
              <ProductPicture
                url={picture.url}
                alt={picture.alt}
                sizes="(min-width: 1024px) 18vw, (min-width: 640px) 31vw, 46vw"
                maxWidth={640}
              />
            </span>
            <h3 className="display mt-3 text-lg sm:text-2xl">
              <IntentLink href={paths.category(slug)} className="covering hover:text-brand">
                {name}
              </IntentLink>
            </h3>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
