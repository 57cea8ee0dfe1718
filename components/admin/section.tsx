import type { ReactNode } from "react";

interface SectionProps {
  /** The heading's id, which labels the section for screen readers. */
  id: string;
  title: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of an admin page below its heading. */
export function Section({ id, title, className, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="font-semibold text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
