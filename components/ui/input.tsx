import type { ComponentProps } from "react";
import { cn } from "./cn";

/** Shared by input, textarea and select. 16 px type, or iPhones zoom into the field. */
export const controlClasses =
  "block w-full min-w-0 rounded-sm border border-input bg-card px-3.5 text-base text-foreground transition-colors placeholder:text-muted-foreground hover:border-foreground focus:border-foreground disabled:bg-muted disabled:text-muted-foreground aria-invalid:border-destructive aria-invalid:bg-destructive-soft/40";

export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return (
    <input
      data-slot="input"
      type={type}
      className={cn(controlClasses, "min-h-12 py-2", className)}
      {...props}
    />
  );
}
