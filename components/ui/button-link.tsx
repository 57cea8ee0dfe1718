import Link from "next/link";
import type { ComponentProps } from "react";
import { type ButtonStyle, buttonClasses } from "./button-classes";

export interface ButtonLinkProps extends ComponentProps<typeof Link>, ButtonStyle {}

/** Separate from Button, which must not load next/link. */
export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return <Link data-slot="button-link" className={buttonClasses({ variant, size }, className)} {...props} />;
}
