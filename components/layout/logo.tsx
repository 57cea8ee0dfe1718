import { cn } from "@/components/ui/cn";

interface LogoMarkProps {
  className?: string;
}

/** A cotton boll in a madder-red seal. public/logo.svg and app/icon.svg are the same drawing. */
export function LogoMark({ className }: LogoMarkProps) {
  return (
    <svg data-slot="logo-mark" viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <circle cx="20" cy="20" r="20" className="fill-brand" />
      <g className="fill-brand-foreground">
        <path d="M20 6.2c3.7 0 6.3 2.7 6.3 6.2 0 3.2-2.7 6.5-6.3 9.2-3.6-2.7-6.3-6-6.3-9.2 0-3.5 2.6-6.2 6.3-6.200Z" />
        <path d="M12 12.600c.4 4.4 2.7 8.3 7 11.500v1.700c-1.6.9-3.4 1.3-5.2 1.3-4 0-7-2.8-7-6.8 0-3.8 2.2-6.6 5.2-7.700ZM28 12.600c-.4 4.4-2.7 8.3-7 11.500v1.700c1.6.9 3.4 1.3 5.2 1.3 4 0 7-2.8 7-6.8 0-3.8-2.2-6.6-5.2-7.700Z" />
        <path d="M18.8 34.800c-5.8-.2-8.6-2.7-9.9-5.9 4.8 1 8 .3 9.9-1.200v7.100ZM21.2 34.800c5.8-.2 8.6-2.7 9.9-5.9-4.8 1-8 .3-9.9-1.200v7.100Z" />
      </g>
    </svg>
  );
}

interface LogoProps {
  name: string;
  className?: string;
}

export function Logo({ name, className }: LogoProps) {
  return (
    <span data-slot="logo" className={cn("inline-flex items-center gap-2.5", className)}>
      <LogoMark className="size-9 shrink-0" />
      <span data-slot="wordmark" className="display text-[min(1.75rem,9vw)] leading-none">
        {name}
      </span>
    </span>
  );
}
