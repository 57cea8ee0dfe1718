"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { ChevronDownIcon } from "@/components/ui/list-icons";
import { findCurrentPath, type NavGroup } from "@/lib/staff/admin-nav";

/** The first group, the current page's group, and those that the viewer opens are open. */
export function AdminNav({ nav }: { nav: readonly NavGroup[] }) {
  const pathname = usePathname();
  const currentPath = findCurrentPath(nav, pathname);
  const root = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has another current link
  useEffect(() => {
    root.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [pathname]);
  return (
    <nav ref={root} aria-label="Admin" className="grid gap-1 pt-3">
      {nav.map(({ label, items }, at) => (
        <details
          key={label}
          open={at === 0 || items.some(({ path }) => path === currentPath)}
          className="group"
        >
          <summary className="flex min-h-11 cursor-pointer items-center justify-between rounded-sm px-2 font-semibold text-muted-foreground text-xs hover:bg-accent lg:min-h-8">
            <h2>{label}</h2>
            <ChevronDownIcon className="size-4 group-open:rotate-180" />
          </summary>
          <ul>
            {items.map((item) => (
              <li key={item.path}>
                <Link
                  href={item.path}
                  prefetch={false}
                  aria-current={item.path === currentPath ? "page" : undefined}
                  className="flex min-h-11 items-center rounded-sm px-2 font-medium hover:bg-accent aria-[current=page]:bg-foreground aria-[current=page]:text-background lg:min-h-9"
                >
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
