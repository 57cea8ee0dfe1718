"use client";

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
    <section aria-labelledby="story-heading">
      <h2 id="story-heading" className="font-semibold text-lg">
        What has happened
      </h2>
      <StoryList
        lines={lines}
        dotOf={({ type }) => dots[type] ?? "bg-input"}
        isNote={({ isSaid }) => isSaid}
      />
    </section>
  );
}
