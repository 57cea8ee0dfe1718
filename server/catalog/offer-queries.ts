import "server-only";
import type { PublicOffer } from "@/lib/offers/product-offers";
import { listPublicOffers } from "./offer-repository";
import { readWithCachePolicy } from "./read-with-cache-policy";

export async function getPublicOffers(): Promise<PublicOffer[]> {
  "use cache";
  return readWithCachePolicy("productSettings", [], listPublicOffers);
}
