import { Badge, type BadgeProps } from "@/components/ui/badge";
import { type BadgeState, stateLabels } from "@/lib/blog/post-list";

const looks: Record<BadgeState, BadgeProps["variant"]> = {
  draft: "outline",
  scheduled: "info",
  live: "success",
};

export function PostBadge({ state }: { state: BadgeState }) {
  return <Badge variant={looks[state]}>{stateLabels[state]}</Badge>;
}
