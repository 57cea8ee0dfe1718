import type { Metadata, Viewport } from "next";
import { type ReactNode, Suspense } from "react";
import { NoticeToast } from "@/components/auth/notice-toast";
import { cn } from "@/components/ui/cn";
import { Toaster } from "@/components/ui/toaster";
import { palette } from "@/lib/palette";
import { publicEnv } from "@/lib/public-env";
import { getBrand } from "@/server/settings/queries";
import { displayDevanagariFont, displayFont, textFont } from "./fonts";
import "./globals.css";

export async function generateMetadata(): Promise<Metadata> {
  const { shopName, tagline } = await getBrand();
  return {
    metadataBase: new URL(publicEnv.siteUrl),
    title: { default: `${shopName} · ${tagline}`, template: `%s · ${shopName}` },
    description:
      "T-shirts and oversized tees in combed cotton, printed in India with our own artwork. Delivery across India, with cash on delivery.",
    applicationName: shopName,
    robots: { index: true, follow: true },
    formatDetection: { telephone: false },
    openGraph: { type: "website", siteName: shopName, locale: "en_IN" },
  };
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: palette.paper,
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en-IN"
      className={cn(displayFont.variable, displayDevanagariFont.variable, textFont.variable)}
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
