import type { Metadata } from "next";
import Link from "next/link";
import { AccountFrame } from "@/components/account/account-frame";
import { PrintPrices } from "@/components/designer/print-prices";
import { DrawnPicture } from "@/components/designer/proof/drawn-picture";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { designPaths } from "@/lib/designer/design-paths";
import { formatMoment } from "@/lib/orders/when";
import { paths } from "@/lib/paths";
import { getDesignerShop } from "@/server/designs/shop-queries";
import { listMyGroups } from "@/server/groups/queries";

export const instant = false;

export const metadata: Metadata = { title: "Group orders", robots: { index: false } };

export default async function GroupOrdersPage() {
  const [groups, shop] = await Promise.all([listMyGroups(designPaths.groupOrders), getDesignerShop()]);
  return (
    <AccountFrame title="Group orders" at={designPaths.groupOrders}>
      {groups.length === 0 ? (
        <EmptyState
          title="No group orders yet"
          actions={<ButtonLink href={paths.customDesign}>Open the designer</ButtonLink>}
        >
          Make a design with a name or a number, then order it as a group: everyone pays for their own tee.
        </EmptyState>
      ) : (
        <ul className="divide-y border-y">
          {groups.map(({ groupId, name, paid, closesAt, closedAt, picture }) => (
            <li key={groupId} className="flex items-center gap-4 py-3">
              {picture ? (
                <DrawnPicture
                  src={picture}
                  alt=""
                  width={1000}
                  height={1250}
                  className="w-16 shrink-0 rounded-sm"
                />
              ) : null}
              <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-1">
                <Link
                  href={designPaths.groupOrder(groupId)}
                  prefetch={false}
                  className="link wrap-anywhere min-h-11 content-center font-semibold"
                >
                  {name}
                </Link>
                <span className="text-muted-foreground text-sm">
                  {`${paid} paid · ${closedAt ? "Closed" : `Closes ${formatMoment(closesAt)} IST`}`}
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-10">
        <PrintPrices shop={shop} />
      </div>
    </AccountFrame>
  );
}
