import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn";

const badgeVariants = cva(
  "inline-flex w-fit items-center gap-1 whitespace-nowrap rounded-sm px-2 py-0.5 font-semibold text-xs leading-[1.25rem]",
  {
    variants: {
      variant: {
        ink: "bg-foreground text-background",
        brand: "bg-brand text-brand-foreground",
        soft: "bg-brand-soft text-brand-strong",
        muted: "bg-secondary text-foreground",
        outline: "border border-foreground/50 text-foreground",
        info: "bg-info-soft text-info",
        success: "bg-success-soft text-success",
        warning: "bg-warning-soft text-warning",
        destructive: "bg-destructive-soft text-destructive",
      },
    },
    defaultVariants: { variant: "muted" },
  },
);

export type BadgeProps = ComponentProps<"span"> & VariantProps<typeof badgeVariants>;

export function Badge({ className, variant, ...props }: BadgeProps) {
  return <span data-slot="badge" className={cn(badgeVariants({ variant }), className)} {...props} />;
}
