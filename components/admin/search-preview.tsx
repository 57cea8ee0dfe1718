import type { Snippet } from "@/lib/products/snippet";

/** A preview of a page in search results. */
export function SearchPreview({ snippet: { place, title, description, price } }: { snippet: Snippet }) {
  return (
    <figure aria-label="Search result preview" className="min-w-0 rounded-sm border p-4">
      <p className="wrap-anywhere line-clamp-2 text-muted-foreground text-sm">{place}</p>
      <p className="wrap-anywhere text-lg">{title}</p>
      <p className="wrap-anywhere text-muted-foreground">{description}</p>
      {price ? <p className="mt-1 text-sm tabular-nums">{price}</p> : null}
    </figure>
  );
}
