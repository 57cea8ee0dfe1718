import { z } from "zod";
import { row } from "@/lib/row";

/** A group order for staff. */
export const adminGroupSchema = row(
  {
    groupId: z.string(),
    name: z.string(),
    isOneParcel: z.boolean(),
    /** Of one parcel; null too when the organiser's account is deleted. */
    address: z
      .object({
        name: z.string(),
        phone: z.string(),
        line1: z.string(),
        line2: z.string().nullish(),
        city: z.string(),
        state: z.string(),
        pincode: z.string(),
      })
      .nullable(),
    closesAt: z.string(),
    closedAt: z.string().nullable(),
    paid: z.number(),
    /** By size. */
    tees: z.array(
      row({
        id: z.string(),
        name: z.string(),
        number: z.string(),
        size: z.string(),
        state: z.enum(["paid", "unpaid", "cancelled"]),
        orderNumber: z.string().nullable(),
        status: z.string().nullable(),
      }),
    ),
  },
  { groupId: "id" },
);
export type AdminGroup = z.output<typeof adminGroupSchema>;
