import Link from "next/link";
import { Prose } from "@/components/content/prose";
import { ProductPicture } from "@/components/pictures/product-picture";
import type { ReadText, ShownProduct } from "@/lib/blog/text";
import { formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";

/** A staff text with its products. Rendered on the server, except in the editor's preview, which loads it on demand. */
export function PostText({ text: { tree, products } }: { text: ReadText }) {
  const drawProduct = (slug: string) => {
    const product = Object.hasOwn(products, slug) ? products[slug] : undefined;
    return product ? <ProductBlock product={product} /> : null;
  };
  return <Prose tree={tree} blocks={{ product: drawProduct }} />;
}

/** A product inside a text, with its current price. */
function ProductBlock({ product }: { product: ShownProduct }) {
  const { name, slug, unitPaise, hasHigherPricedVariant, imageUrl } = product;
  return (
    <aside className="group relative my-2 flex items-center gap-4 rounded-sm border p-3">
      <span className="w-20 shrink-0">
        <ProductPicture url={imageUrl} alt="" sizes="80px" maxWidth={320} className="rounded-sm" />
      </span>
      <p className="min-w-0">
        <Link
          data-slot="product-link"
          href={paths.product(slug)}
          prefetch={false}
          className="wrap-anywhere font-semibold covering group-hover:underline"
        >
          {name}
        </Link>
        <span className="mt-1 block text-muted-foreground tabular-nums">{`${hasHigherPricedVariant ? "From " : ""}${formatPaise(unitPaise)}`}</span>
      </p>
    </aside>
  );
}
