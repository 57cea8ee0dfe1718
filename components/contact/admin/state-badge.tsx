import { Badge, type BadgeProps } from "@/components/ui/badge";
import { type ContactState, contactStates } from "@/lib/contact/message";

const looks: Record<ContactState, BadgeProps["variant"]> = {
  open: "warning",
  answered: "success",
  done: "muted",
  spam: "outline",
};

export function StateBadge({ state }: { state: ContactState }) {
  return <Badge variant={looks[state]}>{contactStates[state]}</Badge>;
}
