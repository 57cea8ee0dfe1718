import { minQuoteTees } from "@/lib/contact/quote";
import { paths } from "@/lib/paths";

/** `versionId`: the design that the quote is for. */
export function QuoteLink({ versionId }: { versionId?: string }) {
  return (
    <span>
      For {minQuoteTees} or more,{" "}
      <a href={versionId ? `${paths.bulkQuote}&design=${versionId}` : paths.bulkQuote} className="link">
        ask for a quote
      </a>
      .
    </span>
  );
}
