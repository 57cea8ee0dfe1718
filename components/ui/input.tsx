import type { ComponentProps } from "react";
import { cn } from "./cn";

export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return (
    <input data-slot="input" type={type} className={cn("control min-h-12 py-2", className)} {...props} />
  );
}
