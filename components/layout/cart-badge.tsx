"use client";

import { useCartCount } from "@/components/cart/cart-store";
import { BagIcon } from "@/components/ui/frame-icons";
import { IntentLink } from "@/components/ui/intent-link";
import { paths } from "@/lib/paths";

export function CartBadge() {
  const count = useCartCount();
  return (
    <IntentLink
      href={paths.cart}
      aria-label={`Shopping Cart (${count} items)`}
      className="icon-button relative"
    >
      <BagIcon />
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1 font-bold text-[0.6875rem] text-brand-foreground tabular-nums leading-none ring-2 ring-background"
        >
          {count > 99 ? "99+" : count}
        </span>
      ) : null}
    </IntentLink>
  );
}
