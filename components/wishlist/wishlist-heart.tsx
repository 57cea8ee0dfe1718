"use client";

import { cn } from "@/components/ui/cn";
import { HeartIcon } from "@/components/ui/icons";
import { toast } from "@/components/ui/toaster";
import { useLater } from "@/components/ui/use-later";
import { wishlistMessages } from "@/lib/wishlist/messages";
import type { WantedWish } from "@/lib/wishlist/wish";
import { useIsWished } from "./wishlist-store";

interface WishlistHeartProps {
  wish: WantedWish;
  /** Place, size and ground; the heart itself is drawn here. */
  className: string;
}

const loadWrites = () => import("./wishlist-writes");

/** What a press does is fetched once the page stands, or by the press. */
export function WishlistHeart({ wish, className }: WishlistHeartProps) {
  useLater(loadWrites);
  const isOn = useIsWished(wish.id, wish.size);
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={`Add ${wish.name} to wishlist`}
      onClick={() =>
        void loadWrites().then(
          ({ toggleWish }) => toggleWish(wish),
          () => toast({ title: wishlistMessages.addFailed, variant: "destructive" }),
        )
      }
      className={cn("grid place-items-center hover:text-brand", className)}
    >
      <HeartIcon className={isOn ? "size-5 fill-brand text-brand" : "size-5"} />
    </button>
  );
}
