import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

export interface RadioCardProps extends Omit<ComponentProps<"input">, "type" | "title"> {
  title: ReactNode;
  description?: ReactNode;
  /** Shown at the end: a price, an icon. */
  aside?: ReactNode;
}

/** One of several options with a description. Put a group of them in a RadioGroup. */
export function RadioCard({ title, description, aside, className, ...props }: RadioCardProps) {
  return (
    <label
      data-slot="radio-card"
      className={cn(
        "flex min-h-14 cursor-pointer items-start gap-3.5 rounded-sm border border-input bg-card p-4 transition-colors hover:border-foreground has-checked:border-foreground has-checked:shadow-[inset_0_0_0_1px_var(--foreground)] has-disabled:cursor-not-allowed has-disabled:border-border has-disabled:bg-muted has-disabled:text-muted-foreground",
        className,
      )}
    >
      <input type="radio" className="mt-0.5 size-5 shrink-0 accent-primary" {...props} />
      <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3.5">
        <span className="min-w-0 flex-[1_1_9rem]">
          <span className="block font-semibold">{title}</span>
          {description ? (
            <span className="mt-0.5 block text-muted-foreground text-sm">{description}</span>
          ) : null}
        </span>
        {aside ? <span className="shrink-0">{aside}</span> : null}
      </span>
    </label>
  );
}

export interface RadioGroupProps {
  legend: ReactNode;
  children: ReactNode;
  error?: string;
  className?: string;
}

export function RadioGroup({ legend, children, error, className }: RadioGroupProps) {
  return (
    <fieldset data-slot="radio-group" className={cn("min-w-0", className)}>
      <legend className="mb-2 font-semibold text-sm">{legend}</legend>
      <div className="grid gap-2.5">{children}</div>
      {error ? <p className="mt-2 font-medium text-destructive text-sm">{error}</p> : null}
    </fieldset>
  );
}
