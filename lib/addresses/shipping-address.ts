import { z } from "zod";
import type { ShippingAddress } from "./address";

/** As an order and its papers keep it. */
export const shippingAddressSchema: z.ZodType<ShippingAddress> = z.object({
  line1: z.string(),
  line2: z.string().default(""),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
});
