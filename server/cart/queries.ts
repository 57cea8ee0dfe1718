import "server-only";
import type { CartItem } from "@/lib/cart/cart";
import { discountPrice } from "@/lib/pricing/discount";
import { parsePricingRules } from "@/lib/pricing/rules";
import { toFailure } from "@/server/errors";
import { readPricingRules } from "@/server/pricing/repository";
import { reportBadSetting } from "@/server/settings/report-bad-setting";
import { findCartVariant } from "./repository";

/** The result of `/cart?add=`: one item of a variant at the current price, or the reason why not. */
export type AddRequest = { item: CartItem } | { problem: string };

const gone: AddRequest = { problem: "That item is sold out or no longer available." };

export async function resolveAddRequest(add: string | string[]): Promise<AddRequest> {
  if (typeof add !== "string" || !/^[1-9][0-9]{0,14}$/.test(add)) return gone;
  try {
    const [variant, rules] = await Promise.all([findCartVariant(Number(add)), readPricingRules()]);
    if (!variant || variant.free <= 0) return gone;
    const { discountPercent } = parsePricingRules(rules, reportBadSetting);
    const { productId: id, size, color, title, listPaise } = variant;
    return { item: { id, title, price: discountPrice(listPaise, discountPercent).unitPaise, size, color } };
  } catch (error) {
    // The cart itself lives in the browser and opens without the database.
    return { problem: toFailure("cart: add", error).message };
  }
}
