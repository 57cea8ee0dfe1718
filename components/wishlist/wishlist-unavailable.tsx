import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { wishlistMessages } from "@/lib/wishlist/messages";

export function WishlistUnavailable({ href }: { href: string }) {
  return (
    <EmptyState
      headingLevel="h1"
      title={wishlistMessages.loadFailed}
      actions={
        <ButtonLink href={href} prefetch={false}>
          Try again
        </ButtonLink>
      }
    >
      Please try again in a moment.
    </EmptyState>
  );
}
