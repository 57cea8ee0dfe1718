"use client";

import { cn } from "@/components/ui/cn";
import { HeartIcon } from "@/components/ui/icons";
import type { WantedWish } from "@/lib/wishlist/wish";
import { toggleWish, useIsWished } from "./wishlist-store";

interface WishlistHeartProps {
  wish: WantedWish;
  /** Place, size and ground; the heart itself is drawn here. */
  className: string;
}

export function WishlistHeart({ wish, className }: WishlistHeartProps) {
  const isOn = useIsWished(wish.id, wish.size);
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={`Add ${wish.name} to wishlist`}
      onClick={() => toggleWish(wish)}
      className={cn("grid place-items-center hover:text-brand", className)}
    >
      <HeartIcon className={isOn ? "size-5 fill-brand text-brand" : "size-5"} />
    </button>
  );
}
