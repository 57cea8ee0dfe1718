"use client";

// In the browser too: as a server component its markup would travel twice.
import { useId } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import type { Color } from "@/lib/catalog/product";
import { paths } from "@/lib/paths";

/** The plain tee by colour, as a dye card. */
export function BasicsByColor({ lead, colors }: { lead: string; colors: readonly Color[] }) {
  const id = useId();
  if (colors.length === 0) return null;
  return (
    <section aria-labelledby={id} className="container-page room py-14">
      <h2 id={id} className="section-title">
        The basic, in {colors.length} colours
      </h2>
      {lead ? <p className="mt-2 max-w-xl text-muted-foreground">{lead}</p> : null}
      <ul className="mt-7 grid tight:grid-cols-2 grid-cols-4 gap-2 sm:grid-cols-6 sm:gap-3 lg:grid-cols-8">
        {colors.map((color) => (
          <li key={color.slug} className="swatch">
            <i style={{ background: color.hex }} />
            <IntentLink href={paths.basic(color.slug)}>{color.name}</IntentLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
