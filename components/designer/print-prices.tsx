import { ProseSection } from "@/components/layout/prose-page";
import { customPriceOf, type PrintBand } from "@/lib/designer/printing/print-price";
import type { DesignerShop } from "@/lib/designer/shop";
import { formatPaise, type Paise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { discountPrice } from "@/lib/pricing/discount";

interface PrintPricesProps {
  shop: DesignerShop;
}

/** What a tee with one print costs, by the print's size and the number of tees. */
export function PrintPrices({ shop: { blanks, prices, discountPercent } }: PrintPricesProps) {
  const blank = blanks.find(({ cut }) => cut === "regular") ?? blanks[0];
  const [smallest] = prices.bands;
  if (!blank || !smallest) return null;
  const quantities = [1, ...prices.breaks.map(({ quantity }) => quantity)];
  const priceOf = (blankPaise: Paise, { widthMm, heightMm }: PrintBand, quantity: number) => {
    const { unitPaise } = customPriceOf(prices, blankPaise, [{ view: "front", widthMm, heightMm }], quantity);
    return formatPaise(discountPrice(unitPaise, discountPercent).unitPaise);
  };
  return (
    <ProseSection title="What it costs">
      <div className="scrolls-sideways overflow-x-auto">
        <table className="size-table">
          <caption className="pb-2 text-left text-muted-foreground">
            {blank.name} with one print, for each tee
          </caption>
          <thead>
            <tr>
              <th scope="col">Print</th>
              {quantities.map((quantity) => (
                <th key={quantity} scope="col">
                  {quantity === 1 ? "1 tee" : `${quantity} or more`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {prices.bands.map((band) => (
              <tr key={band.name}>
                <th scope="row" className="whitespace-nowrap">
                  {band.name}
                </th>
                {quantities.map((quantity) => (
                  <td key={quantity} translate="no">
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
        For a team, an event or a shop, <a href={paths.bulkQuote}>ask for a quote</a>: say how many you need
        and by when.
      </p>
    </ProseSection>
  );
}
