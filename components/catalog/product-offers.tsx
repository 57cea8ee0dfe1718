import type { ProductOffer } from "@/lib/offers/product-offers";
import { UseOffer } from "./use-offer";

/** One tap applies them in the cart. */
export function ProductOffers({ offers }: { offers: readonly ProductOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="offers" className="mt-6 text-sm">
      <h2 id="offers" className="font-semibold">
        Offers in the cart
      </h2>
      <ul className="mt-2 grid gap-2">
        {offers.map(({ code, text, terms }) => (
          <li key={code} className="flex items-center justify-between gap-3">
            <span>
              <b translate="no">{code}</b> <span>{`${text}. ${terms}`.trim()}</span>
            </span>
            <UseOffer code={code} />
          </li>
        ))}
      </ul>
    </section>
  );
}
