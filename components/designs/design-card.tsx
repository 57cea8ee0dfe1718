import Link from "next/link";
import type { ReactNode } from "react";

export const designGrid = "two-columns gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-4 lg:gap-x-6";

interface DesignCardProps {
  name: string;
  href: string;
  /** The last change, or another status. */
  note: ReactNode;
  picture: ReactNode;
  children: ReactNode;
}

/** A design in a list: its picture and name link to the editor. */
export function DesignCard({ name, href, note, picture, children }: DesignCardProps) {
  return (
    <article className="flex h-full flex-col">
      <Link href={href} prefetch={false} className="group block rounded-md">
        <span className="relative block overflow-hidden rounded-md bg-[#eae5dd]">{picture}</span>
        <span className="mt-3 line-clamp-2 block font-semibold break-words group-hover:underline">
          {name}
        </span>
      </Link>
      <p className="mt-1 text-muted-foreground text-sm">{note}</p>
      <div className="mt-auto pt-3">{children}</div>
    </article>
  );
}
