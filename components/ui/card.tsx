import type { ComponentProps } from "react";
import { cn } from "./cn";

export function Card({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="card"
      className={cn("rounded-md border bg-card p-5 text-card-foreground sm:p-6", className)}
      {...props}
    />
  );
}

/** A card's heading; set its level with `as`. */
export function CardTitle({
  as: Heading = "h2",
  className,
  ...props
}: ComponentProps<"h2"> & { as?: "h2" | "h3" }) {
  return (
    <Heading
      data-slot="card-title"
      className={cn("font-semibold text-lg leading-snug", className)}
      {...props}
    />
  );
}
