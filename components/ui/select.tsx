import type { ComponentProps } from "react";
import { cn } from "./cn";
import { ChevronDownIcon } from "./list-icons";

/** The native select: the best one on every phone. `className` applies to the frame around it. */
export function Select({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <span data-slot="select" className={cn("relative block", className)}>
      <select className={"control min-h-12 appearance-none py-2 pr-11"} {...props}>
        {children}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2" />
    </span>
  );
}
