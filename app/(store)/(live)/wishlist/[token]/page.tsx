import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { SharedItems } from "@/components/wishlist/shared-items";
import { WishlistUnavailable } from "@/components/wishlist/wishlist-unavailable";
import { paths } from "@/lib/paths";
import { getSharedWishlist } from "@/server/wishlist/queries";

export const instant = false;

export const metadata: Metadata = {
  title: "A shared wishlist",
  robots: { index: false, follow: false },
  referrer: "same-origin",
};

export default async function SharedWishlistPage({ params }: PageProps<"/wishlist/[token]">) {
  const { token } = await params;
  const shared = await getSharedWishlist(token);
  if (shared.is === "missing") notFound();
  if (shared.is === "unavailable") return <WishlistUnavailable href={paths.sharedWishlist(token)} />;
  if (shared.items.length === 0) {
    return (
      <EmptyState
        headingLevel="h1"
        title="This wishlist is empty"
        actions={<ButtonLink href={paths.products}>See all products</ButtonLink>}
      >
        There's nothing on it right now.
      </EmptyState>
    );
  }
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <h1 className="display text-4xl sm:text-5xl">A shared wishlist</h1>
      <p className="mt-3 mb-8 text-lg text-muted-foreground">Someone shared what they'd love to wear.</p>
      <SharedItems items={shared.items} />
    </div>
  );
}
