import type { ComponentProps } from "react";
import { controlClasses } from "./input";
import { joinClasses } from "./join-classes";

export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      className={joinClasses(controlClasses, "field-sizing-content py-3", className)}
      {...props}
    />
  );
}
