"use client";

import { Section } from "@/components/admin/section";
import { TimelineList } from "@/components/admin/timeline-list";
import type { EventType } from "@/lib/submissions/admin-submission";
import type { SubmissionTimelineEntry } from "@/lib/submissions/timeline";

const dots: Partial<Record<EventType, string>> = {
  submitted: "bg-brand",
  approved: "bg-success",
  published: "bg-success",
  changes_requested: "bg-destructive",
  rejected: "bg-destructive",
};

export function SubmissionTimeline({ lines }: { lines: readonly SubmissionTimelineEntry[] }) {
  return (
    <Section id="story-heading" title="Timeline">
      <TimelineList
        lines={lines}
        dotOf={({ type }) => dots[type] ?? "bg-input"}
        isNote={({ isMessage }) => isMessage}
      />
    </Section>
  );
}
