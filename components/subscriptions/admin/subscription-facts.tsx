import Link from "next/link";
import type { ReactNode } from "react";
import { MailAddress } from "@/components/ui/mail-address";
import { formatPaise } from "@/lib/money";
import { officePaths } from "@/lib/office-paths";
import { formatDayAndTime, formatShortDay } from "@/lib/orders/when";
import { formatPhone } from "@/lib/phone";
import { chargeDayAfter } from "@/lib/subscriptions/charge-days";
import type { DeskSubscription } from "@/lib/subscriptions/desk";
import { tellCut, tellRhythm } from "@/lib/subscriptions/tell-plan";
import { ChangeAddress } from "./change-address";
import { ChangeSize } from "./change-size";

const methods = { upi: "UPI AutoPay", card: "Card", emandate: "Bank mandate" };

interface SubscriptionFactsProps {
  subscription: DeskSubscription;
  canWrite: boolean;
}

/** Who, what, where and how it is paid; staff change what belongs to the next parcel. */
export function SubscriptionFacts({ subscription, canWrite }: SubscriptionFactsProps) {
  const { name, email, phone, address, cut, size, tastes, allTastes } = subscription;
  const mayChange = canWrite && subscription.isOpenForChange;
  const nameOf = (slug: string) => allTastes.find((taste) => taste.slug === slug)?.name ?? slug;
  return (
    <div className="grid gap-8">
      <Facts id="parcel" title="What is sent">
        <Fact name="Cut and size">
          {tellCut(cut)}, {size}
        </Fact>
        <Fact name="Tastes">{tastes.length === 0 ? "All of them" : tastes.map(nameOf).join(", ")}</Fact>
        {mayChange ? <ChangeSize key={subscription.version} subscription={subscription} /> : null}
      </Facts>
      <Facts id="address" title="Where to">
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

function PaymentFacts({ subscription }: { subscription: DeskSubscription }) {
  const { amountPaise, plan, method, chargeAt, paidCount, startedAt, createdAt, gatewayId, before, after } =
    subscription;
  const { resumesAt } = subscription;
  const afterPause = chargeAt === null && resumesAt ? chargeDayAfter(subscription, resumesAt) : null;
  const at = (time: string | null) => (time === null ? "—" : formatDayAndTime(new Date(time)));
  return (
    <Facts id="payment" title="How it is paid">
      <Fact name="Price">
        {formatPaise(amountPaise)} {tellRhythm(plan.months)}
      </Fact>
      <Fact name="By">{method ? methods[method] : "—"}</Fact>
      <Fact name="Next charge">
        {afterPause ? `${formatShortDay(afterPause)}, after the pause` : at(chargeAt)}
      </Fact>
      <Fact name="Charges">{paidCount}</Fact>
      <Fact name="Signed up">{at(createdAt)}</Fact>
      <Fact name="First charge">{at(startedAt)}</Fact>
      <Fact name="At the gateway">{gatewayId ?? "not yet"}</Fact>
      {before ? (
        <Fact name="Took the place of">
          <Link href={officePaths.subscription(before.id)} prefetch={false} className="link">
            {before.number}
          </Link>
        </Fact>
      ) : null}
      {after ? (
        <Fact name="Gave its place to">
          <Link href={officePaths.subscription(after.id)} prefetch={false} className="link">
            {after.number}
          </Link>
        </Fact>
      ) : null}
    </Facts>
  );
}

function Facts({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-facts`}>
      <h2 id={`${id}-facts`} className="font-semibold text-lg">
        {title}
      </h2>
      <div className="mt-2 grid gap-1.5">{children}</div>
    </section>
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
