import type { Metadata } from "next";
import type { ReactNode } from "react";

export const metadata: Metadata = {
  title: { default: "Admin", template: "%s · Admin" },
  robots: { index: false, follow: false },
  referrer: "same-origin",
};

export const instant = false;

export default function AdminLayout({ children }: { children: ReactNode }) {
  return children;
}
