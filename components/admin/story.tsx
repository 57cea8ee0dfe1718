import type { ReactNode } from "react";
import { Section } from "@/components/admin/section";
import { StoryList, type StoryListLine } from "./story-list";

interface StoryProps<Kind extends string> {
  lines: readonly (StoryListLine & { kind: Kind })[];
  /** The dot's colour by kind. */
  dots: Readonly<Record<Kind, string>>;
  /** A form for a note. */
  children: ReactNode;
}

/** The timeline of an order, a customer or a subscription with staff notes, newest first. */
export function Story<Kind extends string>({ lines, dots, children }: StoryProps<Kind>) {
  return (
    <Section id="story-heading" title="Timeline">
      {children}
      <StoryList lines={lines} dotOf={({ kind }) => dots[kind]} isNote={({ kind }) => kind === "note"} />
    </Section>
  );
}
