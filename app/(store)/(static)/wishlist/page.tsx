import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { HeartIcon } from "@/components/ui/icons";
import { paths } from "@/lib/paths";

export const metadata: Metadata = { title: "Wishlist", robots: { index: false } };

export default function WishlistPage() {
  return (
    <div className="container-page">
      <EmptyState
        headingLevel="h1"
        title="Not open yet"
        art={<HeartIcon className="size-14 text-brand" />}
        actions={<ButtonLink href={paths.products}>See the tees</ButtonLink>}
      >
        <p>
          The wishlist is still being built. Until then, the cart keeps what you like: it stays in this
          browser.
        </p>
      </EmptyState>
    </div>
  );
}
