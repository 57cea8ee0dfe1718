import { ProseSection } from "@/components/layout/prose-page";
import { customPriceOf, type PrintBand } from "@/lib/designer/printing/print-price";
import type { DesignerShop } from "@/lib/designer/shop";
import { formatPaise, type Paise } from "@/lib/money";
import { discountPrice } from "@/lib/pricing/discount";
import { QuoteLink } from "./quote-link";

interface PrintPricesProps {
  shop: DesignerShop;
}

/** What a tee with one print costs, by the print's size and the number of tees. */
export function PrintPrices({ shop: { blanks, prices, discountPercent } }: PrintPricesProps) {
  const blank = blanks.find(({ cut }) => cut === "regular") ?? blanks[0];
  const [smallest] = prices.bands;
  if (!blank || !smallest) return null;
  const steps = [{ quantity: 1, percent: 0 }, ...prices.breaks.filter(({ quantity }) => quantity > 1)];
  const priceOf = (blankPaise: Paise, { widthMm, heightMm }: PrintBand, quantity: number) => {
    const { unitPaise } = customPriceOf(prices, blankPaise, [{ view: "front", widthMm, heightMm }], quantity);
    return formatPaise(discountPrice(unitPaise, discountPercent).unitPaise);
  };
  return (
    <ProseSection title="What it costs">
      {/* A column for each print, so that all steps are visible on a phone. */}
      <div className="overflow-x-auto">
        <table className="size-table max-sm:text-sm">
          <caption className="pb-2 text-left text-muted-foreground">
            {blank.name} with one print, for each tee
          </caption>
          <thead>
            <tr>
              <th scope="col">Tees</th>
              {prices.bands.map(({ name }) => (
                <th key={name} scope="col" className="align-top">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map(({ quantity, percent }) => (
              <tr key={quantity}>
                <th scope="row">
                  <span>{quantity === 1 ? "1" : `${quantity}+`}</span>
                  {percent > 0 ? (
                    <small className="block whitespace-nowrap font-normal">{percent}% off</small>
                  ) : null}
                </th>
                {prices.bands.map((band) => (
                  <td key={band.name} translate="no">
                    {priceOf(blank.pricePaise, band, quantity)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        All sizes of one design count together, also with different names. Other tees with a small print:{" "}
        {blanks
          .filter(({ cut }) => cut !== blank.cut)
          .map(({ name, pricePaise }) => `${name} ${priceOf(pricePaise, smallest, 1)}`)
          .join(", ")}
        . GST is included, delivery is extra.
      </p>
      <p>
        <QuoteLink /> In a group order everyone adds a name and pays their own share: choose Text, then Team
        name.
      </p>
    </ProseSection>
  );
}
