import "server-only";
import { adminPaths } from "@/lib/admin-paths";
import { listCaseSteps } from "@/lib/orders/money-case";
import { hasAnyPermission } from "@/server/session/admin-access";
import { requireAdminAccess } from "@/server/session/viewer";
import { findMoneyCase } from "./admin-repository";

/** A reconciliation case with the currently possible steps; null when there is none. */
export async function getMoneyCase(caseId: string) {
  await requireAdminAccess(adminPaths.money, "money.read");
  const id = /^[1-9]\d{0,14}$/.test(caseId) ? Number(caseId) : null;
  const [money, canWrite] = await Promise.all([
    id === null ? null : findMoneyCase(id),
    hasAnyPermission("money.write"),
  ]);
  return money && { money, steps: canWrite ? listCaseSteps(money) : [], canWrite };
}
