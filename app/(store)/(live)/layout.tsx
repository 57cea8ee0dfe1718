import type { ReactNode } from "react";

/** What belongs to a visitor or to money, and lists that somebody filtered. */
export default function LiveLayout({ children }: { children: ReactNode }) {
  return children;
}
