import { Badge, type BadgeProps } from "@/components/ui/badge";
import { describeDue } from "@/lib/contact/complaint";
import { type Complaint, type ContactState, contactStates } from "@/lib/contact/message";

const looks: Record<ContactState, BadgeProps["variant"]> = {
  open: "warning",
  answered: "success",
  done: "muted",
  spam: "outline",
};

export function StateBadge({ state }: { state: ContactState }) {
  return <Badge variant={looks[state]}>{contactStates[state]}</Badge>;
}

/** Until when a complaint must be answered or solved. */
export function DueBadge({ complaint, now }: { complaint: Complaint | null; now: Date }) {
  const due = complaint && describeDue(complaint, now);
  return due ? <Badge variant={due.isUrgent ? "destructive" : "muted"}>{due.text}</Badge> : null;
}
