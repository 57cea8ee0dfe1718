import Link from "next/link";
import type { ReactNode } from "react";
import { OrderList } from "@/components/orders/order-list";
import { ButtonLink } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { type Dashboard, estimateDiscounts, formatMonth } from "@/lib/account/dashboard";
import { formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";

interface DashboardViewProps {
  dashboard: Dashboard;
  /** The card with the referral link. */
  referral: ReactNode;
  /** The active subscription; empty without one. */
  subscription: ReactNode;
}

export function DashboardView({ dashboard, referral, subscription }: DashboardViewProps) {
  const { memberSince, orderCount, spentPaise, recentOrders } = dashboard;
  return (
    <>
      <dl className="two-columns gap-3 sm:gap-4 lg:grid-cols-4">
        <Fact label="Member since" value={formatMonth(memberSince)} />
        <Fact label="Orders" value={orderCount.toLocaleString("en-IN")} />
        <Fact label="Spent" value={formatPaise(spentPaise)} note="on completed orders" />
        <Fact
          label="Saved"
          value={formatPaise(estimateDiscounts(spentPaise))}
          note="an estimate: 10% of what you spent"
        />
      </dl>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="recent-orders">
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="recent-orders" className="display text-2xl sm:text-3xl">
              Recent orders
            </h2>
            {orderCount > recentOrders.length ? (
              <Link href={paths.orders} prefetch={false} className="link inline-flex min-h-11 items-center">
                See all {orderCount.toLocaleString("en-IN")}
              </Link>
            ) : null}
          </div>
          {recentOrders.length > 0 ? <OrderList orders={recentOrders} /> : <NoOrders />}
        </section>
        <div className="grid content-start gap-4">
          {subscription}
          {referral}
          <Addresses dashboard={dashboard} />
          <Place
            title="Your designs"
            link={
              <span className="flex flex-wrap gap-x-5">
                <Link href={paths.myDesigns} prefetch={false} className="link">
                  My designs
                </Link>
                <Link href={paths.mySubmissions} prefetch={false} className="link">
                  Submissions
                </Link>
              </span>
            }
          >
            Continue, share or order your custom designs, and see our replies to your submissions.
          </Place>
        </div>
      </div>
    </>
  );
}

function Fact({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <div className="flex min-w-0 flex-col rounded-md bg-muted p-4 sm:p-5">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="wrap-anywhere mt-1 font-bold text-xl tabular-nums tracking-tight sm:text-2xl">
        {value}
      </dd>
      {note ? <dd className="mt-0.5 text-muted-foreground text-sm">{note}</dd> : null}
    </div>
  );
}

function NoOrders() {
  return (
    <div className="grid justify-items-start gap-4 border-t pt-5">
      <p className="text-muted-foreground">Orders placed while logged in appear here.</p>
      <ButtonLink href={paths.products}>See all products</ButtonLink>
    </div>
  );
}

function Addresses({ dashboard: { addressCount, defaultAddress } }: { dashboard: Dashboard }) {
  return (
    <Place
      title="Addresses"
      link={
        <Link href={paths.addresses} prefetch={false} className="link">
          {addressCount > 0 ? "Address book" : "Add an address"}
        </Link>
      }
    >
      {defaultAddress
        ? `${addressCount === 1 ? "1 address" : `${addressCount} addresses`}. We deliver to ${defaultAddress.name}, ${defaultAddress.line1}, ${defaultAddress.city} ${defaultAddress.pincode} by default.`
        : "No saved addresses. Add one to check out faster."}
    </Place>
  );
}

function Place({ title, link, children }: { title: string; link: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <p className="wrap-anywhere mt-1 text-muted-foreground text-sm">{children}</p>
      <p className="mt-1 flex min-h-11 items-center font-medium">{link}</p>
    </Card>
  );
}
