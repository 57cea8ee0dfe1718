import type { ComponentProps } from "react";
import { joinClasses } from "./join-classes";

export interface LabelProps extends ComponentProps<"label"> {
  htmlFor: string;
}

export function Label({ className, htmlFor, children, ...props }: LabelProps) {
  return (
    <label
      data-slot="label"
      htmlFor={htmlFor}
      className={joinClasses("block font-semibold text-sm", className)}
      {...props}
    >
      {children}
    </label>
  );
}
