import type { ReactNode } from "react";

/** CSS finds this mark and shows 'Shop Now' in the header. Next keeps pages that were left in the document, hidden by `style`. */
export default function BlogLayout({ children }: { children: ReactNode }) {
  return <div data-blog>{children}</div>;
}
