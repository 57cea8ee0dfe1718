import Link from "next/link";
import { CopyId } from "@/components/admin/copy-id";
import { PageHeading } from "@/components/admin/page-heading";
import { Section } from "@/components/admin/section";
import { OrderBadge } from "@/components/orders/admin/order-badge";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { nomineeRelations } from "@/lib/account/nominee";
import { adminPaths } from "@/lib/admin-paths";
import type { AdminCustomer } from "@/lib/customers/admin-customer";
import { formatCustomerName } from "@/lib/customers/customer-list";
import { formatPaise } from "@/lib/money";
import { adminPaymentLabel } from "@/lib/orders/order-list";
import { formatDayAndTime, formatMoment, formatShortDay } from "@/lib/orders/when";
import { formatPhone } from "@/lib/phone";

/** Contact details, spending, and delivery addresses. */
export function CustomerFacts({ customer }: { customer: AdminCustomer }) {
  const { figures, lastSignInAt, sessions, addresses } = customer;
  return (
    <>
      <Section id="contact-heading" title="Contact">
        <div className="mt-1 grid">
          {customer.phone ? (
            <Reach
              href={`tel:${customer.phone}`}
              text={formatPhone(customer.phone)}
              isProven={customer.isPhoneProven}
            />
          ) : null}
          {customer.email ? (
            <Reach
              href={`mailto:${customer.email}`}
              text={customer.email}
              isProven={customer.isEmailProven}
            />
          ) : null}
        </div>
      </Section>
      {customer.nominee ? (
        <Section id="nominee-heading" title="Nominee">
          <p className="wrap-anywhere mt-1">
            {customer.nominee.name}, {nomineeRelations[customer.nominee.relation].toLowerCase()}
            <br />
            {[customer.nominee.email, customer.nominee.phone].filter(Boolean).join(", ")}
          </p>
        </Section>
      ) : null}
      <Section id="figures-heading" title="Summary">
        <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5">
          <Fact name="Orders" value={String(figures.orders)} />
          <Fact name="Total spent, without cancelled orders" value={formatPaise(figures.valuePaise)} />
          <Fact name="Returns and exchanges" value={String(figures.returns)} />
          <Fact name="COD refusals" value={String(figures.refused)} />
          <Fact name="Last login" value={lastSignInAt ? formatDayAndTime(new Date(lastSignInAt)) : "Never"} />
          <Fact name="Open sessions" value={String(sessions)} />
        </dl>
      </Section>
      <Section id="addresses-heading" title="Addresses">
        {addresses.length === 0 ? (
          <p className="mt-1 text-muted-foreground">No saved addresses.</p>
        ) : (
          <ul className="mt-2 grid gap-3">
            {addresses.map((address) => (
              <li key={address.id}>
                <address className="wrap-anywhere not-italic">
                  <b>{address.name}</b>
                  <span>{`${address.label ? ` · ${address.label}` : ""}${address.isDefault ? " (default address)" : ""}`}</span>
                  <br />
                  {`${address.line1}${address.line2 ? `, ${address.line2}` : ""}`}
                  <br />
                  {address.city} {address.pincode}, {address.state}
                  <br />
                  {formatPhone(address.phone)}
                </address>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

function Reach({ href, text, isProven }: { href: string; text: string; isProven: boolean }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <a href={href} className="link wrap-anywhere inline-block min-h-11 content-center pointer-fine:min-h-9">
        {text}
      </a>
      {isProven ? null : <span className="text-muted-foreground">not verified</span>}
    </p>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="text-right tabular-nums">{value}</dd>
    </>
  );
}

/** Name, state and id. */
export function CustomerHeading({ customer }: { customer: AdminCustomer }) {
  const { isStaff, block, deletion } = customer;
  return (
    <PageHeading title={formatCustomerName(customer)}>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {isStaff ? <Badge>Staff</Badge> : null}
        {block ? <Badge variant="destructive">Blocked</Badge> : null}
        {deletion ? <Badge variant="warning">Deletion requested</Badge> : null}
        {isStaff || block || deletion ? null : <Badge variant="success">Active</Badge>}
        <span>Joined {formatShortDay(customer.joinedAt)}</span>
        <CopyId id={customer.id} />
      </span>
    </PageHeading>
  );
}

/** What staff must see first: a block, and a requested deletion. */
export function CustomerStatements({ customer: { block, deletion } }: { customer: AdminCustomer }) {
  return (
    <>
      {block ? (
        <Alert variant="destructive">
          Blocked by {block.by}, {formatMoment(block.at)}: {block.note}
        </Alert>
      ) : null}
      {deletion ? (
        <Alert>
          Deletion requested, recorded by {deletion.by}, {formatMoment(deletion.at)}: {deletion.note}
        </Alert>
      ) : null}
    </>
  );
}

interface CustomerOrdersProps {
  customer: Pick<AdminCustomer, "orders" | "figures">;
  /** Without it the numbers are not links. */
  canOpen: boolean;
}

/** The customer's orders, newest first, with returns and refusals. */
export function CustomerOrders({ customer: { orders, figures }, canOpen }: CustomerOrdersProps) {
  return (
    <Section id="orders-heading" title="Orders">
      {orders.length === 0 ? <p className="mt-1 text-muted-foreground">No orders yet.</p> : null}
      <ul className="mt-2 divide-y">
        {orders.map((order) => (
          <li key={order.orderNumber} className="py-2">
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              {canOpen ? (
                <Link
                  href={adminPaths.order(order.orderNumber)}
                  prefetch={false}
                  className="min-h-11 content-center whitespace-nowrap font-semibold hover:underline pointer-fine:min-h-7"
                >
                  {order.orderNumber}
                </Link>
              ) : (
                <b className="whitespace-nowrap">{order.orderNumber}</b>
              )}
              <span className="tabular-nums">{formatPaise(order.totalPaise)}</span>
            </p>
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-muted-foreground">
              <span>{`${formatDayAndTime(new Date(order.at))} · ${adminPaymentLabel(order)}${order.isGuest ? " · as a guest" : ""}${isRefused(order) ? " · COD refused" : ""}${order.returns
                .map(
                  ({ kind, status }) =>
                    ` · ${kind === "return" ? "return" : "exchange"} ${status.toLowerCase()}`,
                )
                .join("")}`}</span>
              <OrderBadge status={order.status} />
            </p>
          </li>
        ))}
      </ul>
      {figures.orders > orders.length ? (
        <p className="mt-2 text-muted-foreground">
          Showing the latest {orders.length} of {figures.orders}.
        </p>
      ) : null}
    </Section>
  );
}

function isRefused({ paymentMethod, status }: AdminCustomer["orders"][number]): boolean {
  return paymentMethod === "cod" && status === "RTO";
}
