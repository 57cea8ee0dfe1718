import type { ReactNode } from "react";
import { Section } from "@/components/admin/section";
import { TimelineList, type TimelineListEntry } from "./timeline-list";

interface TimelineProps<Kind extends string> {
  lines: readonly (TimelineListEntry & { kind: Kind })[];
  /** The dot's colour by kind. */
  dots: Readonly<Record<Kind, string>>;
  /** A form for a note. */
  children: ReactNode;
}

/** The timeline of an order, a customer or a subscription with staff notes, newest first. */
export function Timeline<Kind extends string>({ lines, dots, children }: TimelineProps<Kind>) {
  return (
    <Section id="story-heading" title="Timeline">
      {children}
      <TimelineList lines={lines} dotOf={({ kind }) => dots[kind]} isNote={({ kind }) => kind === "note"} />
    </Section>
  );
}
