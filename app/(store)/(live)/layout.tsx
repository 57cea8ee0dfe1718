import type { ReactNode } from "react";

/** Pages about a visitor or about money, and filtered lists. */
export default function LiveLayout({ children }: { children: ReactNode }) {
  return children;
}
