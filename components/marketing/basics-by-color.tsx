import { useId } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import type { Color } from "@/lib/catalog/product";
import { paths } from "@/lib/paths";

/** The plain tee, by colour: a dye card. */
export function BasicsByColor({ lead, colors }: { lead: string; colors: readonly Color[] }) {
  const id = useId();
  if (colors.length === 0) return null;
  return (
    <section aria-labelledby={id} className="container-page py-14">
      <h2 id={id} className="display text-3xl sm:text-4xl">
        The basic, in {colors.length} colours
      </h2>
      {lead ? <p className="mt-2 max-w-xl text-muted-foreground">{lead}</p> : null}
      <ul className="mt-7 grid grid-cols-4 gap-2 sm:grid-cols-6 sm:gap-3 lg:grid-cols-8">
        {colors.map((color) => (
          <li key={color.slug} className="group relative">
            <span
              aria-hidden="true"
              className="block aspect-square rounded-sm border border-foreground/15 transition-transform duration-200 group-hover:-translate-y-1"
              style={{ background: color.hex }}
            />
            <IntentLink
              href={paths.basic(color.slug)}
              className="mt-1.5 block pb-1 text-sm leading-tight covering group-hover:underline"
            >
              {color.name}
            </IntentLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
