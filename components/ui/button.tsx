import Link from "next/link";
import type { ComponentProps } from "react";
import { joinClasses } from "./join-classes";
import { Spinner } from "./spinner";

const base =
  "inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-sm font-semibold transition-[background-color,border-color,color,transform] duration-150 active:translate-y-px disabled:opacity-45 aria-disabled:cursor-progress aria-disabled:active:translate-y-0";

const variants = {
  primary: "bg-primary text-primary-foreground hover:bg-brand-strong disabled:hover:bg-primary",
  brand: "bg-brand text-brand-foreground hover:bg-brand-strong disabled:hover:bg-brand",
  outline:
    "border border-foreground/80 bg-transparent text-foreground hover:bg-foreground hover:text-background disabled:hover:bg-transparent disabled:hover:text-foreground",
  ghost: "text-foreground hover:bg-accent",
  link: "link px-0! font-medium",
  destructive: "bg-destructive text-destructive-foreground hover:bg-destructive/90",
};

const sizes = {
  sm: "min-h-11 px-4 text-sm",
  md: "min-h-12 px-6 text-base",
  lg: "min-h-14 px-8 text-lg",
  icon: "size-11 p-0",
};

export interface ButtonStyle {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
}

export function buttonClasses({ variant = "primary", size = "md" }: ButtonStyle = {}, more?: string): string {
  return joinClasses(base, variants[variant], sizes[size], more);
}

export interface ButtonProps extends ComponentProps<"button">, ButtonStyle {
  /** Work is under way: the button keeps its focus and its width, and says so. */
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
      className={buttonClasses({ variant, size }, joinClasses("relative", className))}
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

export interface ButtonLinkProps extends ComponentProps<typeof Link>, ButtonStyle {}

export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return <Link data-slot="button-link" className={buttonClasses({ variant, size }, className)} {...props} />;
}
