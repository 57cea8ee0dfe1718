import Link from "next/link";
import type { ReactNode } from "react";
import { Section } from "@/components/admin/section";
import { LinePicture } from "@/components/pictures/line-picture";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { MailAddress } from "@/components/ui/mail-address";
import { adminPaths } from "@/lib/admin-paths";
import { formatPaise } from "@/lib/money";
import { formatDayAndTime, formatLimit, formatMoment, formatShortDay } from "@/lib/orders/when";
import { formatPhone } from "@/lib/phone";
import {
  type AdminPick,
  type AdminSubscription,
  pendingChangeLabels,
} from "@/lib/subscriptions/admin-subscription";
import { chargeDayAfter } from "@/lib/subscriptions/charge-days";
import { formatCut, formatInterval } from "@/lib/subscriptions/describe-plan";
import { ChangeAddress, ChangeSize } from "./change-details";

const methods = { upi: "UPI AutoPay", card: "Card", emandate: "Bank e-mandate" };

interface SubscriptionFactsProps {
  subscription: AdminSubscription;
  canWrite: boolean;
}

/** Customer, contents, address and payment; staff can edit what belongs to the next delivery. */
export function SubscriptionFacts({ subscription, canWrite }: SubscriptionFactsProps) {
  const { name, email, phone, address, cut, size, tastes, allTastes } = subscription;
  const mayChange = canWrite && subscription.isOpenForChange;
  const nameOf = (slug: string) => allTastes.find((taste) => taste.slug === slug)?.name ?? slug;
  return (
    <div className="grid gap-8">
      <Facts id="parcel" title="Delivery">
        <Fact name="Cut and size">
          {formatCut(cut)}, {size}
        </Fact>
        <Fact name="Tastes">{tastes.length === 0 ? "All tastes" : tastes.map(nameOf).join(", ")}</Fact>
        {mayChange ? <ChangeSize key={subscription.version} subscription={subscription} /> : null}
      </Facts>
      <Facts id="address" title="Delivery address">
        <address className="wrap-anywhere not-italic">
          <b>{name}</b>
          <br />
          {`${address.line1}${address.line2 ? `, ${address.line2}` : ""}`}
          <br />
          {address.city} {address.pincode}, {address.state}
        </address>
        <p className="grid">
          <a href={`tel:${phone}`} className="link inline-flex min-h-11 items-center pointer-fine:min-h-8">
            {formatPhone(phone)}
          </a>
          <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center pointer-fine:min-h-8">
            <MailAddress>{email}</MailAddress>
          </a>
        </p>
        {mayChange ? <ChangeAddress key={subscription.version} subscription={subscription} /> : null}
      </Facts>
      <PaymentFacts subscription={subscription} />
    </div>
  );
}

function PaymentFacts({ subscription }: { subscription: AdminSubscription }) {
  const { amountPaise, plan, method, chargeAt, paidCount, startedAt, createdAt, gatewayId, before, after } =
    subscription;
  const { resumesAt } = subscription;
  const afterPause = chargeAt === null && resumesAt ? chargeDayAfter(subscription, resumesAt) : null;
  const at = (time: string | null) => (time === null ? "—" : formatDayAndTime(new Date(time)));
  return (
    <Facts id="payment" title="Payment">
      <Fact name="Price">
        {formatPaise(amountPaise)} {formatInterval(plan.months)}
      </Fact>
      <Fact name="Mandate">{method ? methods[method] : "—"}</Fact>
      <Fact name="Next charge">
        {afterPause ? `${formatShortDay(afterPause)}, after the pause` : at(chargeAt)}
      </Fact>
      <Fact name="Charges">{paidCount}</Fact>
      <Fact name="Signed up">{at(createdAt)}</Fact>
      <Fact name="First charge">{at(startedAt)}</Fact>
      <Fact name="Razorpay ID">{gatewayId ?? "not yet"}</Fact>
      {before ? (
        <Fact name="Replaces">
          <Link href={adminPaths.subscription(before.id)} prefetch={false} className="link">
            {before.number}
          </Link>
        </Fact>
      ) : null}
      {after ? (
        <Fact name="Replaced by">
          <Link href={adminPaths.subscription(after.id)} prefetch={false} className="link">
            {after.number}
          </Link>
        </Fact>
      ) : null}
    </Facts>
  );
}

function Facts({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Section id={`${id}-facts`} title={title}>
      <div className="mt-2 grid gap-1.5">{children}</div>
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4">
      <span className="text-muted-foreground">{name}</span>
      <span className="wrap-anywhere text-right tabular-nums">{children}</span>
    </p>
  );
}

/** The tees that the next charge pays for, as currently chosen. */
export function NextParcel({ subscription }: { subscription: AdminSubscription }) {
  const { picks, chargeAt, cutoffAt, isOpenForChange, endedAt, plan } = subscription;
  return (
    <Section id="parcel-heading" title="Next parcel">
      <p className="text-muted-foreground">
        {chargeAt
          ? `Charged ${formatShortDay(chargeAt)}. ${
              isOpenForChange && cutoffAt
                ? `Can be changed until ${formatLimit(cutoffAt)}.`
                : "It can't be changed any more."
            }`
          : "No upcoming charges."}
      </p>
      {endedAt === null && picks.length < plan.tees ? (
        <p className="mt-2">
          {picks.length} of {plan.tees} tees picked: nothing else in the shop fits.
        </p>
      ) : null}
      {picks.length > 0 ? (
        <ul className="mt-3 grid gap-x-6 sm:grid-cols-2">
          {picks.map((pick) => (
            <Pick key={pick.position} pick={pick} />
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

function Pick({ pick }: { pick: AdminPick }) {
  const { productId, name, imageUrl, colorName, size, isChosen, isAvailable } = pick;
  return (
    <li className="grid grid-cols-[--spacing(14)_minmax(0,1fr)] gap-x-4 border-b py-3">
      <LinePicture url={imageUrl} width={56} />
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <Link href={adminPaths.product(productId)} prefetch={false} className="link">
            {name}
          </Link>
        </p>
        <p className="text-muted-foreground text-sm">
          {colorName}, {size} · {isChosen ? "chosen by the subscriber" : "picked automatically"}
        </p>
        {isAvailable ? null : <Badge variant="warning">Sold out: replaced at the charge</Badge>}
      </div>
    </li>
  );
}

/** What staff must read before they act. */
export function SubscriptionStatements({ subscription }: { subscription: AdminSubscription }) {
  const {
    pendingChange,
    changeError,
    status,
    endsBy,
    endedAt,
    cancelAskedAt,
    cancelReason,
    charges,
    resumesAt,
  } = subscription;
  const asked = charges.filter(({ state }) => state === "asked").length;
  return (
    <div className="mt-4 grid gap-3 empty:hidden">
      {changeError ? (
        <Alert variant="destructive" title="Razorpay rejected the last change">
          {changeError}
        </Alert>
      ) : null}
      {pendingChange ? (
        <Alert title="Saved. It takes effect within minutes.">
          Razorpay {pendingChangeLabels[pendingChange]}.
        </Alert>
      ) : null}
      {cancelAskedAt && !endedAt ? (
        <Alert title={`Cancellation requested ${formatMoment(cancelAskedAt)}`}>
          Any later charge is refunded in full automatically.
        </Alert>
      ) : null}
      {status === "halted" ? (
        <Alert
          variant="destructive"
          title="Past due"
        >{`Nothing is charged until the customer changes the payment method${endsBy ? `; it ends on ${formatShortDay(endsBy)}` : ""}.`}</Alert>
      ) : null}
      {status === "pending" ? (
        <Alert title="The last charge failed">The bank retries over the next days.</Alert>
      ) : null}
      {status === "paused" && subscription.isPausedByBank ? (
        <Alert title="Paused in the customer's bank or UPI app">It can only be resumed there.</Alert>
      ) : null}
      {status === "paused" && resumesAt ? (
        <Alert title="Paused">It resumes automatically on {formatShortDay(resumesAt)}.</Alert>
      ) : null}
      {asked > 0 ? (
        <Alert
          variant="destructive"
          title={asked === 1 ? "1 charge has no order" : `${asked} charges have no order`}
        >
          Nothing in stock fits. The customer has 7 days to choose, then the charge is refunded.
        </Alert>
      ) : null}
      {endedAt ? (
        <Alert title={`Ended ${formatMoment(endedAt)}`}>
          {cancelReason ? `Reason: ${cancelReason}` : "No reason given."}
        </Alert>
      ) : null}
    </div>
  );
}
