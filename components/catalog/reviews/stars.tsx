import { cn } from "@/components/ui/cn";
import { mostStars } from "@/lib/catalog/rating";

interface StarsProps {
  /** Of 5, with its part of a star. */
  value: number;
  className?: string;
}

/** Five stars, as many of them filled as it says. The words stand beside them or are read out. */
export function Stars({ value, className }: StarsProps) {
  return (
    <span role="img" aria-label={`${value} of ${mostStars} stars`} className={cn("stars", className)}>
      <i style={{ width: `${(value * 100) / mostStars}%` }} />
    </span>
  );
}
