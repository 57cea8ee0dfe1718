"use client";

import { setCouponCode, useCouponCode } from "@/components/cart/coupon-store";

/** Keeps the code for the cart, which says whether its conditions are met. */
export function UseOffer({ code }: { code: string }) {
  const isUsed = useCouponCode() === code;
  return (
    <button
      type="button"
      aria-pressed={isUsed}
      aria-label={`Use ${code}`}
      onClick={() => setCouponCode(isUsed ? "" : code)}
      className="link min-h-11 shrink-0 font-semibold"
    >
      {isUsed ? "Saved" : "Use"}
    </button>
  );
}
