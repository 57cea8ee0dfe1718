"use client";

import { useEffect, useState } from "react";
import { findIndianMobileProblem, normalizePhone } from "@/lib/phone";
import type { Caller, CallerAddress } from "@/lib/phone-orders/goods";
import { findCallerAction } from "@/server/phone-orders/admin-actions";

interface CallerCardProps {
  phone: string;
  onTake: (values: Partial<CallerAddress> & { email?: string }) => void;
}

/** What is known of the owner of a phone, as soon as it is whole: offered, never filled in by itself. */
export function CallerCard({ phone: typed, onTake }: CallerCardProps) {
  const phone = findIndianMobileProblem(typed) === null ? normalizePhone(typed) : null;
  const [known, setKnown] = useState<{ phone: string; caller: Caller } | null>(null);
  useEffect(() => {
    let isOver = false;
    if (phone === null) return;
    void findCallerAction({ phone })
      .then((result) => {
        if (!isOver && result.ok) setKnown({ phone, caller: result.data });
      })
      // The order can be taken without it.
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [phone]);
  if (phone === null || known?.phone !== phone) return null;
  const { name, email, orders, refused, addresses } = known.caller;
  return (
    <section aria-label="Known buyer" aria-live="polite" className="grid gap-2 rounded-sm bg-muted p-4">
      <p className="wrap-anywhere">
        {name ? <b>{name}</b> : <span>Nobody has ordered with this number yet.</span>}
        <span>{`${name ? ` · ${orders === 1 ? "1 order" : `${orders} orders`}` : ""}${refused > 0 ? ` · refused ${refused} paid in cash` : ""}`}</span>
      </p>
      {addresses.length > 0 ? (
        <ul className="grid gap-2">
          {addresses.map((address) => (
            <li key={JSON.stringify(address)}>
              <button
                type="button"
                onClick={() => onTake({ ...address, ...(email && { email }) })}
                className="wrap-anywhere min-h-11 w-full rounded-sm border border-input bg-card px-3 py-2 text-left hover:border-foreground"
              >
                <b className="font-semibold">Take: </b>
                {[address.name, address.line1, address.line2, address.city, address.pincode]
                  .filter(Boolean)
                  .join(", ")}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
