"use client";

import Link from "next/link";
import { UserIcon } from "@/components/ui/icons";
import { paths } from "@/lib/paths";
import { Disclosure } from "./disclosure";
import { useSessionUser } from "./session-store";
import { SignOutButton } from "./sign-out-button";

const customerLinks = [
  { label: "Dashboard", href: paths.dashboard },
  { label: "My Orders", href: paths.orders },
  { label: "Wishlist", href: paths.wishlist },
];
/** Staff have no customer's account. */
const staffLinks = [
  { label: "Admin", href: paths.admin },
  { label: "Your account", href: paths.adminAccount },
];

const iconButton = "grid size-11 cursor-pointer place-items-center rounded-sm hover:bg-accent";
const menuItem = "flex min-h-11 w-full items-center px-4 text-left hover:bg-accent";

/** On the desk: a guest's way in, or the menu of who is signed in. */
export function AccountMenu() {
  const user = useSessionUser();
  if (!user) {
    return (
      <Link href={paths.auth()} prefetch={false} aria-label="Sign in" className={iconButton}>
        <UserIcon />
      </Link>
    );
  }
  const name = user.firstName || user.email || "Your account";
  return (
    <Disclosure
      label="Your account"
      className="relative"
      summaryClassName={iconButton}
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
        {(user.isAdmin ? staffLinks : customerLinks).map((link) => (
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

/** The same at the end of the phone's menu. */
export function AccountLinks() {
  const user = useSessionUser();
  const row = "flex min-h-12 w-full items-center text-left font-medium text-lg hover:text-brand";
  if (!user) {
    return (
      <Link href={paths.auth()} prefetch={false} className={row}>
        Login / Register
      </Link>
    );
  }
  return (
    <>
      {(user.isAdmin ? staffLinks : customerLinks).map((link) => (
        <Link key={link.href} href={link.href} prefetch={false} className={row}>
          {link.label}
        </Link>
      ))}
      <SignOutButton className={row} />
    </>
  );
}
