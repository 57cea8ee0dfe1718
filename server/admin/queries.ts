import "server-only";
import { paths } from "@/lib/paths";
import { requireAdmin } from "@/server/auth/queries";
import { countShop } from "./repository";

/** The first page of the back office. Row policies show the counted rows to admins only. */
export async function getShopCounts() {
  const { firstName } = await requireAdmin(paths.admin);
  return { firstName, counts: await countShop(new Date()) };
}
