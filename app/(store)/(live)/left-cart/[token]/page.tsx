import type { Metadata } from "next";
import { LeftLines } from "@/components/reminders/left-lines";
import { RestoreCart } from "@/components/reminders/restore-cart";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/lib/paths";
import { getLeftBasket } from "@/server/reminders/queries";

export const instant = false;

export const metadata: Metadata = {
  title: "Your saved cart",
  robots: { index: false, follow: false },
  referrer: "same-origin",
};

export default async function LeftCartPage({ params }: PageProps<"/left-cart/[token]">) {
  const { token } = await params;
  const lines = await getLeftBasket(token);
  if (!lines || lines.length === 0) return <Ended isGone={lines === null} />;
  return (
    <div className="container-page max-w-3xl pt-8 pb-16 sm:pt-12">
      <h1 className="display text-4xl sm:text-5xl">Your saved cart</h1>
      <p className="mt-3 mb-8 text-muted-foreground">At today's prices. Sold-out items aren't shown.</p>
      <LeftLines lines={lines} />
      <div className="mt-8">
        <RestoreCart lines={lines} />
        <noscript>
          <p>Your cart is saved in this browser, so this needs JavaScript.</p>
        </noscript>
      </div>
    </div>
  );
}

function Ended({ isGone }: { isGone: boolean }) {
  return (
    <div className="container-page">
      <EmptyState
        headingLevel="h1"
        title={isGone ? "This link has expired" : "Everything is sold out"}
        actions={<ButtonLink href={paths.products}>See all products</ButtonLink>}
      >
        {isGone
          ? "Links work for two weeks or until you order."
          : "Nothing in this cart is available right now."}
      </EmptyState>
    </div>
  );
}
