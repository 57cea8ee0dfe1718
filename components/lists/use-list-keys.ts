"use client";

import { useEffect } from "react";

/** The rows that are drawn: the cards on a phone are another list of the same. */
function drawnRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-list-row]")].filter(
    (row) => row.offsetParent !== null,
  );
}

/** `j` and `k` move from row to row, `x` chooses, `e` and Enter open. Not while somebody types. */
export function useListKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
      if (target.closest("input:not([type=checkbox]), textarea, select, dialog, [role=menu]")) return;
      const rows = drawnRows();
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      if (event.key === "j" || event.key === "k") {
        const next = rows[Math.min(Math.max(at + (event.key === "j" ? 1 : -1), 0), rows.length - 1)];
        next?.querySelector<HTMLElement>("a")?.focus();
      } else if (event.key === "x" && at >= 0) {
        rows[at]?.querySelector<HTMLElement>("[data-select-box]")?.click();
      } else if (event.key === "e" && at >= 0) {
        rows[at]?.querySelector<HTMLElement>("a")?.click();
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
