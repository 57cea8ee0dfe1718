import "server-only";
import type { PrintPrices } from "@/lib/designer/print-price";
import { parsePricingRules } from "@/lib/pricing/rules";
import { readAs } from "@/server/catalog/read-as";
import { reportBadSetting } from "@/server/settings/report-bad-setting";
import { readPricingRules } from "./repository";

/** What prints cost, to be shown while somebody designs; quotes read it anew. */
export async function getPrintPrices(): Promise<PrintPrices> {
  "use cache";
  return readAs("productSettings", { bands: [], breaks: [] }, async () => {
    const { prints } = parsePricingRules(await readPricingRules(), reportBadSetting);
    return prints;
  });
}
