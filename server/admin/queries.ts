import "server-only";
import { paths } from "@/lib/paths";
import { listMyFactors } from "@/server/auth/second-factor";
import { isFreshSignIn } from "@/server/auth/update-password";
import { env } from "@/server/env";
import { isFactorRequired, lacksFactor } from "@/server/session/back-office";
import { requireOffice } from "@/server/session/viewer";
import { countShop } from "./repository";

/** The first page of the back office. Row policies show the counted rows to admins only. */
export async function getShopCounts() {
  const { firstName } = await requireOffice(paths.admin);
  const [counts, isUnprotected] = await Promise.all([countShop(new Date()), lacksFactor()]);
  return { firstName, counts, isUnprotected };
}

/** What staff may change about their own account. */
export async function getStaffAccount() {
  const viewer = await requireOffice(paths.adminAccount);
  const { firstName, lastName, email } = viewer;
  const factors = await listMyFactors();
  return {
    firstName,
    lastName,
    email: email ?? "",
    factors,
    isFactorRequired: isFactorRequired(env()),
    needsPassword: !isFreshSignIn(viewer, new Date()),
  };
}
