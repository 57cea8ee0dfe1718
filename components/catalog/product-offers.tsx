import type { ProductOffer } from "@/lib/offers/product-offers";

/** The cart applies them with one tap. */
export function ProductOffers({ offers }: { offers: readonly ProductOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="offers" className="mt-6 text-sm">
      <h2 id="offers" className="font-semibold">
        Offers in the cart
      </h2>
      <ul className="mt-2 grid gap-2">
        {offers.map(({ code, text, terms }) => (
          <li key={code}>
            <b translate="no">{code}</b> <span>{`${text}. ${terms}`.trim()}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
