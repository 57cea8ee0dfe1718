"use client";

// In the browser too: as a server component its markup would travel twice in the HTML of every page.
import Link from "next/link";
import { Suspense } from "react";
import { SearchBox } from "@/components/catalog/search-box";
import { buttonClasses } from "@/components/ui/button-classes";
import { CloseIcon, MenuIcon, SearchIcon } from "@/components/ui/frame-icons";
import { IntentLink } from "@/components/ui/intent-link";
import { paths } from "@/lib/paths";
import { AccountLinks, AccountMenu } from "./account-nav";
import { CartBadge } from "./cart-badge";
import { Disclosure } from "./disclosure";
import { Logo } from "./logo";
import { LogoImage } from "./logo-image";
import { headerLinks } from "./navigation-links";
import { RouteEffects } from "./route-effects";

interface HeaderProps {
  shopName: string;
  hasLogo: boolean;
}

export function Header({ shopName, hasLogo }: HeaderProps) {
  return (
    <header className="fixed inset-x-0 top-0 z-50 border-b bg-background">
      <div className="container-page flex h-(--header-height) items-center gap-2">
        <IntentLink href={paths.home} aria-label={`${shopName}, home`} className="-ml-1 flex rounded-sm p-1">
          {hasLogo ? (
            <LogoImage name={shopName}>
              <Logo name={shopName} />
            </LogoImage>
          ) : (
            <Logo name={shopName} />
          )}
        </IntentLink>
        <DesktopNavigation />
        <div className="ml-auto flex items-center md:gap-1">
          <Link
            href={paths.shopNowFromBlog}
            prefetch={false}
            data-slot="shop-now"
            className={buttonClasses({ variant: "brand", size: "sm" }, "mr-1 hidden!")}
          >
            Shop Now
          </Link>
          <SearchBox id="header-search" className="mr-1 hidden w-56 xl:block" />
          <Disclosure
            label="Search"
            icon={<SearchIcon />}
            className="xl:hidden"
            summaryClassName="icon-button"
            panelClassName="header-drop"
          >
            <SearchBox id="drop-search" className="container-page py-4" />
          </Disclosure>
          <div className="hidden md:block">
            <AccountMenu />
          </div>
          <CartBadge />
          <MobileMenu />
        </div>
      </div>
      <Suspense fallback={null}>
        <RouteEffects />
      </Suspense>
    </header>
  );
}

function DesktopNavigation() {
  return (
    <nav aria-label="Main" className="ml-auto hidden md:block lg:ml-8">
      <ul className="nav-links">
        {headerLinks.map((link) => (
          <li key={link.href}>
            <IntentLink href={link.href} data-leads-to={link.leadsTo}>
              {link.label}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MobileMenu() {
  return (
    <Disclosure
      label="Menu"
      className="group -mr-2.5 md:hidden"
      summaryClassName="icon-button"
      panelClassName="header-drop"
      icon={
        <>
          <MenuIcon className="size-6 group-open:hidden" />
          <CloseIcon className="hidden size-6 group-open:block" />
        </>
      }
    >
      <nav aria-label="Menu" className="container-page pt-3 pb-6">
        <ul className="menu-links">
          {headerLinks.map((link) => (
            <li key={link.href}>
              <IntentLink href={link.href} data-leads-to={link.leadsTo}>
                {link.label}
              </IntentLink>
            </li>
          ))}
        </ul>
        <div className="pt-3">
          <AccountLinks />
        </div>
      </nav>
    </Disclosure>
  );
}
