import type { ReactNode } from "react";
import { Section } from "@/components/admin/section";
import { StoryList, type StoryListLine } from "./story-list";

interface StoryProps<Kind extends string> {
  lines: readonly (StoryListLine & { kind: Kind })[];
  /** The colour of a kind's dot. */
  dots: Readonly<Record<Kind, string>>;
  /** A place to write a note. */
  children: ReactNode;
}

/** What has happened to an order, a customer or a subscription, and what staff noted about it, the newest first. */
export function Story<Kind extends string>({ lines, dots, children }: StoryProps<Kind>) {
  return (
    <Section id="story-heading" title="Timeline">
      {children}
      <StoryList lines={lines} dotOf={({ kind }) => dots[kind]} isNote={({ kind }) => kind === "note"} />
    </Section>
  );
}
