"use client";

// In the browser too: as a server component its markup would travel twice in the HTML of every page.
import Link from "next/link";
import type { ReactNode } from "react";
import { MailIcon, PhoneIcon, PinIcon } from "@/components/ui/frame-icons";
import type { Brand } from "@/lib/brand";
import { paths } from "@/lib/paths";
import { type NavigationLink, policyLinks, quickLinks } from "./navigation-links";

interface FooterProps {
  brand: Pick<Brand, "tagline" | "companyName" | "companyAddress" | "companyPhone" | "companyEmail">;
  /** A link to its chat; null without one. */
  whatsApp: string | null;
  /** CIN, GSTIN and registered office. */
  registration: string;
  /** The name of the grievance officer. */
  officer: string | undefined;
  categoryLinks: readonly NavigationLink[];
  /** Links to the chat and the consent choices; null where nothing needs permission. */
  serviceLinks: ReactNode;
  /** Social network links, ways to pay and couriers. */
  children: ReactNode;
}

export function Footer(props: FooterProps) {
  const { brand, whatsApp, registration, officer, categoryLinks, serviceLinks, children } = props;
  return (
    <footer className="mt-20 bg-foreground pb-(--corner-room,0px) text-background [--ring:var(--background)]">
      <div className="container-page two-columns gap-x-6 gap-y-10 pt-14 pb-10 md:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="col-span-full md:col-span-1">
          {/* biome-ignore lint/performance/noImgElement: a drawing of 1 KB */}
          <img
            src="/kapas-devanagari.svg"
            alt=""
            width={96}
            height={24}
            loading="lazy"
            className="h-14 w-auto"
          />
          <p className="mt-4 max-w-xs text-background/80">{brand.tagline}</p>
          <CompanyFacts brand={brand} />
          {children}
        </div>
        <FooterLinks title="Quick Links" links={quickLinks} />
        {categoryLinks.length > 0 ? <FooterLinks title="Categories" links={categoryLinks} /> : null}
        <FooterLinks
          title="Help"
          links={whatsApp ? [...policyLinks, { label: "WhatsApp", href: whatsApp }] : policyLinks}
        />
      </div>
      <div className="container-page flex flex-wrap items-center gap-x-8 gap-y-1 border-background/20 border-t py-5 text-background/70 text-sm">
        <div className="mr-auto">
          <p>© {brand.companyName}. Prices are in Indian rupees and include GST.</p>
          {registration ? <p className="wrap-anywhere">{registration}</p> : null}
          <Link
            href={`${paths.contact}#grievance`}
            prefetch={false}
            className="inline-block py-3 underline-offset-4 hover:text-background hover:underline"
          >
            {officer ? `Grievance officer: ${officer}` : "Complaints"}
          </Link>
        </div>
        {serviceLinks}
      </div>
    </footer>
  );
}

function CompanyFacts({ brand }: Pick<FooterProps, "brand">) {
  const row = "flex items-start gap-3";
  const link = "inline-block py-3 underline-offset-4 hover:underline";
  return (
    <address className="mt-5 grid gap-0.5 text-background/80 text-sm not-italic">
      <p className={row}>
        <PinIcon className="mt-3 size-5 shrink-0" />
        <span className="max-w-56 py-3">{brand.companyAddress}</span>
      </p>
      <p className={row}>
        <PhoneIcon className="mt-3 size-5 shrink-0" />
        <a href={`tel:${brand.companyPhone.replace(/[^+\d]/g, "")}`} className={link}>
          {brand.companyPhone}
        </a>
      </p>
      <p className={row}>
        <MailIcon className="mt-3 size-5 shrink-0" />
        <a href={`mailto:${brand.companyEmail}`} className={link}>
          {brand.companyEmail}
        </a>
      </p>
    </address>
  );
}

function FooterLinks({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-semibold text-sm">{title}</h2>
      <ul className="footer-links">
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} prefetch={false}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
