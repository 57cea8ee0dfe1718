import type { ReactNode } from "react";
import { ShopNowStyle } from "@/components/blog/shop-now-style";

export default function BlogLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ShopNowStyle />
      {children}
    </>
  );
}
