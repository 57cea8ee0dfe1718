import type { ComponentProps } from "react";
import { type ButtonStyle, buttonClasses } from "./button-classes";
import { cn } from "./cn";
import { Spinner } from "./spinner";

export { buttonClasses };

export interface ButtonProps extends ComponentProps<"button">, ButtonStyle {
  /** Work is running: the button keeps its focus and its width, and shows a spinner. */
  isPending?: boolean;
}

export function Button({
  variant,
  size,
  isPending = false,
  className,
  type = "button",
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      data-slot="button"
      type={type}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      className={buttonClasses({ variant, size }, cn("relative", className))}
      {...props}
    >
      {isPending ? (
        <>
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
          <span className="contents text-transparent">
            <span className="opacity-0">{children}</span>
          </span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
