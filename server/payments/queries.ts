import "server-only";
import { officePaths } from "@/lib/office-paths";
import { listCaseSteps } from "@/lib/orders/money-case";
import { mayNow } from "@/server/session/back-office";
import { requireOffice } from "@/server/session/viewer";
import { findMoneyCase } from "./desk-repository";

/** A reconciliation case with the currently possible steps; null when there is none. */
export async function getMoneyCase(caseId: string) {
  await requireOffice(officePaths.money, "money.read");
  const id = /^[1-9]\d{0,14}$/.test(caseId) ? Number(caseId) : null;
  const [money, canWrite] = await Promise.all([
    id === null ? null : findMoneyCase(id),
    mayNow("money.write"),
  ]);
  return money && { money, steps: canWrite ? listCaseSteps(money) : [], canWrite };
}
