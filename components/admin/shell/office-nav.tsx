"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { isCurrent, type NavGroup } from "@/lib/staff/office-nav";

export function OfficeNav({ nav }: { nav: readonly NavGroup[] }) {
  const pathname = usePathname();
  return (
    <nav aria-label="Back office" className="grid gap-5 pt-3">
      {nav.map(({ label, items }) => (
        <div key={label}>
          <h2 className="px-2 pb-1 font-semibold text-muted-foreground text-xs">{label}</h2>
          <ul>
            {items.map((item) => (
              <li key={item.path}>
                <Link
                  href={item.path}
                  prefetch={false}
                  aria-current={isCurrent(item, pathname) ? "page" : undefined}
                  className="flex min-h-11 items-center rounded-sm px-2 font-medium hover:bg-accent aria-[current=page]:bg-foreground aria-[current=page]:text-background lg:min-h-9"
                >
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
