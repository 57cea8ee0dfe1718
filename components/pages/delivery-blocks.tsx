import { formatDays } from "@/lib/addresses/pincode";
import { formatPaise } from "@/lib/money";
import type { DeliveryTerms, ShopTerms } from "@/lib/settings/shop-terms";
import { tellCodFee, tellRate } from "@/lib/settings/tell-terms";

/** What delivery costs and how long it takes, zone by zone. */
export function DeliveryRates({ terms }: { terms: ShopTerms | null }) {
  if (!terms) return <p>Your cart shows the delivery charge before you pay.</p>;
  const { standard, zones } = terms;
  return (
    <ul>
      <Rate name={zones.length > 0 ? "Most of India" : "All over India"} terms={standard} />
      {zones.map(({ zone, name, states, ...terms }) => (
        <Rate key={zone} name={name} terms={terms} states={states} />
      ))}
    </ul>
  );
}

interface RateProps {
  name: string;
  terms: DeliveryTerms;
  states?: readonly string[];
}

function Rate({ name, terms, states = [] }: RateProps) {
  return (
    <li>
      <strong>{name}</strong>: {tellRate(terms)}. {formatDays(terms.minDays, terms.maxDays)} from the order to
      your door.
      {states.length > 0 ? (
        <span className="block text-muted-foreground">These are {states.join(", ")}.</span>
      ) : null}
    </li>
  );
}

/** The rules of cash on delivery; nothing while they can't be read. */
export function CashRules({ terms }: { terms: ShopTerms | null }) {
  if (!terms) return null;
  const { codFeePaise, codUpToPaise, codHoldMinutes } = terms;
  return (
    <ul>
      <li>It costs {tellCodFee(codFeePaise)}.</li>
      {codUpToPaise === null ? null : <li>It is for orders up to {formatPaise(codUpToPaise)}.</li>}
      <li>
        Unless you are signed in with a confirmed phone number, we send a code to your phone. The order goes
        ahead once you have entered the code on the order’s page; without it, the order is cancelled
        automatically after {codHoldMinutes} minutes.
      </li>
      <li>
        A parcel that is refused at the door comes back to us. If this happens to a phone number again and
        again, its orders must be paid online. So must the next order while several are still on their way.
      </li>
    </ul>
  );
}
