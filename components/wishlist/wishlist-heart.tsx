import { useSyncExternalStore } from "react";
import { cn } from "@/components/ui/cn";
import { toast } from "@/components/ui/toaster";
import { useDeferredModule } from "@/components/ui/use-deferred-module";
import { wishNotAdded } from "@/lib/wishlist/messages";
import type { WantedWish } from "@/lib/wishlist/wish";

interface WishlistHeartProps {
  wish: WantedWish;
  /** Position, size and background; the heart itself is drawn here. */
  className: string;
}

const loadStore = () => import("./wishlist-store");

const noStore = () => () => undefined;

/** The list loads after the page; an earlier click waits for it. */
export function WishlistHeart({ wish, className }: WishlistHeartProps) {
  const store = useDeferredModule(loadStore);
  const isOn = useSyncExternalStore(
    store?.subscribe ?? noStore,
    () => store?.isShownOnWishlist(wish.id, wish.size) ?? false,
    () => false,
  );
  const onClick = () =>
    void loadStore().then(
      ({ toggleWish }) => toggleWish(wish),
      () => toast({ title: wishNotAdded, variant: "destructive" }),
    );
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={`Add ${wish.name} to wishlist`}
      onClick={onClick}
      className={cn("heart", className)}
    />
  );
}
