import type { ReactNode } from "react";
import type { Brand } from "@/lib/brand";
import type { Services, TrackerIds } from "@/lib/consent/services";
import type { BarLine } from "@/lib/marketing/section";
import { AnnouncementBar } from "./announcement-bar";
import { Footer } from "./footer";
import { Header } from "./header";
import { OfflineBanner } from "./offline-banner";
import { ServiceLinks } from "./service-links";
import { ServicesIsland } from "./services-island";
import { SocialLinks } from "./social-links";

interface StoreFrameProps {
  brand: Brand;
  hasLogo: boolean;
  categories: readonly { name: string; slug: string }[];
  /** Above every page; null: nothing is announced. */
  line: BarLine | null;
  /** What needs its visitor's permission; null: nothing, and nobody is asked. */
  services: Services | null;
  /** Of trackers that its pages load once they are allowed. */
  trackerIds?: TrackerIds;
  children: ReactNode;
}

/** What stands around every page of the storefront. */
export function StoreFrame({
  brand,
  hasLogo,
  categories,
  line,
  services,
  trackerIds = {},
  children,
}: StoreFrameProps) {
  const { tagline, companyName, companyAddress, companyPhone, companyEmail } = brand;
  return (
    <div className="flex min-h-dvh flex-col pt-(--header-height)">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Header shopName={brand.shopName} hasLogo={hasLogo} />
      <OfflineBanner />
      {services ? <ServicesIsland services={services} trackerIds={trackerIds} /> : null}
      <AnnouncementBar line={line} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer
        brand={{ tagline, companyName, companyAddress, companyPhone, companyEmail }}
        categories={categories}
        serviceLinks={services ? <ServiceLinks hasChat={services.chat !== undefined} /> : null}
      >
        <SocialLinks brand={brand} />
      </Footer>
    </div>
  );
}
