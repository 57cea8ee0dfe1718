import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeading } from "@/components/admin/page-heading";
import { MoneyFacts } from "@/components/orders/admin/money-facts";
import { MoneySteps } from "@/components/orders/admin/money-steps";
import { PaymentTimeline } from "@/components/orders/admin/payment-timeline";
import { formatIn } from "@/lib/currency";
import { breakReasons } from "@/lib/orders/break-list";
import { describeCaseAdvice, isCodCase } from "@/lib/orders/money-case";
import { now } from "@/server/clock";
import { getMoneyCase } from "@/server/payments/queries";

export const instant = false;

export const metadata: Metadata = { title: "Reconciliation" };

export default async function MoneyCasePage({ params }: PageProps<"/admin/money/[caseId]">) {
  const found = await getMoneyCase((await params).caseId);
  if (!found) notFound();
  const { money, steps, canWrite } = found;
  const amount = money.amountPaise === null ? "" : `, ${formatIn(money.currency, money.amountPaise)}`;
  return (
    <div className="max-w-3xl">
      <PageHeading title={`${breakReasons[money.reason] ?? money.reason}${amount}`}>
        {money.closedAt === null
          ? describeCaseAdvice(money)
          : `Closed: ${money.resolution ?? "no reason given"}`}
      </PageHeading>
      {canWrite ? (
        <MoneySteps
          caseId={money.caseId}
          version={money.version}
          amountPaise={money.amountPaise}
          currency={money.currency}
          isCodCase={isCodCase(money)}
          isUnmatched={money.order === null}
          steps={steps}
        />
      ) : null}
      <MoneyFacts money={money} now={now()} />
      <PaymentTimeline steps={money.steps} isUnmatched={money.order === null} canWrite={canWrite} />
    </div>
  );
}
