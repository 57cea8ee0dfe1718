import type { ReactNode } from "react";
import { JsonLdScript } from "@/components/catalog/json-ld-script";
import type { JsonLd } from "@/lib/seo/json-ld";

interface ProsePageProps {
  title: string;
  lead: ReactNode;
  /** Shown above the title: a line that places the page. */
  eyebrow?: string;
  /** Below the lead, full width: tabs, a picture. */
  top?: ReactNode;
  /** Structured data for search engines. */
  structure?: readonly JsonLd[];
  children: ReactNode;
}

/** A text page: one column of a readable width, a strong title. */
export function ProsePage({ title, lead, eyebrow, top, structure = [], children }: ProsePageProps) {
  return (
    <article className="container-page pt-10 sm:pt-16">
      {structure.map((data) => (
        <JsonLdScript key={String(data["@type"])} data={data} />
      ))}
      <header className="max-w-3xl">
        {eyebrow ? <p className="mb-3 font-semibold text-brand">{eyebrow}</p> : null}
        <h1 className="display text-4xl sm:text-6xl">{title}</h1>
        <div className="mt-5 max-w-2xl text-lg text-muted-foreground sm:text-xl">{lead}</div>
      </header>
      {top}
      <div className="mt-10 border-t sm:mt-14">{children}</div>
    </article>
  );
}

interface ProseSectionProps {
  title: string;
  id?: string;
  children: ReactNode;
}

/** Heading on the left, text on the right; stacked on a phone. */
export function ProseSection({ title, id, children }: ProseSectionProps) {
  return (
    <section id={id} className="grid gap-x-10 gap-y-3 border-b py-8 sm:py-10 md:grid-cols-[1fr_2fr]">
      <h2 className="display text-2xl sm:text-3xl">{title}</h2>
      <div className="wrap-break-word min-w-0 max-w-2xl space-y-4 [&_a:not([data-slot])]:link [&_dt]:font-semibold [&_li]:pl-1 [&_ol]:list-decimal [&_ol]:space-y-2 [&_ol]:pl-5 [&_strong]:font-semibold [&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:pl-5">
        {children}
      </div>
    </section>
  );
}
