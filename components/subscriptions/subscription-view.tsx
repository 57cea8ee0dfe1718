import Link from "next/link";
import type { ReactNode } from "react";
import { AddressLines } from "@/components/addresses/address-lines";
import { SavedAddressChoice } from "@/components/addresses/saved-address-choice";
import { PaymentWatcher } from "@/components/checkout/payment-watcher";
import { Alert } from "@/components/ui/alert";
import type { Address } from "@/lib/addresses/address";
import { formatPaise } from "@/lib/money";
import { formatDay, formatMoment } from "@/lib/orders/when";
import { paths } from "@/lib/paths";
import { formatPhone } from "@/lib/phone";
import { subscriptionPaths } from "@/lib/subscription-paths";
import { describeSubscriptionEvent } from "@/lib/subscriptions/describe-event";
import { cutLabels, describePlan, formatPlanPrice } from "@/lib/subscriptions/describe-plan";
import {
  type ChargeLine,
  describeNextCharge,
  describeNextParcel,
  findSubscriptionBanner,
  listCharges,
} from "@/lib/subscriptions/describe-subscription";
import { hasNextParcel, stepsOf } from "@/lib/subscriptions/steps";
import type {
  Choice,
  Subscription,
  SubscriptionEvent,
  SubscriptionOffer,
} from "@/lib/subscriptions/subscription";
import { DestinationForm } from "./destination-form";
import { NextParcel } from "./next-parcel";
import { SubscriptionSteps } from "./subscription-steps";
import { WearForm } from "./wear-form";

interface SubscriptionViewProps {
  page: {
    subscription: Subscription;
    choices: Choice[];
    followedBy: Subscription | null;
    addresses: Address[];
  };
  /** Null when it can't be read: size and tastes can't be changed then. */
  offer: SubscriptionOffer | null;
  shopName: string;
  now: Date;
}

export function SubscriptionView({ page, offer, shopName, now }: SubscriptionViewProps) {
  const { subscription, choices, followedBy, addresses } = page;
  const { endedAt, charges, plan } = subscription;
  const steps = stepsOf(subscription);
  const lines = listCharges(subscription);
  const banner = findSubscriptionBanner(subscription, now);
  const isWaiting = subscription.pendingChange !== null || charges.some(({ state }) => state === "paid");
  return (
    <div className="grid gap-8">
      {isWaiting ? <PaymentWatcher /> : null}
      {banner ? (
        <Alert variant={banner.look} title={banner.title}>
          {banner.text}
        </Alert>
      ) : null}
      {followedBy ? <Followed by={followedBy} /> : null}
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-x-16">
        <div className="grid min-w-0 content-start gap-10">
          {hasNextParcel(subscription) ? (
            <Section id="parcel" title={subscription.paidCount === 0 ? "First parcel" : "Next parcel"}>
              <p className="text-muted-foreground">{describeNextParcel(subscription, now)}</p>
              <NextParcel subscription={subscription} choices={choices} />
            </Section>
          ) : null}
          <Section id="wear" title="Your style">
            <p>
              {cutLabels[subscription.cut]}, size {subscription.size}
            </p>
            <p className="wrap-anywhere text-muted-foreground">{describeTastes(subscription, offer)}</p>
            {offer && steps.has("details") ? (
              <WearForm
                key={subscription.version}
                subscription={subscription}
                cuts={offer.cuts}
                tastes={offer.tastes}
              />
            ) : null}
          </Section>
          <Section id="destination" title="Delivery address">
            <address className="wrap-anywhere not-italic">
              {subscription.name}
              <br />
              <AddressLines {...subscription.address} />
              <br />
              <span className="text-muted-foreground">{formatPhone(subscription.phone)}</span>
            </address>
            {steps.has("details") ? (
              <DestinationForm
                key={subscription.version}
                subscription={subscription}
                book={
                  addresses.length > 0 ? (
                    <SavedAddressChoice addresses={addresses} known={knownOf(subscription)} />
                  ) : null
                }
              />
            ) : null}
          </Section>
          {lines.length > 0 ? (
            <Section id="charges" title="Charges">
              <ChargeHistory lines={lines} />
            </Section>
          ) : null}
          <SubscriptionTimeline events={subscription.events} />
        </div>
        <aside aria-label="Plan" className="order-first grid min-w-0 content-start gap-5 lg:order-none">
          <div className="grid gap-4 rounded-md bg-muted p-5 sm:p-6">
            <div>
              <p className="font-semibold text-lg">
                {formatPlanPrice(subscription.amountPaise, plan.months)}
              </p>
              <p className="text-muted-foreground">{describePlan(plan)}, GST and delivery included</p>
            </div>
            {endedAt ? (
              <p>
                Ended on {formatDay(endedAt)}.{" "}
                <Link href={paths.subscription} className="link">
                  See plans
                </Link>
              </p>
            ) : (
              <NextCharge subscription={subscription} />
            )}
            <SubscriptionSteps subscription={subscription} shopName={shopName} />
          </div>
          <p className="text-muted-foreground text-sm">{`${subscription.number} · since ${formatDay(subscription.createdAt)}${subscription.method ? ` · paid by ${methods[subscription.method]}` : ""}`}</p>
        </aside>
      </div>
    </div>
  );
}

const methods = { upi: "UPI AutoPay", card: "card", emandate: "bank e-mandate" };

function knownOf({ name, email, phone }: Subscription) {
  return { name, email, phone: formatPhone(phone) };
}

function describeTastes({ tastes }: Subscription, offer: SubscriptionOffer | null): string {
  const names = (offer?.tastes ?? []).filter(({ slug }) => tastes.includes(slug)).map(({ name }) => name);
  return names.length === 0 ? "Picked from everything" : `Picked from ${names.join(", ")}`;
}

function NextCharge({ subscription }: { subscription: Subscription }) {
  const line = describeNextCharge(subscription);
  return line ? <p className="font-semibold">{line}</p> : null;
}

function Followed({ by }: { by: Subscription }) {
  const isAgreed = by.status !== "created";
  return (
    <Alert title={isAgreed ? "Your plan changes next" : "Plan change not finished"}>
      {isAgreed
        ? `${by.plan.name} replaces this one${by.chargeAt ? ` with its charge on ${formatDay(by.chargeAt)}` : ""}. `
        : `You haven't agreed to ${by.plan.name} yet, so this one continues. `}
      <Link href={subscriptionPaths.mine(by.id)} prefetch={false} className="link">
        {isAgreed ? "View it" : "Finish or discard it"}
      </Link>
    </Alert>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} className="min-w-0">
      <h2 id={`${id}-title`} className="display mb-3 text-2xl sm:text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The subscription's history, newest first; collapsed. */
function SubscriptionTimeline({ events }: { events: readonly SubscriptionEvent[] }) {
  const entries = events.flatMap((event) => {
    const text = describeSubscriptionEvent(event);
    return text === null ? [] : [{ at: event.at, text }];
  });
  if (entries.length === 0) return null;
  return (
    <details>
      <summary className="link min-h-11 w-fit cursor-pointer content-center">History</summary>
      <ol className="mt-1 border-t text-sm">
        {entries.map(({ at, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of one moment may say the same, and none moves
          <li key={index} className="flex flex-wrap justify-between gap-x-6 border-b py-2">
            <span>{text}</span>
            <time dateTime={at} className="text-muted-foreground tabular-nums">
              {formatMoment(at)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Charges and refusals, newest first, with their results. */
function ChargeHistory({ lines }: { lines: readonly ChargeLine[] }) {
  return (
    <ul className="border-t">
      {lines.map(({ key, at, text, amountPaise, isRefused, orderNumber }) => (
        <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b py-3">
          <div className="min-w-0">
            <p className="font-semibold">{formatDay(at)}</p>
            <p className={isRefused ? "text-destructive text-sm" : "text-muted-foreground text-sm"}>{text}</p>
          </div>
          <div className="flex flex-wrap items-baseline gap-x-5">
            {orderNumber ? (
              <Link
                href={paths.order(orderNumber)}
                prefetch={false}
                className="link inline-flex min-h-11 items-center"
              >
                Order {orderNumber} and its invoice
              </Link>
            ) : null}
            <span className={isRefused ? "text-muted-foreground tabular-nums" : "font-semibold tabular-nums"}>
              {amountPaise === null ? null : formatPaise(amountPaise)}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
