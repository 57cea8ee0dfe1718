import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  /** A word at the end of the line, such as a count. */
  note?: ReactNode;
}

export function Checkbox({ label, note, className, ...props }: CheckboxProps) {
  return (
    <label
      data-slot="checkbox"
      className={cn(
        "group flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-muted-foreground",
        className,
      )}
    >
      <input
        type="checkbox"
        className="mt-[calc((1lh-1.25rem)/2)] size-5 shrink-0 rounded-sm accent-primary disabled:cursor-not-allowed"
        {...props}
      />
      <span className="min-w-0 flex-1">{label}</span>
      {note ? <span className="text-muted-foreground text-sm tabular-nums">{note}</span> : null}
    </label>
  );
}
