import { z } from "zod";
import type { ShippingAddress } from "./address";

/** As stored in an order and its documents. */
export const shippingAddressSchema: z.ZodType<ShippingAddress> = z.object({
  line1: z.string(),
  line2: z.string().default(""),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
});
