"use client";

import { useEffect, useState } from "react";

type Visibility = Record<string, boolean>;

/** Which columns of a list this browser hides. */
export function useHiddenColumns(list: string) {
  const key = `kapas office columns ${list}`;
  const [shown, setShown] = useState<Visibility>({});
  useEffect(() => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
      if (typeof kept === "object" && kept !== null) setShown(onlyFlags(kept));
    } catch {}
  }, [key]);
  const change = (next: Visibility | ((before: Visibility) => Visibility)) => {
    const now = typeof next === "function" ? next(shown) : next;
    setShown(now);
    try {
      localStorage.setItem(key, JSON.stringify(now));
    } catch {}
  };
  return [shown, change] as const;
}

function onlyFlags(kept: object): Visibility {
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean"),
  );
}
