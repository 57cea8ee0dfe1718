"use client";

import { useId, useRef, useState } from "react";
import { addToCart } from "@/components/cart/add-to-cart";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Select } from "@/components/ui/select";
import { describeSize } from "@/lib/catalog/sizes";
import { formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import type { WishedItem } from "@/lib/wishlist/wished-item";

interface MoveToCartProps {
  item: WishedItem;
  onMoved: () => void;
}

/** Asks for the size if none is chosen. What the cart does not take stays on the list. */
export function MoveToCart({ item, onMoved }: MoveToCartProps) {
  const { id, name: title, unitPaise, dearer, color, slug, stock } = item;
  const [isAsked, setIsAsked] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const errorId = useId();

  function move(): void {
    const size = item.size ?? select.current?.value ?? "";
    if (size === "") {
      setIsAsked(true);
      select.current?.focus();
      return;
    }
    if (addToCart({ id, title, price: dearer[size] ?? unitPaise, size, color }).isChanged) onMoved();
  }

  if (stock === "sold-out") {
    return (
      <Button variant="outline" size="sm" disabled className="mt-3 w-full">
        Sold out
      </Button>
    );
  }
  if (stock === "other-sizes") {
    return (
      <ButtonLink
        href={paths.variant(slug, { color })}
        prefetch={false}
        variant="outline"
        size="sm"
        aria-label={`See what is left of ${title}`}
        className="mt-3 w-full"
      >
        See what is left
      </ButtonLink>
    );
  }
  return (
    <>
      {item.size === null ? (
        <div className="mt-3">
          <Select
            ref={select}
            defaultValue=""
            aria-label={`Size of ${title}`}
            aria-invalid={isAsked || undefined}
            aria-describedby={isAsked ? errorId : undefined}
            onChange={() => setIsAsked(false)}
          >
            <option value="">Size</option>
            {item.sizes.map((size) => (
              <option
                key={size}
                value={size}
              >{`${describeSize(size)}${dearer[size] === undefined ? "" : `, ${formatPaise(dearer[size])}`}`}</option>
            ))}
          </Select>
          {isAsked ? (
            <p id={errorId} className="mt-1.5 font-medium text-destructive text-sm">
              Please choose a size
            </p>
          ) : null}
        </div>
      ) : null}
      <Button size="sm" className="mt-3 w-full" onClick={move} aria-label={`Move to cart: ${title}`}>
        Move to cart
      </Button>
    </>
  );
}
