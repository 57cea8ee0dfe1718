import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { ListFrame } from "@/components/lists/list-frame";
import { BreakRows } from "@/components/orders/admin/break-rows";
import { getBreakList } from "@/server/admin/queries";
import { now } from "@/server/clock";

export const instant = false;

export const metadata: Metadata = { title: "Unmatched money" };

export default async function MoneyPage({ searchParams }: PageProps<"/admin/money">) {
  const { rows, count, ...list } = await getBreakList(await searchParams);
  return (
    <>
      <PageHeading title="Unmatched money">
        Payments, refunds and disputes that don't fit an order. Each case says what to do.
      </PageHeading>
      <ListFrame {...list} empty="Every rupee has its order.">
        <BreakRows state={list.state} rows={rows} count={count} now={now()} />
      </ListFrame>
    </>
  );
}
