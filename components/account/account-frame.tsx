import Link from "next/link";
import type { ReactNode } from "react";
import { LeaveOnSignOut } from "@/components/auth/leave-on-sign-out";
import { cn } from "@/components/ui/cn";
import { ChevronDownIcon } from "@/components/ui/list-icons";
import { designPaths } from "@/lib/designer/design-paths";
import { paths } from "@/lib/paths";

const places = [
  { label: "Dashboard", href: paths.dashboard },
  { label: "My Orders", href: paths.orders },
  { label: "Subscription", href: paths.mySubscriptions },
  { label: "Reviews", href: paths.myReviews },
  { label: "Addresses", href: paths.addresses },
  { label: "My designs", href: paths.myDesigns },
  { label: "Group orders", href: designPaths.groupOrders },
  { label: "Submissions", href: paths.mySubmissions },
  { label: "Wishlist", href: paths.wishlist },
  { label: "Profile", href: paths.profile },
  { label: "Privacy", href: paths.accountPrivacy },
];

interface AccountFrameProps {
  title: ReactNode;
  /** The current page of the account */
  at: (typeof places)[number]["href"];
  /** The heading's id, for code that moves the focus to it. */
  headingId?: string;
  /** Beside the heading */
  action?: ReactNode;
  children: ReactNode;
}

/** Shared by all account pages: the heading, and links to the others. */
export function AccountFrame({ title, at, headingId, action, children }: AccountFrameProps) {
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <LeaveOnSignOut />
      <div className="@container">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h1
            id={headingId}
            tabIndex={headingId ? -1 : undefined}
            className="display wrap-anywhere tight:text-2xl text-4xl outline-none sm:text-5xl"
          >
            {title}
          </h1>
          {action}
        </div>
      </div>
      <nav aria-label="Account" className="mt-5 mb-8 border-b sm:mb-10">
        <details className="group sm:hidden">
          <summary className="flex min-h-11 items-center justify-between font-semibold">
            My account
            <ChevronDownIcon className="size-5 group-open:rotate-180" />
          </summary>
          <ul className="grid grid-cols-2 gap-x-4 pb-3">
            {places.map((place) => (
              <li key={place.href}>
                <PlaceLink {...place} isHere={place.href === at} />
              </li>
            ))}
          </ul>
        </details>
        <ul className="-mx-3 flex flex-wrap max-sm:hidden">
          {places.map((place) => (
            <li key={place.href}>
              <PlaceLink {...place} isHere={place.href === at} className="px-3" />
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}

interface PlaceLinkProps {
  label: string;
  href: string;
  isHere: boolean;
  className?: string;
}

function PlaceLink({ label, href, isHere, className }: PlaceLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={isHere ? "page" : undefined}
      className={cn(
        "inline-flex min-h-11 items-center border-b-3",
        isHere ? "border-brand font-semibold" : "border-transparent hover:border-foreground/30",
        className,
      )}
    >
      {label}
    </Link>
  );
}
