"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { attempt } from "@/components/ui/attempt";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { paths } from "@/lib/paths";
import { wishlistMessages } from "@/lib/wishlist/messages";
import type { WishlistItem } from "@/lib/wishlist/wishlist-item";
import { describeWishesAction } from "@/server/wishlist/actions";
import { readDeviceWishes } from "./wishlist-store";
import { WishlistView } from "./wishlist-view";

/** A guest's wishlist, which only this device has. */
export function DeviceWishlist({ empty }: { empty: ReactNode }) {
  const [items, setItems] = useState<readonly WishlistItem[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isLoading = useRef(false);

  async function load(): Promise<void> {
    if (isLoading.current) return;
    const wishes = readDeviceWishes().map(({ id, size, color }) => ({ id, size, color }));
    if (wishes.length === 0) return setItems([]);
    isLoading.current = true;
    setHasFailed(false);
    const answer = await attempt(() => describeWishesAction(wishes));
    isLoading.current = false;
    if (answer.ok) setItems(answer.data);
    else setHasFailed(true);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the storage can't be read before
  useEffect(() => void load(), []);

  if (hasFailed) {
    return (
      <Alert variant="destructive" isLive title={wishlistMessages.loadFailed}>
        <Button variant="outline" size="sm" onClick={() => void load()}>
          Try again
        </Button>
      </Alert>
    );
  }
  if (items === null) return <p className="min-h-60">Loading…</p>;
  if (items.length === 0) return empty;
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p>Saved on this device. Log in to see them on any device.</p>
        <ButtonLink href={`${paths.auth()}?next=${paths.wishlist}`} prefetch={false} size="sm">
          Log in
        </ButtonLink>
      </div>
      <WishlistView items={items} empty={empty} />
    </>
  );
}
