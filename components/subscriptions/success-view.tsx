import Link from "next/link";
import { AddressLines } from "@/components/addresses/address-lines";
import { PaymentWatcher } from "@/components/checkout/payment-watcher";
import { ButtonLink } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { formatDay } from "@/lib/orders/when";
import { paths } from "@/lib/paths";
import { formatPhone } from "@/lib/phone";
import { subscriptionPaths } from "@/lib/subscription-paths";
import { stoppingRule } from "@/lib/subscriptions/consent";
import { cutLabels, formatPlanPrice, formatTeeCount } from "@/lib/subscriptions/describe-plan";
import { describeNextCharge } from "@/lib/subscriptions/describe-subscription";
import type { Subscription } from "@/lib/subscriptions/subscription";

/** The current state: pending bank steps are named, and nothing is shown as done before it is. */
function standingOf({ status, charges, chargeAt }: Subscription) {
  const order = charges.find(({ orderNumber }) => orderNumber !== null)?.orderNumber ?? null;
  if (order !== null) return { title: "You're subscribed", text: "Your first order is placed.", order };
  if (status === "authenticated")
    return {
      title: "You've agreed",
      text: `You won't be charged until ${chargeAt ? formatDay(chargeAt) : "the first charge"}.`,
      order: null,
    };
  if (charges.length > 0 || status === "active")
    return {
      title: "You're subscribed",
      text: "Your first charge is paid, and we're placing your order. This page updates automatically.",
      order: null,
      isWaiting: true,
    };
  return {
    title: "Your bank is confirming it",
    text: "That can take a few minutes, or until tomorrow with some banks. There's nothing more to do: this page updates automatically, and we'll email you. If you closed the payment window, you can pay from your subscription page.",
    order: null,
    isWaiting: true,
  };
}

export function SuccessView({ subscription }: { subscription: Subscription }) {
  const { id, plan, amountPaise, endedAt } = subscription;
  const { title, text, order, isWaiting = false } = standingOf(subscription);
  const next = describeNextCharge(subscription);
  if (endedAt !== null) return <Ended id={id} />;
  return (
    <>
      {isWaiting ? <PaymentWatcher /> : null}
      <h1 className="display text-4xl sm:text-6xl">{title}</h1>
      <p role="status" className="mt-4 max-w-prose text-lg">
        {text}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {order ? (
          <ButtonLink href={paths.order(order)} prefetch={false}>
            View order {order}
          </ButtonLink>
        ) : null}
        <ButtonLink
          href={subscriptionPaths.mine(id)}
          prefetch={false}
          variant={order ? "outline" : "primary"}
        >
          Your subscription
        </ButtonLink>
      </div>
      <div className="mt-10 grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <Card>
          <CardTitle>What you agreed to</CardTitle>
          <p className="mt-2">{`${formatTeeCount(plan.tees)} for ${formatPlanPrice(amountPaise, plan.months)}, GST and delivery included.${next ? ` ${next}.` : ""}`}</p>
          <SubscriptionFacts subscription={subscription} />
        </Card>
        <Card>
          <CardTitle>How to cancel</CardTitle>
          <p className="mt-2">
            Any time, in two taps, on the page of{" "}
            <Link href={subscriptionPaths.mine(id)} prefetch={false} className="link">
              your subscription
            </Link>
            , or in your bank's or UPI app.
          </p>
          <p className="mt-2 text-muted-foreground text-sm">{stoppingRule}</p>
        </Card>
      </div>
    </>
  );
}

function Ended({ id }: { id: string }) {
  return (
    <>
      <h1 className="display text-4xl sm:text-6xl">Your subscription has ended</h1>
      <p className="mt-4 max-w-prose text-lg">You won't be charged again.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={paths.subscription}>See plans</ButtonLink>
        <ButtonLink href={subscriptionPaths.mine(id)} prefetch={false} variant="outline">
          View details
        </ButtonLink>
      </div>
    </>
  );
}

/** The contents and the recipient. */
function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  const { number, cut, size, name, phone, address } = subscription;
  return (
    <dl className="mt-4 grid gap-3 text-sm">
      <div>
        <dt className="text-muted-foreground">Number</dt>
        <dd className="font-semibold tabular-nums">{number}</dd>
      </div>
      <div>
        <dt className="text-muted-foreground">Tees</dt>
        <dd>
          {cutLabels[cut]}, size {size}
        </dd>
      </div>
      <div>
        <dt className="text-muted-foreground">Delivery address</dt>
        <dd className="wrap-anywhere">
          <address className="not-italic">
            {name}
            <br />
            <AddressLines {...address} />
            <br />
            {formatPhone(phone)}
          </address>
        </dd>
      </div>
    </dl>
  );
}
