import Link from "next/link";
import type { ReactNode } from "react";
import { Icon, type IconProps } from "@/components/ui/icon";
import { type Brand, type SocialNetwork, socialNetworkNames } from "@/lib/brand";
import { describeRegistration } from "@/lib/business";
import type { Services, TrackerIds } from "@/lib/consent/services";
import type { BarLine } from "@/lib/marketing/section";
import { paths } from "@/lib/paths";
import { toWhatsAppLink } from "@/lib/phone";
import { Footer } from "./footer";
import { Header } from "./header";
import { OfflineBanner } from "./offline-banner";
import { ServicesIsland } from "./services-island";

interface StoreFrameProps {
  brand: Brand;
  hasLogo: boolean;
  categories: readonly { name: string; slug: string }[];
  /** The announcement bar; null: no announcement. */
  line: BarLine | null;
  /** Services that need consent; null: none, and no banner is shown. */
  services: Services | null;
  /** The ids of trackers that its pages load once allowed. */
  trackerIds?: TrackerIds;
  children: ReactNode;
}

/** The layout of every storefront page. */
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
  const categoryLinks = categories.map(({ name, slug }) => ({ label: name, href: paths.category(slug) }));
  return (
    <div className="flex min-h-dvh flex-col pt-(--under-header)">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Header shopName={brand.shopName} hasLogo={hasLogo} categoryLinks={categoryLinks} />
      <OfflineBanner />
      {services ? <ServicesIsland services={services} trackerIds={trackerIds} /> : null}
      <AnnouncementBar line={line} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer
        brand={{ tagline, companyName, companyAddress, companyPhone, companyEmail }}
        whatsApp={toWhatsAppLink(brand.companyWhatsApp)}
        registration={describeRegistration(brand).join(". ")}
        officer={brand.business.officer?.name}
        categoryLinks={categoryLinks}
        serviceLinks={services ? <ServiceLinks hasChat={services.chat !== undefined} /> : null}
      >
        <SocialLinks brand={brand} />
        <TrustMarks partners={brand.deliveryPartners} />
      </Footer>
    </div>
  );
}

/** The announcement line above the page. Part of the first response, so that nothing shifts. */
function AnnouncementBar({ line }: { line: BarLine | null }) {
  if (!line || line.text === "") return null;
  return (
    <section aria-label="Announcement" data-slot="announcement-bar" className="news-bar">
      {line.href ? (
        <Link href={line.href} prefetch={false}>
          {line.text}
        </Link>
      ) : (
        <p>{line.text}</p>
      )}
    </section>
  );
}

const payments = ["UPI", "Visa", "Mastercard", "RuPay", "COD"];

/** Server-rendered: plain words need no script. */
function TrustMarks({ partners }: { partners: string }) {
  return (
    <>
      <p className="marks">
        {payments.map((name) => (
          <b key={name}>{name}</b>
        ))}
      </p>
      {partners ? <p className="mt-3 text-background/70 text-sm">Delivered by {partners}</p> : null}
    </>
  );
}

const look = "inline-block py-3 underline-offset-4 hover:text-background hover:underline";

/** At the end of every page. Scripts open both in place (use-openers.ts); before hydration the linked pages do. */
function ServiceLinks({ hasChat }: { hasChat: boolean }) {
  return (
    <>
      {hasChat ? (
        <a href={`${paths.contact}#chat`} data-opens className={look}>
          Chat with us
        </a>
      ) : null}
      <a href={`${paths.privacy}#privacy-choices`} data-opens className={look}>
        Privacy choices
      </a>
    </>
  );
}

const socialIcons: Record<SocialNetwork, typeof InstagramIcon> = {
  instagram: InstagramIcon,
  youtube: YoutubeIcon,
  facebook: FacebookIcon,
  x: XIcon,
};

interface SocialLinksProps {
  brand: Pick<Brand, "shopName" | "socialLinks">;
}

/** Server-rendered: most shops use one or two networks, and no browser needs the icons of all. */
function SocialLinks({ brand }: SocialLinksProps) {
  if (brand.socialLinks.length === 0) return null;
  return (
    <ul className="mt-3 -ml-2.5 flex">
      {brand.socialLinks.map(({ network, url }) => {
        const Icon = socialIcons[network];
        return (
          <li key={network}>
            <a
              href={url}
              rel="noopener"
              aria-label={`${brand.shopName} on ${socialNetworkNames[network]}`}
              className="grid size-11 place-items-center rounded-sm text-background/80 hover:bg-background/10 hover:text-background"
            >
              <Icon />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function InstagramIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM16.75 7.25v.1"
    />
  );
}
function YoutubeIcon(props: IconProps) {
  return <Icon {...props} d="M3 7.5C8 6 16 6 21 7.5v9c-5 1.5-13 1.5-18 0v-9ZM10.25 9.5v5l4.5-2.5-4.5-2.5Z" />;
}
function FacebookIcon(props: IconProps) {
  return <Icon {...props} d="M13 20.5v-8m0 0V9a3.5 3.5 0 0 1 3.5-3.5H18M13 12.5H9m4 0h4" />;
}
function XIcon(props: IconProps) {
  return <Icon {...props} d="m5 4.5 14 15M18.5 4.5l-6 6.75M5.5 19.5l6-6.75" />;
}
