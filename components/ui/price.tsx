import { cn } from "./cn";

export interface PriceProps {
  /** Formatted: "₹449". */
  now: string;
  /** The MRP, or the lowest price of the last 30 days: see lib/pricing/was-price.ts. */
  was?: string;
  /** Such as "10% off". */
  note?: string;
  size?: "sm" | "md" | "lg";
  className?: string;
}

const sizes = { sm: "price", md: "price text-lg", lg: "price price-large" };

export function Price({ now, was, note, size = "sm", className }: PriceProps) {
  return (
    <p data-slot="price" className={cn(sizes[size], className)}>
      {was ? <i>Now </i> : null}
      <b translate="no">{now}</b>
      {was ? (
        <>
          <i>instead of </i>
          <s translate="no">{was}</s>
        </>
      ) : null}
      {note ? <span className="font-semibold text-brand text-sm">{note}</span> : null}
    </p>
  );
}
