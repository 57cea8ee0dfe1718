"use client";

// In the browser too: as a server component its picture URLs would travel twice.
import { ProductLink } from "@/components/pictures/product-link";
import { ProductPicture } from "@/components/pictures/product-picture";
import { paths } from "@/lib/paths";

export interface HeroProduct {
  slug: string;
  name: string;
  image: string | null;
  alt: string;
}

interface HeroProductsProps {
  products: readonly HeroProduct[];
  /** The first picture is the largest of the first screen. */
  isTop: boolean;
}

/** A large tee, and a smaller one where there is room. */
export function HeroProducts({ products, isTop }: HeroProductsProps) {
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[1.6fr_1fr] sm:gap-5">
      {products.map(({ slug, name, image, alt }, index) => (
        <figure key={slug} className={index === 0 ? "group relative" : "group relative max-sm:hidden"}>
          <ProductPicture
            url={image}
            alt={alt}
            sizes={index === 0 ? "(min-width: 1024px) 420px, 58vw" : "(min-width: 1024px) 260px, 36vw"}
            maxWidth={960}
            isFirst={isTop && index === 0}
            className="rounded-sm"
          />
          <figcaption className="mt-2 text-sm">
            <ProductLink
              picture={image}
              href={paths.product(slug)}
              className="covering group-hover:underline"
            >
              {name}
            </ProductLink>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
