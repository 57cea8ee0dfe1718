import "server-only";
import { type AdminGroup, adminGroupSchema } from "@/lib/groups/admin-group";
import { viewerRpc } from "@/server/supabase/viewer-client";

export async function findAdminGroup(id: string): Promise<AdminGroup | null> {
  return adminGroupSchema.nullable().parse(await viewerRpc("get_admin_group", { id }));
}
