import type { ComponentProps } from "react";
import { cn } from "./cn";
import { controlClasses } from "./input";

export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea data-slot="textarea" className={cn(controlClasses, "min-h-24 py-2.5", className)} {...props} />
  );
}
