import "server-only";
import { paths } from "@/lib/paths";
import { requireAdmin } from "@/server/auth/queries";
import { listMyFactors } from "@/server/auth/second-factor";
import { isFreshSignIn } from "@/server/auth/update-password";
import { countShop } from "./repository";

/** The first page of the back office. Row policies show the counted rows to admins only. */
export async function getShopCounts() {
  const { firstName } = await requireAdmin(paths.admin);
  return { firstName, counts: await countShop(new Date()) };
}

/** What somebody who works in the back office may change of their own. */
export async function getStaffAccount() {
  const viewer = await requireAdmin(paths.adminAccount);
  const { firstName, lastName, email } = viewer;
  const factors = await listMyFactors();
  return {
    firstName,
    lastName,
    email: email ?? "",
    factors,
    needsPassword: !isFreshSignIn(viewer, new Date()),
  };
}
