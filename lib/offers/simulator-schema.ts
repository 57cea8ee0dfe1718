import { z } from "zod";
import { pincodePattern } from "@/lib/addresses/pincode";
import { malformedPincode } from "@/lib/addresses/pincode-messages";
import { cartLinesSchema, couponCodeSchema } from "@/lib/cart/schemas";
import { payableMethods } from "@/lib/orders/order";

/** A sample cart and its customer. `known`: the account of a typed phone or email address. */
export const simulationSchema = z
  .strictObject({
    lines: cartLinesSchema.refine((lines) => lines.length > 0, "Add a product first."),
    code: couponCodeSchema,
    pincode: z.union([z.literal(""), z.string().regex(pincodePattern, malformedPincode)]),
    method: z.enum(payableMethods),
    buyer: z.enum(["new", "returning", "known"]),
    contact: z.string().trim().max(254),
  })
  .refine(({ buyer, contact }) => buyer !== "known" || contact !== "", {
    path: ["contact"],
    message: "Enter a phone number or an email address",
  });
export type Simulation = z.output<typeof simulationSchema>;
