import type { Metadata } from "next";
import { AccountFrame } from "@/components/account/account-frame";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { HeartIcon } from "@/components/ui/frame-icons";
import { DeviceWishlist } from "@/components/wishlist/device-wishlist";
import { WishlistUnavailable } from "@/components/wishlist/wishlist-unavailable";
import { ShareWishlist, WishlistView } from "@/components/wishlist/wishlist-view";
import { paths } from "@/lib/paths";
import { publicEnv } from "@/lib/public-env";
import { getMyWishlist } from "@/server/wishlist/queries";

export const instant = false;

export const metadata: Metadata = { title: "Wishlist", robots: { index: false } };

export default async function WishlistPage() {
  const wishlist = await getMyWishlist();
  if (wishlist.is === "guest") return <GuestWishlist />;
  if (wishlist.is === "admin") return <NoneForAdmins />;
  if (wishlist.is === "unavailable") return <WishlistUnavailable href={paths.wishlist} />;
  const { items, shareToken } = wishlist;
  return (
    <AccountFrame
      title="Wishlist"
      at={paths.wishlist}
      action={
        items.length > 0 ? <ShareWishlist initialToken={shareToken} siteUrl={publicEnv.siteUrl} /> : null
      }
    >
      <WishlistView items={items} empty={<NothingYet />} />
    </AccountFrame>
  );
}

const art = <HeartIcon className="size-14 text-brand" />;

function GuestWishlist() {
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <h1 className="display mb-6 text-4xl sm:text-5xl">Wishlist</h1>
      <DeviceWishlist
        empty={
          <EmptyState
            title="Nothing saved yet"
            art={art}
            actions={
              <>
                <ButtonLink href={paths.products}>See all products</ButtonLink>
                <ButtonLink
                  href={`${paths.auth()}?next=${paths.wishlist}`}
                  prefetch={false}
                  variant="outline"
                >
                  Log in
                </ButtonLink>
              </>
            }
          >
            Tap the heart on anything you like to save it here. Log in to see what you've saved on other
            devices.
          </EmptyState>
        }
      />
    </div>
  );
}

function NoneForAdmins() {
  return (
    <div className="container-page">
      <EmptyState headingLevel="h1" title="No wishlist here" art={art}>
        The shop's own account has no wishlist.
      </EmptyState>
    </div>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title="Nothing saved yet"
      art={art}
      actions={<ButtonLink href={paths.products}>See all products</ButtonLink>}
    >
      Tap the heart on anything you like to save it here.
    </EmptyState>
  );
}
