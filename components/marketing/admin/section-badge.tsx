import { Badge, type BadgeProps } from "@/components/ui/badge";
import type { SectionState } from "@/lib/marketing/section";

const looks: Record<SectionState, { label: string; variant: BadgeProps["variant"] }> = {
  live: { label: "Visible", variant: "success" },
  hidden: { label: "Hidden", variant: "outline" },
  waiting: { label: "Scheduled", variant: "warning" },
  over: { label: "Ended", variant: "muted" },
};

export function SectionBadge({ state }: { state: SectionState }) {
  const { label, variant } = looks[state];
  return <Badge variant={variant}>{label}</Badge>;
}
