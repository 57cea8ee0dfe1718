import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/lib/paths";

export const metadata: Metadata = { title: "An invitation", robots: { index: false } };

/** The page of /ref/{code}. It is the same for every code: nobody looks up who sent the invitation. */
export default function InvitationPage() {
  return (
    <div className="container-page">
      <EmptyState
        headingLevel="h1"
        title="A friend invited you"
        actions={
          <>
            <ButtonLink href={paths.products}>Browse Designs</ButtonLink>
            <ButtonLink href={paths.auth()} variant="outline" prefetch={false}>
              Sign Up Free
            </ButtonLink>
          </>
        }
      >
        <p>Somebody who wears our T-shirts thinks that you would like them too.</p>
      </EmptyState>
    </div>
  );
}
