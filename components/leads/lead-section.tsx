import { formatDiscountCap, formatOfferHeadline, type LeadOffer } from "@/lib/leads/lead-offer";
import { LazyLeadPanel } from "./lazy-lead-panel";

/** The popup's offer as part of a page, for visitors who never saw the popup. */
export function LeadSection({ offer }: { offer: LeadOffer }) {
  return (
    <section
      aria-labelledby="lead-offer"
      className="container-page grid gap-x-12 gap-y-6 border-t py-14 md:grid-cols-2"
    >
      <div>
        <h2 id="lead-offer" className="section-title">
          {formatOfferHeadline(offer)}
        </h2>
        <p className="mt-3 max-w-md text-muted-foreground">
          Enter your email to get your code. {formatDiscountCap(offer)}
        </p>
      </div>
      <LazyLeadPanel />
    </section>
  );
}
