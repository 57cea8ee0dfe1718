"use client";

// In the browser too: as a server component its markup would travel twice in the HTML of every page.
import Link from "next/link";
import { usePathname } from "next/navigation";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { checkSession, useSessionUser } from "@/components/auth/session-store";
import { useCartCount } from "@/components/cart/cart-store";
import { SearchBox } from "@/components/catalog/search-box";
import { buttonClasses } from "@/components/ui/button-classes";
import { BagIcon, CloseIcon, MenuIcon, SearchIcon, UserIcon } from "@/components/ui/frame-icons";
import { IntentLink } from "@/components/ui/intent-link";
import { useDeferredModule } from "@/components/ui/use-deferred-module";
import { paths } from "@/lib/paths";
import { Disclosure } from "./disclosure";
import { Logo } from "./logo";
import { guestLinks, headerLinks, type NavigationLink } from "./navigation-links";

interface HeaderProps {
  shopName: string;
  hasLogo: boolean;
  categoryLinks: readonly NavigationLink[];
}

export function Header({ shopName, hasLogo, categoryLinks }: HeaderProps) {
  return (
    <header tabIndex={-1} className="shop-header fixed inset-x-0 top-0 z-50 border-b bg-background">
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
          <MobileMenu categoryLinks={categoryLinks} />
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

function MobileMenu({ categoryLinks }: Pick<HeaderProps, "categoryLinks">) {
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
          {[...headerLinks, ...categoryLinks].map((link) => (
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

function CartBadge() {
  const count = useCartCount();
  return (
    <IntentLink
      href={paths.cart}
      aria-label={`Shopping Cart (${count} items)`}
      className="icon-button relative"
    >
      <BagIcon />
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1 font-bold text-[0.6875rem] text-brand-foreground tabular-nums leading-none ring-2 ring-background"
        >
          {count > 99 ? "99+" : count}
        </span>
      ) : null}
    </IntentLink>
  );
}

/**
 * Marks the current page in the navigation. In an effect and in the DOM, because the header is one static block of
 * HTML for all pages, and on rewritten URLs the server does not know what the browser shows.
 */
function RouteEffects() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason to look again
  useEffect(() => {
    const path = window.location.pathname;
    for (const link of document.querySelectorAll<HTMLAnchorElement>("header nav a")) {
      link.ariaCurrent = (link.dataset.leadsTo ?? link.pathname + link.search) === path ? "page" : null;
    }
    checkSession();
    // Offline, the next page retries.
    import("./run-after-navigation").then(
      ({ runAfterNavigation }) => runAfterNavigation(path),
      () => {},
    );
  }, [pathname]);

  return null;
}

interface LogoImageProps {
  name: string;
  /** The default logo. */
  children: ReactNode;
}

/** The shop's uploaded logo; the default logo replaces it when it can't be loaded. */
function LogoImage({ name, children }: LogoImageProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return children;
  return (
    // biome-ignore lint/performance/noImgElement: its size is not known, and storage already serves the right one
    <img
      src={paths.logo}
      alt={name}
      height={40}
      ref={(image) => {
        // Loading may have failed before hydration, when nothing listened for the error.
        if (image?.complete && image.naturalWidth === 0) setHasFailed(true);
      }}
      onError={() => setHasFailed(true)}
      className="h-10 w-auto max-w-44"
    />
  );
}

const iconButton = "icon-button";

// Guests, the majority, do not load it.
const loadMenu = () => import("./signed-in-menu");

/** On a wide screen: "Log in" for guests, or the signed-in person's menu. */
function AccountMenu() {
  const user = useSessionUser();
  const later = useDeferredModule(loadMenu, user !== null);
  if (user && later) return <later.SignedInMenu user={user} className={iconButton} />;
  return (
    <Link href={paths.auth()} prefetch={false} aria-label="Log in" className={iconButton}>
      <UserIcon />
    </Link>
  );
}

/** The same links at the end of the phone's menu. */
function AccountLinks() {
  const user = useSessionUser();
  const later = useDeferredModule(loadMenu, user !== null);
  const row = "flex min-h-12 w-full items-center text-left font-medium text-lg hover:text-brand";
  if (user && later) return <later.SignedInLinks user={user} className={row} />;
  return guestLinks.map(({ label, href }) => (
    <Link key={href} href={href} prefetch={false} className={row}>
      {label}
    </Link>
  ));
}
