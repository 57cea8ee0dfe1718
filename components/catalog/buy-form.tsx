"use client";

import { type FormEvent, useState } from "react";
import { addToCart } from "@/components/cart/add-to-cart";
import { buttonClasses } from "@/components/ui/button-classes";
import { IntentLink } from "@/components/ui/intent-link";
import { useLater } from "@/components/ui/use-later";
import { WishlistHeart } from "@/components/wishlist/wishlist-heart";
import { findVariant } from "@/lib/catalog/variants";
import type { Paise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { type ColorOption, ColorPicker } from "./color-picker";
import { type ChoiceVariant, useProductChoice } from "./product-choice";
import { SizePicker } from "./size-picker";

const loadBuyBar = () => import("./sticky-buy-bar");

interface BuyFormProps {
  id: number;
  slug: string;
  title: string;
  unitPaise: Paise;
  /** Formatted, for the bar. */
  price: string;
  variants: readonly ChoiceVariant[];
  /** In their order. */
  sizes: readonly string[];
  colors: readonly ColorOption[];
}

/** Without JavaScript a GET form that hands the chosen variant to the cart's page; with it, the piece is added here. */
export function BuyForm({ id, slug, title, unitPaise, price, variants, sizes, colors }: BuyFormProps) {
  const { color, size } = useProductChoice();
  const [addedKey, setAddedKey] = useState<string | null>(null);
  const later = useLater(loadBuyBar);
  const variant = findVariant(variants, color, size);
  const isSoldOut = !variants.some((variant) => variant.isAvailable);
  const isColorSoldOut = !variants.some((variant) => variant.color === color && variant.isAvailable);
  const key = `${color}/${size}`;

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (size === null) return;
    const change = addToCart({ id, title, price: variant?.ownPaise ?? unitPaise, size, color });
    if (change.isChanged) setAddedKey(key);
  };

  const label = isSoldOut ? "Sold out" : isColorSoldOut ? "Sold out in this colour" : "Add to cart";
  return (
    <form method="get" action={paths.cart} onSubmit={add}>
      <ColorPicker slug={slug} variants={variants} colors={colors} />
      <SizePicker name={title} sizes={sizes} variants={variants} colors={colors} />
      <div className="mt-6 flex gap-3">
        <div data-buy-button="" className="min-w-0 flex-1">
          <button
            type="submit"
            data-slot="button"
            disabled={isColorSoldOut}
            className={buttonClasses({ variant: "brand", size: "lg" }, "w-full")}
          >
            {label}
          </button>
        </div>
        <WishlistHeart
          wish={{ id, name: title, size, color }}
          className="size-14 shrink-0 rounded-sm border border-foreground/80"
        />
      </div>
      <p className="mt-3 min-h-6 text-sm">
        {addedKey === key && size !== null ? (
          <span>
            In your cart: {size}.{" "}
            <IntentLink href={paths.cart} className="link font-semibold">
              Go to cart
            </IntentLink>
          </span>
        ) : null}
      </p>
      {later ? (
        <later.StickyBuyBar
          label={size === null && !isColorSoldOut ? "Choose a size" : label}
          note={size === null ? title : `${title}, ${size}`}
          price={variant?.ownPrice ?? price}
          isDisabled={isColorSoldOut}
        />
      ) : null}
    </form>
  );
}
