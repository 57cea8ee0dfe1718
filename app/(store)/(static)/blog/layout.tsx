import type { ReactNode } from "react";

/** The mark makes the header show 'Shop Now', by style alone. Next keeps pages one has left in the document, hidden by `style`. */
export default function BlogLayout({ children }: { children: ReactNode }) {
  return <div data-blog>{children}</div>;
}
