import { publicEnv } from "@/lib/public-env";

/** The folder of the shop's own pictures. */
export function pictureFolder(): string {
  return `${publicEnv.supabaseUrl}/storage/v1/object/public/product-images/`;
}
