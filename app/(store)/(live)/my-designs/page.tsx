import type { Metadata } from "next";
import { LeaveOnSignOut } from "@/components/auth/leave-on-sign-out";
import { DeviceDesigns } from "@/components/designs/device-designs";
import { SavedDesigns } from "@/components/designs/saved-designs";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/lib/paths";
import { listColors } from "@/server/catalog/queries";
import { getMyDesigns } from "@/server/designs/queries";

export const instant = false;

export const metadata: Metadata = { title: "My designs", robots: { index: false } };

export default async function MyDesignsPage() {
  const [mine, colours] = await Promise.all([getMyDesigns(), listColors()]);
  if (mine.is === "unavailable") {
    return (
      <EmptyState
        headingLevel="h1"
        title="We couldn't load your designs"
        actions={
          <ButtonLink href={paths.myDesigns} prefetch={false}>
            Try again
          </ButtonLink>
        }
      >
        Nothing is lost. Please try again in a moment.
      </EmptyState>
    );
  }
  const designs = mine.is === "mine" ? mine.designs : null;
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      {designs ? <LeaveOnSignOut /> : null}
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="display text-4xl sm:text-5xl">My designs</h1>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          {designs ? (
            <ButtonLink href={paths.mySubmissions} prefetch={false} variant="outline">
              My submissions
            </ButtonLink>
          ) : null}
          <ButtonLink href={paths.customDesign}>Open the designer</ButtonLink>
        </div>
      </div>
      {designs === null ? <SignInFirst /> : null}
      {designs && designs.length > 0 ? <SavedDesigns designs={designs} /> : null}
      <DeviceDesigns
        colours={colours.map(({ slug, hex }) => ({ slug, hex }))}
        savedIds={designs?.map(({ id }) => id) ?? null}
      />
    </div>
  );
}

function SignInFirst() {
  return (
    <section
      aria-label="Log in"
      className="mb-10 flex flex-wrap items-center justify-between gap-4 rounded-md bg-secondary p-5"
    >
      <p className="max-w-prose">
        <strong className="font-semibold">These designs are only on this device.</strong> Log in, and they'll
        be saved to your account the next time you open the designer.
      </p>
      <ButtonLink href={`${paths.auth()}?next=${paths.myDesigns}`} prefetch={false} variant="outline">
        Log in
      </ButtonLink>
    </section>
  );
}
