import type { ComponentProps } from "react";
import { joinClasses } from "./join-classes";

/** A place that is being filled. Give it a size, and say the wait once, on the region around it (aria-busy). */
export function Skeleton({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={joinClasses("block animate-pulse rounded-sm bg-secondary", className)}
      {...props}
    />
  );
}
