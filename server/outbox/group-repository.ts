import "server-only";
import { z } from "zod";
import type { GroupClose } from "@/lib/mail/group-emails";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import { serviceRpc } from "@/server/supabase/service-client";

const closeSchema = row(
  { quantity: z.number(), refundPaise: money, isOnHold: z.boolean() },
  { refundPaise: "refund" },
);

/** Null unless the order was settled and still stands. */
export async function findGroupClose(orderId: string): Promise<GroupClose | null> {
  return closeSchema.nullable().parse(await serviceRpc("find_group_close", { orderId }));
}

const reminderSchema = row({ groupId: z.string(), closesAt: z.string() }, { groupId: "id" });

/** The open group of a tee that isn't paid yet. */
export async function findGroupReminder(memberId: string): Promise<z.output<typeof reminderSchema> | null> {
  return reminderSchema.nullable().parse(await serviceRpc("find_group_reminder", { memberId }));
}

const noticeSchema = row({
  name: z.string(),
  isOneParcel: z.boolean(),
  closesAt: z.string(),
  closedAt: z.string().nullable(),
  paid: z.number(),
  hasDifferences: z.boolean(),
  finalPrice: z.object({ from: money, to: money }).nullable(),
});

/** A group for its organiser. */
export async function findGroupNotice(groupId: string): Promise<z.output<typeof noticeSchema> | null> {
  return noticeSchema.nullable().parse(await serviceRpc("find_group_notice", { groupId }));
}
