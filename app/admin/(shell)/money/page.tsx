import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { ListFrame } from "@/components/lists/list-frame";
import { BreakRows } from "@/components/orders/admin/break-rows";
import { getBreakList } from "@/server/admin/queries";
import { now } from "@/server/clock";

export const instant = false;

export const metadata: Metadata = { title: "Reconciliation" };

export default async function MoneyPage({ searchParams }: PageProps<"/admin/money">) {
  const { rows, count, ...list } = await getBreakList(await searchParams);
  return (
    <>
      <PageHeading title="Reconciliation">
        Payments, refunds and disputes that don't match an order. Each case shows what to do.
      </PageHeading>
      <ListFrame {...list} empty="Every payment matches an order.">
        <BreakRows state={list.state} rows={rows} count={count} now={now()} />
      </ListFrame>
    </>
  );
}
