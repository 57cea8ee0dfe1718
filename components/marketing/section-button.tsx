import type { ButtonStyle } from "@/components/ui/button-classes";
import { ButtonLink } from "@/components/ui/button-link";

interface SectionButtonProps extends ButtonStyle {
  label: string;
  href: string;
}

/** A button that staff have written; nothing without words. */
export function SectionButton({ label, href, ...style }: SectionButtonProps) {
  if (label === "" || href === "") return null;
  return (
    <ButtonLink href={href} prefetch={false} {...style}>
      {label}
    </ButtonLink>
  );
}
