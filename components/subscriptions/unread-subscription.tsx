import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";

export function UnreadSubscription({ here, headingLevel }: { here: string; headingLevel?: "h1" | "h2" }) {
  return (
    <EmptyState
      headingLevel={headingLevel}
      title="It could not be loaded"
      actions={
        <ButtonLink href={here} prefetch={false}>
          Try again
        </ButtonLink>
      }
    >
      Nothing is lost, and nothing has changed. Please try again in a moment.
    </EmptyState>
  );
}
