import Link from "next/link";
import { ProductPicture } from "@/components/pictures/product-picture";
import type { ShownProduct } from "@/lib/blog/text";
import { formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";

/** A product of the shop inside a text, with today's price. */
export function ProductBlock({ product }: { product: ShownProduct }) {
  const { name, slug, unitPaise, hasDearer, imageUrl } = product;
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
        <span className="mt-1 block text-muted-foreground tabular-nums">{`${hasDearer ? "From " : ""}${formatPaise(unitPaise)}`}</span>
      </p>
    </aside>
  );
}
