import { publicEnv } from "@/lib/public-env";

/** Where the shop's own pictures lie. */
export function pictureFolder(): string {
  return `${publicEnv.supabaseUrl}/storage/v1/object/public/product-images/`;
}
