"use client";

import { Section } from "@/components/admin/section";
import { StoryList } from "@/components/admin/story-list";
import type { SubmissionStoryLine } from "@/lib/submissions/desk-story";
import type { EventType } from "@/lib/submissions/desk-submission";

const dots: Partial<Record<EventType, string>> = {
  submitted: "bg-brand",
  approved: "bg-success",
  published: "bg-success",
  changes_requested: "bg-destructive",
  rejected: "bg-destructive",
};

export function SubmissionStory({ lines }: { lines: readonly SubmissionStoryLine[] }) {
  return (
    <Section id="story-heading" title="Timeline">
      <StoryList
        lines={lines}
        dotOf={({ type }) => dots[type] ?? "bg-input"}
        isNote={({ isSaid }) => isSaid}
      />
    </Section>
  );
}
