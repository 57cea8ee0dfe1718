import type { Metadata, Viewport } from "next";
import { type ReactNode, Suspense } from "react";
import { NoticeToast } from "@/components/auth/notice-toast";
import { Toaster } from "@/components/ui/toaster";
import { defaultBrand } from "@/lib/brand";
import { publicEnv } from "@/lib/public-env";
import { displayDevanagariFont, displayFont, textFont } from "./fonts";
import "./globals.css";

export const metadata: Metadata = {
  metadataBase: new URL(publicEnv.siteUrl),
  title: {
    default: `${defaultBrand.shopName} · ${defaultBrand.tagline}`,
    template: `%s · ${defaultBrand.shopName}`,
  },
  description:
    "T-shirts and oversized tees in combed cotton, printed in India with our own artwork. Free delivery over ₹999 and cash on delivery.",
  applicationName: defaultBrand.shopName,
  robots: { index: true, follow: true },
  formatDetection: { telephone: false },
  openGraph: { type: "website", siteName: defaultBrand.shopName, locale: "en_IN" },
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: "#faf6ee",
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en-IN"
      className={`${displayFont.variable} ${displayDevanagariFont.variable} ${textFont.variable}`}
    >
      <body>
        {children}
        <Toaster />
        <Suspense fallback={null}>
          <NoticeToast />
        </Suspense>
      </body>
    </html>
  );
}
