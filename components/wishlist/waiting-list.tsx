"use client";

import { useEffect, useState } from "react";
import { parseWaitingWishes } from "@/lib/wishlist/parse-waiting-wishes";
import { waitingWishesKey } from "@/lib/wishlist/waiting-wishes";

const list = new Intl.ListFormat("en-IN");

/** What a guest has liked in this tab, by name: only a login keeps it. */
export function WaitingList() {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    try {
      const stored = window.sessionStorage.getItem(waitingWishesKey);
      const wishes = parseWaitingWishes(stored, Date.now());
      setNames(wishes.map(({ name, size }) => (size === null ? name : `${name} in ${size}`)));
    } catch {
      // A browser without storage has no likes either.
    }
  }, []);
  return names.length === 0
    ? "Log in to see what you've saved, on any device."
    : `You've liked ${list.format(names)}. Log in to keep them, on any device.`;
}
