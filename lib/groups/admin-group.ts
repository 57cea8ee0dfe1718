import { z } from "zod";
import { formatPaise } from "@/lib/money";
import { money } from "@/lib/money-schema";
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
    /** The organiser, for staff who may read orders; null too when their account is deleted. */
    contact: z
      .object({
        id: z.string(),
        name: z.string(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
      })
      .nullable(),
    /** received: totals of the paid orders · refunded: differences to the final price · due: what the unpaid tees cost now. */
    money: z.object({ received: money, refunded: money, due: money }).nullable(),
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
        state: z.enum(["paid", "unpaid", "paying", "cancelled"]),
        orderNumber: z.string().nullable(),
        status: z.string().nullable(),
      }),
    ),
  },
  { groupId: "id" },
);
export type AdminGroup = z.output<typeof adminGroupSchema>;

/** "Paid ₹7,980 · Not paid yet: ₹1,436 without delivery" */
export function describeGroupMoney({ received, refunded, due }: NonNullable<AdminGroup["money"]>): string {
  return [
    `Paid ${formatPaise(received)}`,
    refunded > 0 && `Refunded ${formatPaise(refunded)} to the final price`,
    due > 0 && `Not paid yet: ${formatPaise(due)} without delivery`,
  ]
    .filter(Boolean)
    .join(" · ");
}
