import type { ReactNode } from "react";

/** Nothing below may read a cookie, a header or the query: the build fails if it does. */
export const ensureStatic = "navigation";

export default function StaticLayout({ children }: { children: ReactNode }) {
  return children;
}
