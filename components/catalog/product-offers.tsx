import type { ProductOffer } from "@/lib/offers/product-offers";

export function ProductOffers({ offers }: { offers: readonly ProductOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="offers" className="mt-6 text-sm">
      <h2 id="offers" className="font-semibold">
        Offers
      </h2>
      <ul className="mt-2 grid gap-2">
        {offers.map(({ code, text, terms }) => (
          <li key={code}>
            <p>
              <span>{text}</span> <span>with</span>{" "}
              <strong translate="no" className="whitespace-nowrap">
                {code}
              </strong>
            </p>
            {terms ? <p className="text-muted-foreground">{terms}</p> : null}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted-foreground">Use one of them in the cart with one tap.</p>
    </section>
  );
}
