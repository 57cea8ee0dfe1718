import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  /** Text at the end of the line, such as a count. */
  note?: ReactNode;
}

export function Checkbox({ label, note, className, ...props }: CheckboxProps) {
  return (
    <label data-slot="checkbox" className={cn("check-row", className)}>
      <input type="checkbox" className="check-box" {...props} />
      <span className="min-w-0 flex-1">{label}</span>
      {note ? <span className="text-muted-foreground text-sm tabular-nums">{note}</span> : null}
    </label>
  );
}
