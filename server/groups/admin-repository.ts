import "server-only";
import { z } from "zod";
import { type AdminGroup, adminGroupSchema } from "@/lib/groups/admin-group";
import { type GroupRow, groupList, groupStates } from "@/lib/groups/group-list";
import type { ListState } from "@/lib/lists/list-state";
import { row } from "@/lib/row";
import { countRows, readListPage } from "@/server/supabase/read-list-page";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

export async function findAdminGroup(id: string): Promise<AdminGroup | null> {
  return adminGroupSchema.nullable().parse(await viewerRpc("get_admin_group", { id }));
}

const columns = "id, name, organiser, state, is_one_parcel, paid, joined, closes_at, created_at";

export async function findGroups(state: ListState) {
  const client = await viewerClient();
  return readListPage("groups: list", client.from("group_order_list").select(columns), groupList, state);
}

export async function countGroups(q: string): Promise<number> {
  const client = await viewerClient();
  return countRows("groups: count", client.from("group_order_list").select("id"), groupList, q);
}

const rowSchema = row({
  id: z.string(),
  name: z.string(),
  organiser: z.string().nullable(),
  state: z.enum(groupStates),
  isOneParcel: z.boolean(),
  paid: z.number(),
  joined: z.number(),
  closesAt: z.string(),
  createdAt: z.string(),
});

export function parseGroupRows(rows: readonly unknown[]): GroupRow[] {
  return z.array(rowSchema).parse(rows);
}
