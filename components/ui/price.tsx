import { cn } from "./cn";

export interface PriceProps {
  /** Already formatted: "₹449". */
  now: string;
  /** The price before the discount. */
  was?: string;
  /** Such as "10% off". */
  note?: string;
  size?: "sm" | "md" | "lg";
  className?: string;
}

const nowSizes = { sm: "text-base", md: "text-lg", lg: "text-3xl tracking-tight" };
const wasSizes = { sm: "text-sm", md: "text-base", lg: "text-lg" };

export function Price({ now, was, note, size = "sm", className }: PriceProps) {
  return (
    <p data-slot="price" className={cn("price", className)}>
      {was ? <span className="sr-only">Now </span> : null}
      <span className={cn("font-bold", nowSizes[size], was && "text-brand")}>{now}</span>
      {was ? (
        <>
          <span className="sr-only">was </span>
          <s className={cn("text-muted-foreground", wasSizes[size])}>{was}</s>
        </>
      ) : null}
      {note ? <span className="font-semibold text-brand text-sm">{note}</span> : null}
    </p>
  );
}
