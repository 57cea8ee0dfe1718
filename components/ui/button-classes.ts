import { cn } from "./cn";

const variants = {
  primary: "btn-primary",
  brand: "btn-brand",
  outline: "btn-outline",
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
  return cn("btn", variants[variant], sizes[size], more);
}
