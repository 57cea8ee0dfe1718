import type { ComponentProps } from "react";
import { controlClasses } from "./input";
import { joinClasses } from "./join-classes";

export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      data-slot="textarea"
      className={joinClasses(controlClasses, "min-h-24 py-2.5", className)}
      {...props}
    />
  );
}
