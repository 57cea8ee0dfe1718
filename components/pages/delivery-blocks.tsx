import type { ShopTerms } from "@/lib/settings/shop-terms";
import { tellCashRules, tellRates } from "@/lib/settings/tell-terms";

/** What delivery costs and how long it takes, zone by zone. */
export function DeliveryRates({ terms }: { terms: ShopTerms | null }) {
  if (!terms) return <p>Your cart shows the delivery charge before you pay.</p>;
  return (
    <ul>
      {tellRates(terms).map(({ name, rate, days, states }) => (
        <li key={name}>
          <strong>{name}</strong>
          <span>{`: ${rate}. ${days} from the order to your door.`}</span>
          {states.length > 0 ? (
            <span className="block text-muted-foreground">These are {states.join(", ")}.</span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** The rules of cash on delivery; nothing while they can't be read. */
export function CashRules({ terms }: { terms: ShopTerms | null }) {
  if (!terms) return null;
  return (
    <ul>
      {tellCashRules(terms).map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}
