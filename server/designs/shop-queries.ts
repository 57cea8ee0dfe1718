import "server-only";
import { clothOf } from "@/lib/designer/cloth";
import type { PrintPrices } from "@/lib/designer/printing/print-price";
import type { DesignerShop } from "@/lib/designer/shop";
import { tags } from "@/server/cache";
import { getGlobalDiscount, listColors } from "@/server/catalog/queries";
import { readWithCachePolicy } from "@/server/catalog/read-with-cache-policy";
import { type BlankProduct, listBlanks, readPrintPrices } from "./blank-repository";

export async function getDesignerShop(): Promise<DesignerShop> {
  "use cache";
  const [{ blanks, prices }, colours, discountPercent] = await Promise.all([
    readWithCachePolicy(
      "productSettings",
      { blanks: [] as BlankProduct[], prices: { bands: [], breaks: [] } as PrintPrices },
      async () => {
        const [found, printed] = await Promise.all([listBlanks(), readPrintPrices()]);
        return { blanks: found, prices: printed };
      },
      ({ blanks: found }) => found.map(({ productId }) => tags.product(productId)),
    ),
    listColors(),
    getGlobalDiscount(),
  ]);
  return {
    colours: colours.map(({ slug, name, hex }) => ({
      slug,
      name,
      ...(clothOf(colours, slug) ?? { hex, isMelange: false }),
    })),
    blanks: blanks.map(({ cut, name, pricePaise, fabric, picture, variants }) => ({
      cut,
      name,
      pricePaise,
      fabric,
      picture,
      colours: colours.map(({ slug }) => slug).filter((slug) => variants.some(({ color }) => color === slug)),
    })),
    prices,
    discountPercent,
  };
}
