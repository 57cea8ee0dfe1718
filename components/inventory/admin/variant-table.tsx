import Link from "next/link";
import { freeOf, lowMarkOf, type StockVariant } from "@/lib/inventory/stock-variant";
import { paths } from "@/lib/paths";
import { LevelBadge } from "./level-badge";

interface VariantTableProps {
  label: string;
  variants: readonly StockVariant[];
}

const number = "px-2 text-right tabular-nums";

/** Variants with their numbers: rows where there is room, lines of two on a phone. */
export function VariantTable({ label, variants }: VariantTableProps) {
  return (
    <>
      <table aria-label={label} className="mt-3 hidden w-full table-fixed border-t md:table">
        <thead>
          <tr className="border-b text-left text-muted-foreground [&>th]:h-9 [&>th]:font-normal">
            <th scope="col">Product</th>
            <th scope="col" className="w-44">
              SKU
            </th>
            <th scope="col" className="w-24 px-2 text-right">
              On hand
            </th>
            <th scope="col" className="w-24 px-2 text-right">
              Reserved
            </th>
            <th scope="col" className="w-20 px-2 text-right">
              Free
            </th>
            <th scope="col" className="w-20 px-2 text-right">
              Low at
            </th>
            <th scope="col" className="w-24 pl-4">
              State
            </th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <tr key={variant.id} className="border-b [&>td]:h-9">
              <td className="truncate">
                <VariantLink variant={variant} />
              </td>
              <td className="truncate text-muted-foreground">{variant.sku}</td>
              <td className={number}>{variant.stock}</td>
              <td className={number}>{variant.reserved}</td>
              <td className={`${number} font-semibold`}>{freeOf(variant)}</td>
              <td className={`${number} text-muted-foreground`}>{lowMarkOf(variant)}</td>
              <td className="pl-4">
                <LevelBadge variant={variant} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-label={label} className="mt-3 border-t md:hidden">
        {variants.map((variant) => (
          <li key={variant.id} className="border-b py-2.5">
            <p className="flex items-start justify-between gap-3">
              <span className="min-w-0">
                <VariantLink variant={variant} />
              </span>
              <LevelBadge variant={variant} />
            </p>
            <p className="mt-0.5 flex justify-between gap-3 text-muted-foreground">
              <span className="truncate">{variant.sku}</span>
              <span className="shrink-0 tabular-nums">
                {freeOf(variant)} free of {variant.stock}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function VariantLink({ variant }: { variant: StockVariant }) {
  return (
    <Link href={paths.adminVariant(variant.id)} prefetch={false} className="hover:underline">
      {variant.product}
      <span className="text-muted-foreground">
        {" "}
        · {variant.colorName} · {variant.size}
      </span>
    </Link>
  );
}
