"use client";

// In the browser too: as a server component its markup would travel twice, for each shelf.
import { ButtonLink } from "@/components/ui/button-link";

interface SectionHeadProps {
  /** The heading's id, which labels the section. */
  id: string;
  title: string;
  lead?: string | undefined;
  more: { label: string; href: string };
}

/** A section's heading, with a link to more. */
export function SectionHead({ id, title, lead, more }: SectionHeadProps) {
  return (
    <div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div>
        <h2 id={id} className="section-title">
          {title}
        </h2>
        {lead ? <p className="mt-2 max-w-xl text-muted-foreground">{lead}</p> : null}
      </div>
      <ButtonLink href={more.href} prefetch={false} variant="outline" size="sm">
        {more.label}
      </ButtonLink>
    </div>
  );
}
