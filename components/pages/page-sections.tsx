import { Prose } from "@/components/content/prose";
import { ProseSection } from "@/components/layout/prose-page";
import type { Section } from "@/lib/content/split-sections";
import { describeCodRules, listDeliveryRates } from "@/lib/settings/describe-terms";
import type { ShopTerms } from "@/lib/settings/shop-terms";

interface PageSectionsProps {
  sections: readonly Section[];
  terms: ShopTerms | null;
}

/** The text of a shop page: a heading beside each part. */
export function PageSections({ sections, terms }: PageSectionsProps) {
  const blocks = {
    "delivery-rates": () => <DeliveryRates terms={terms} />,
    "cash-rules": () => <CashRules terms={terms} />,
  };
  return sections.map(({ id, title, tree }) => (
    <ProseSection key={id} title={title} id={id || undefined}>
      <Prose tree={tree} blocks={blocks} />
    </ProseSection>
  ));
}

/** Delivery price and time by zone. */
function DeliveryRates({ terms }: { terms: ShopTerms | null }) {
  if (!terms) return <p>Your cart shows the delivery charge before you pay.</p>;
  return (
    <ul>
      {listDeliveryRates(terms).map(({ name, rate, days, states }) => (
        <li key={name}>
          <strong>{name}</strong>
          <span>{`: ${rate}. ${days} from order to delivery.`}</span>
          {states.length > 0 ? (
            <span className="block text-muted-foreground">Includes {states.join(", ")}.</span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** The COD rules; empty while they can't be read. */
function CashRules({ terms }: { terms: ShopTerms | null }) {
  if (!terms) return null;
  return (
    <ul>
      {describeCodRules(terms).map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}
