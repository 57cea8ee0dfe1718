import type { ComponentProps } from "react";
import { cn } from "./cn";

/** A placeholder during loading. Give it a size, and mark the region around it once with aria-busy. */
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
