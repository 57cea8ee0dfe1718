import type { ComponentProps } from "react";
import { cn } from "./cn";

/** A place that is being filled. Give it a size, and say the wait once, on the region around it (aria-busy). */
export function Skeleton({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={cn("block animate-pulse rounded-sm bg-secondary", className)}
      {...props}
    />
  );
}
