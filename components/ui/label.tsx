import type { ComponentProps } from "react";
import { cn } from "./cn";

export interface LabelProps extends ComponentProps<"label"> {
  htmlFor: string;
}

export function Label({ className, htmlFor, children, ...props }: LabelProps) {
  return (
    <label
      data-slot="label"
      htmlFor={htmlFor}
      className={cn("block font-semibold text-sm", className)}
      {...props}
    >
      {children}
    </label>
  );
}
