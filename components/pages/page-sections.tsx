import { Prose } from "@/components/content/prose";
import { ProseSection } from "@/components/layout/prose-page";
import type { Section } from "@/lib/content/split-sections";
import type { ShopTerms } from "@/lib/settings/shop-terms";
import { CashRules, DeliveryRates } from "./delivery-blocks";

interface PageSectionsProps {
  sections: readonly Section[];
  terms: ShopTerms | null;
}

/** The text of a page of the shop: a heading beside each part. */
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
