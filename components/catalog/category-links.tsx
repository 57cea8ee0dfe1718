import Link from "next/link";
import type { Category } from "@/lib/catalog/product";
import { paths } from "@/lib/paths";

interface CategoryLinksProps {
  categories: readonly Category[];
  current: Category | undefined;
}

/** The way down from here: the subcategories of this category, or the top ones. */
export function CategoryLinks({ categories, current }: CategoryLinksProps) {
  const topId = current ? (current.parentId ?? current.id) : null;
  const below = categories.filter((category) => category.parentId === topId);
  if (below.length === 0) return null;
  const top = categories.find((category) => category.id === topId);
  const all = top ? { label: `All ${top.name.toLowerCase()}`, href: paths.category(top.slug) } : null;
  return (
    <nav
      aria-label="Browse by category"
      className="-mx-4 mt-5 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <ul className="flex gap-2 sm:flex-wrap">
        {all ? (
          <li>
            <Pill href={all.href} isCurrent={current?.id === topId}>
              {all.label}
            </Pill>
          </li>
        ) : null}
        {below.map((category) => (
          <li key={category.id}>
            <Pill href={paths.category(category.slug)} isCurrent={category.id === current?.id}>
              {category.name}
            </Pill>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pill({ href, isCurrent, children }: { href: string; isCurrent: boolean; children: string }) {
  return (
    <Link href={href} prefetch={false} aria-current={isCurrent ? "page" : undefined} className="pill">
      {children}
    </Link>
  );
}
