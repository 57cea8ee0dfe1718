"use client";

import Link from "next/link";
import type { ListColumn } from "@/components/lists/list-column";
import { defineRows } from "@/components/lists/list-table";
import { adminPaths } from "@/lib/admin-paths";
import { formatPaise } from "@/lib/money";
import { type CouponRow, couponList } from "@/lib/offers/coupon-list";
import { describeOffer } from "@/lib/offers/describe-offer";
import { formatShortDay } from "@/lib/orders/when";
import { CouponBadge } from "./coupon-badge";

const columns: ListColumn<CouponRow>[] = [
  { id: "code", header: "Code", sort: "code", isMain: true, cell: (row) => <CodeLink row={row} /> },
  { id: "gives", header: "Discount", width: "w-1/4", cell: describeOffer },
  { id: "state", header: "Status", cell: ({ state }) => <CouponBadge state={state} /> },
  {
    id: "ends",
    header: "Ends",
    cell: ({ endsAt }) => (endsAt === null ? "—" : formatShortDay(endsAt)),
  },
  { id: "used", header: "Used", sort: "used", isEnd: true, cell: usesOf },
  { id: "discount", header: "Discount given", isEnd: true, cell: discountOf },
  { id: "revenue", header: "Revenue", isEnd: true, cell: ({ revenuePaise }) => formatPaise(revenuePaise) },
];

export const CouponRows = defineRows<CouponRow>({
  definition: couponList,
  columns,
  rowId: ({ id }) => String(id),
  rowName: ({ code }) => code,
  card: (row) => <CouponCard row={row} />,
});

function usesOf({ used, maxUses }: CouponRow): string {
  return maxUses === null ? String(used) : `${used} of ${maxUses}`;
}

/** Excludes the value of free delivery. */
function discountOf({ kind, discountPaise }: CouponRow): string {
  return kind === "free_shipping" ? "Delivery" : formatPaise(discountPaise);
}

function CodeLink({ row }: { row: CouponRow }) {
  return (
    <>
      <Link href={adminPaths.coupon(row.id)} prefetch={false} data-row-link className="link wrap-anywhere">
        {row.code}
      </Link>
      {row.isAutomatic ? <span className="ml-2 text-muted-foreground">automatic</span> : null}
    </>
  );
}

function CouponCard({ row }: { row: CouponRow }) {
  return (
    <div className="py-1">
      <p className="flex items-center justify-between gap-3">
        <CodeLink row={row} />
        <CouponBadge state={row.state} />
      </p>
      <p className="wrap-anywhere flex justify-between gap-3 text-muted-foreground">
        <span>{describeOffer(row)}</span>
        <span className="shrink-0 tabular-nums">
          {usesOf(row)} used · {formatPaise(row.revenuePaise)}
        </span>
      </p>
    </div>
  );
}
