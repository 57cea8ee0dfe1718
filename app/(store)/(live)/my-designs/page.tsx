import type { Metadata } from "next";
import { AccountFrame } from "@/components/account/account-frame";
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
  const open = <ButtonLink href={paths.customDesign}>Open the designer</ButtonLink>;
  const onDevice = (
    <DeviceDesigns
      colours={colours.map(({ slug, hex }) => ({ slug, hex }))}
      savedIds={designs?.map(({ id }) => id) ?? null}
    />
  );
  if (designs) {
    return (
      <AccountFrame title="My designs" at={paths.myDesigns} action={open}>
        {designs.length > 0 ? <SavedDesigns designs={designs} /> : null}
        {onDevice}
      </AccountFrame>
    );
  }
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="display text-4xl sm:text-5xl">My designs</h1>
        {open}
      </div>
      <SignInFirst />
      {onDevice}
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
