import Link from "next/link";
import type { ReactNode } from "react";
import { LeaveOnSignOut } from "@/components/auth/leave-on-sign-out";
import { joinClasses } from "@/components/ui/join-classes";
import { paths } from "@/lib/paths";

const places = [
  { label: "Dashboard", href: paths.dashboard },
  { label: "My Orders", href: paths.orders },
  { label: "Addresses", href: paths.addresses },
  { label: "Wishlist", href: paths.wishlist },
  { label: "Profile", href: paths.profile },
  { label: "Privacy", href: paths.accountPrivacy },
];

interface AccountFrameProps {
  title: ReactNode;
  /** The place that this page is */
  at: (typeof places)[number]["href"];
  children: ReactNode;
}

/** What the pages of a customer's account share: the heading, and the way to the others. */
export function AccountFrame({ title, at, children }: AccountFrameProps) {
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <LeaveOnSignOut />
      <h1 className="display wrap-anywhere text-4xl sm:text-5xl">{title}</h1>
      <nav aria-label="Account" className="mt-5 mb-8 border-b sm:mb-10">
        <ul className="-mx-3 flex flex-wrap">
          {places.map(({ label, href }) => (
            <li key={href}>
              <Link
                href={href}
                prefetch={false}
                aria-current={href === at ? "page" : undefined}
                className={joinClasses(
                  "-mb-px inline-flex min-h-11 items-center border-b-3 px-3",
                  href === at
                    ? "border-brand font-semibold"
                    : "border-transparent hover:border-foreground/30",
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
