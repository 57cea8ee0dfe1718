import type { ReactNode } from "react";
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
    <section aria-labelledby="story-heading">
      <h2 id="story-heading" className="font-semibold text-lg">
        What has happened
      </h2>
      {children}
      <StoryList lines={lines} dotOf={({ kind }) => dots[kind]} isNote={({ kind }) => kind === "note"} />
    </section>
  );
}
