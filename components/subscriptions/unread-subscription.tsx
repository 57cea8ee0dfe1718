import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";

export function UnreadSubscription({ here, headingLevel }: { here: string; headingLevel?: "h1" | "h2" }) {
  return (
    <EmptyState
      headingLevel={headingLevel}
      title="We couldn't load your subscription"
      actions={
        <ButtonLink href={here} prefetch={false}>
          Try again
        </ButtonLink>
      }
    >
      Nothing has changed. Please try again in a moment.
    </EmptyState>
  );
}
