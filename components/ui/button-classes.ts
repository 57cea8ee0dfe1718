import { cn } from "./cn";

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
  return cn(base, variants[variant], sizes[size], more);
}
