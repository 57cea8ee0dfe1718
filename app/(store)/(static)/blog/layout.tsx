import type { ReactNode } from "react";

/** The mark makes the header show 'Shop Now', by style alone. */
export default function BlogLayout({ children }: { children: ReactNode }) {
  return <div data-blog>{children}</div>;
}
