"use client";

import { useLinkStatus } from "next/link";

/** A line under a link whose page takes a noticeable time to load. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  return pending ? (
    <span
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 h-0.5 animate-[fade-in_150ms_200ms_both] bg-brand"
    />
  ) : null;
}
