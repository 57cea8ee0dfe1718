import "server-only";
import { z } from "zod";
import type { Address } from "@/lib/addresses/address";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import { serviceRpc } from "@/server/supabase/service-client";
import type { SessionClient } from "@/server/supabase/viewer-client";
import { withJobDeadline } from "@/server/supabase/with-job-deadline";

const words = { name: z.string(), number: z.string() };
const groupFields = {
  groupId: z.string(),
  versionId: z.string(),
  name: z.string(),
  organiser: z.string().nullable(),
  isOneParcel: z.boolean(),
  city: z.string().nullable(),
  closesAt: z.string(),
  closedAt: z.string().nullable(),
  paid: z.number(),
  finalPrice: z.object({ from: money, to: money }).nullable(),
};
const teeFields = {
  id: z.string(),
  ...words,
  size: z.string(),
  state: z.enum(["paid", "unpaid", "paying", "cancelled"]),
};

const groupSchema = row(groupFields, { groupId: "id" });
const viewSchema = row(
  {
    ...groupFields,
    tees: z.array(z.object(words)),
    sizes: z.array(z.object({ size: z.string(), count: z.number() })),
    mine: z.array(row({ ...teeFields, versionId: z.string() })),
  },
  { groupId: "id" },
);
const ownSchema = row(
  { ...groupFields, tees: z.array(z.object(teeFields)), refundPaise: money },
  { groupId: "id", refundPaise: "refund" },
);

export interface NewGroup {
  groupId: string;
  userId: string;
  versionId: string;
  tokenHash: string;
  /** Of one parcel; null: one for each tee. */
  address: Address | null;
  closesAt: Date;
}

export async function startGroupRow(group: NewGroup): Promise<void> {
  const { groupId, userId, versionId, tokenHash, address, closesAt } = group;
  await serviceRpc("start_group", {
    group: {
      id: groupId,
      user_id: userId,
      version_id: versionId,
      token_hash: tokenHash,
      is_one_parcel: address !== null,
      address: address && {
        name: address.name,
        phone: address.phone,
        line1: address.line1,
        line2: address.line2,
        city: address.city,
        state: address.state,
        pincode: address.pincode,
      },
      closes_at: closesAt.toISOString(),
    },
  });
}

export async function findGroup(tokenHash: string, browserKeyHash: string | null) {
  const found = await serviceRpc("find_group", {
    tokenHash,
    ...(browserKeyHash !== null && { keyHash: browserKeyHash }),
  });
  return viewSchema.nullable().parse(found);
}

export async function findOwnGroup(groupId: string, userId: string) {
  return ownSchema.nullable().parse(await serviceRpc("find_own_group", { id: groupId, userId }));
}

export async function ownsGroup(groupId: string, client: SessionClient): Promise<boolean> {
  const { data } = await client.auth.getClaims();
  return data !== null && (await findOwnGroup(groupId, data.claims.sub)) !== null;
}

export async function listOwnGroups(userId: string) {
  return z.array(groupSchema).parse(await serviceRpc("list_own_groups", { userId }));
}

interface NewTee {
  versionId: string;
  variantId: number;
  browserKeyHash: string;
  name: string;
  number: string;
  email: string;
  replaces: string | undefined;
}

export async function joinGroupRow(groupId: string, tee: NewTee): Promise<void> {
  await serviceRpc("join_group", {
    groupId,
    tee: {
      version_id: tee.versionId,
      variant_id: tee.variantId,
      browser_key_hash: tee.browserKeyHash,
      name: tee.name,
      number: tee.number,
      email: tee.email || null,
      replaces: tee.replaces ?? null,
    },
  });
}

/** For the organiser, or the browser that added the tee. */
export async function leaveGroupRow(
  groupId: string,
  memberId: string,
  by: { userId: string } | { keyHash: string },
): Promise<void> {
  await serviceRpc("leave_group", { groupId, memberId, ...by });
}

export async function closeGroupRow(groupId: string, userId: string): Promise<void> {
  await serviceRpc("close_group", { id: groupId, userId });
}

export async function closeDueGroups(): Promise<void> {
  await withJobDeadline(() => serviceRpc("close_due_groups"));
}

/** Returns how many orders were settled. */
export async function settleGroupOrders(limit: number): Promise<number> {
  return withJobDeadline(() => serviceRpc("settle_group_orders", { limit }));
}

export async function queueGroupReminders(): Promise<void> {
  await withJobDeadline(() => serviceRpc("queue_group_reminders"));
}
