import { AddressLines } from "@/components/addresses/address-lines";
import { formatPhone } from "@/lib/phone";
import type { Subscription } from "@/lib/subscriptions/subscription";
import { cutWords } from "@/lib/subscriptions/tell-plan";

/** What is sent, and to whom. */
export function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
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
          {cutWords[cut]}, size {size}
        </dd>
      </div>
      <div>
        <dt className="text-muted-foreground">Goes to</dt>
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
