import Link from "next/link";
import type { SessionUser } from "@/components/auth/session-store";
import { paths } from "@/lib/paths";
import { Disclosure } from "./disclosure";
import { SignOutButton } from "./sign-out-button";

const customerLinks = [
  { label: "Dashboard", href: paths.dashboard },
  { label: "My Orders", href: paths.orders },
  { label: "Subscription", href: paths.mySubscriptions },
  { label: "My designs", href: paths.myDesigns },
  { label: "Wishlist", href: paths.wishlist },
];
/** Staff have no customer account. */
const staffLinks = [
  { label: "Admin", href: paths.admin },
  { label: "Your account", href: paths.adminAccount },
];

const menuItem = "flex min-h-11 w-full items-center px-4 text-left hover:bg-accent";

interface SignedInProps {
  user: SessionUser;
  className: string;
}

export function SignedInMenu({ user, className }: SignedInProps) {
  const name = user.firstName || user.email || "Your account";
  return (
    <Disclosure
      label="Your account"
      className="relative"
      summaryClassName={className}
      panelClassName="absolute top-full right-0 mt-2 w-60 rounded-md border bg-popover py-2 shadow-float"
      icon={
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full bg-foreground font-semibold text-background text-sm uppercase"
        >
          {name.slice(0, 1)}
        </span>
      }
    >
      <p className="truncate px-4 pt-1 pb-2 font-semibold">{name}</p>
      <ul className="border-t pt-2">
        {(user.isStaff ? staffLinks : customerLinks).map((link) => (
          <li key={link.href}>
            <Link href={link.href} prefetch={false} className={menuItem}>
              {link.label}
            </Link>
          </li>
        ))}
        <li>
          <SignOutButton className={menuItem} />
        </li>
      </ul>
    </Disclosure>
  );
}

export function SignedInLinks({ user, className }: SignedInProps) {
  return (
    <>
      {(user.isStaff ? staffLinks : customerLinks).map((link) => (
        <Link key={link.href} href={link.href} prefetch={false} className={className}>
          {link.label}
        </Link>
      ))}
      <SignOutButton className={className} />
    </>
  );
}
