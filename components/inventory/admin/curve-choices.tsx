import Link from "next/link";
import { cn } from "@/components/ui/cn";
import type { Cut } from "@/lib/catalog/product";
import { curveDays, cutNames, cuts } from "@/lib/inventory/size-curve";
import { officePaths } from "@/lib/office-paths";

interface CurveChoicesProps {
  days: number;
  cut: Cut;
  /** One product instead of a cut. */
  product: { id: number; name: string } | null;
}

export function CurveChoices({ days, cut, product }: CurveChoicesProps) {
  const of: Record<string, string> = product ? { product: String(product.id) } : { cut };
  const linkTo = (choice: Record<string, string>) => `${officePaths.sizes}?${new URLSearchParams(choice)}`;
  return (
    <div className="mt-6 flex flex-wrap gap-x-10 gap-y-3">
      <nav aria-label="Time" className="flex flex-wrap gap-1">
        {curveDays.map((one) => (
          <Choice key={one} href={linkTo({ ...of, days: String(one) })} isCurrent={one === days}>
            {one} days
          </Choice>
        ))}
      </nav>
      <nav aria-label="Cut" className="flex flex-wrap gap-1">
        {cuts.map((one) => (
          <Choice
            key={one}
            href={linkTo({ cut: one, days: String(days) })}
            isCurrent={!product && one === cut}
          >
            {cutNames[one]}
          </Choice>
        ))}
        {product ? (
          <Choice href={linkTo({ product: String(product.id), days: String(days) })} isCurrent>
            {product.name}
          </Choice>
        ) : null}
      </nav>
    </div>
  );
}

function Choice({
  href,
  isCurrent,
  children,
}: {
  href: string;
  isCurrent: boolean;
  children: React.ReactNode;
}) {
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={isCurrent ? "page" : undefined}
      className={cn(
        "inline-flex min-h-9 items-center rounded-sm border px-3 pointer-coarse:min-h-11",
        isCurrent ? "border-foreground bg-accent font-semibold" : "hover:border-foreground",
      )}
    >
      {children}
    </Link>
  );
}
