import { cn } from "@/components/ui/cn";
import { maxStars } from "@/lib/catalog/rating";

interface StarsProps {
  /** Out of 5; fractions are allowed. */
  value: number;
  className?: string;
}

/** Five stars, filled up to `value`. The value is in text beside them or in a label. */
export function Stars({ value, className }: StarsProps) {
  return (
    <span role="img" aria-label={`${value} of ${maxStars} stars`} className={cn("stars", className)}>
      <i style={{ width: `${(value * 100) / maxStars}%` }} />
    </span>
  );
}
