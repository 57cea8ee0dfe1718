import Link from "next/link";
import { paths } from "@/lib/paths";

const tabs = [
  { id: "terms", label: "Terms of Use", href: paths.terms },
  { id: "privacy", label: "Privacy Policy", href: paths.privacy },
] as const;

export function TermsTabs({ current }: { current: (typeof tabs)[number]["id"] }) {
  return (
    <nav aria-label="Terms and privacy" className="-mb-10 mt-8 flex gap-6 sm:-mb-14">
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          href={tab.href}
          aria-current={tab.id === current ? "page" : undefined}
          className="relative z-1 -mb-px flex min-h-12 items-center border-transparent border-b-3 font-semibold text-muted-foreground hover:text-foreground aria-[current=page]:border-brand aria-[current=page]:text-foreground"
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
