import Link from "next/link";
import type { ReactNode } from "react";
import { SessionEnded } from "@/components/auth/session-ended";
import { Logo } from "@/components/layout/logo";
import { SignOutButton } from "@/components/layout/sign-out-button";
import { paths } from "@/lib/paths";

interface AdminFrameProps {
  shopName: string;
  children: ReactNode;
}

const link = "inline-flex min-h-11 items-center px-2 font-medium sm:px-3 hover:text-brand cursor-pointer";

/** The layout of every admin page, without the storefront's header and footer. */
export function AdminFrame({ shopName, children }: AdminFrameProps) {
  return (
    <div className="min-h-dvh bg-muted">
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-24 rounded-sm bg-foreground px-5 py-3 font-semibold text-background focus:translate-y-0"
      >
        Skip to content
      </a>
      <header className="border-b bg-background">
        <div className="container-page flex min-h-16 flex-wrap items-center gap-x-3 py-1">
          <Link
            href={paths.admin}
            aria-label={`${shopName}, admin`}
            className="-ml-1 flex items-center gap-3 rounded-sm p-1"
          >
            <Logo name={shopName} />
            <span className="rounded-sm bg-foreground px-2 py-0.5 font-semibold text-background text-xs">
              Admin
            </span>
          </Link>
          <nav
            aria-label="Admin"
            className="-mr-2 ml-auto flex flex-wrap items-center text-sm sm:-mr-3 sm:text-base"
          >
            <Link href={paths.home} prefetch={false} className={link}>
              Shop
            </Link>
            <Link href={paths.adminAccount} prefetch={false} className={link}>
              Account
            </Link>
            <SignOutButton className={link} />
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="container-page py-8 outline-none sm:py-12">
        {children}
      </main>
      <SessionEnded />
    </div>
  );
}
