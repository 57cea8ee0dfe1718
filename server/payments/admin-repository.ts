import "server-only";
import { type MoneyCase, type MoneyStepKind, moneyCaseSchema } from "@/lib/orders/money-case";
import { viewerRpc } from "@/server/supabase/viewer-client";

export async function findMoneyCase(caseId: number): Promise<MoneyCase | null> {
  return moneyCaseSchema.nullable().parse(await viewerRpc("money_case", { id: caseId }));
}

interface MoneyStepInput {
  caseId: number;
  version: string;
  key: string;
  kind: MoneyStepKind;
  note: string;
  orderNumber: string | null;
  upiId: string | null;
}

/** waiting: for a second person. */
export async function requestMoneyStep(step: MoneyStepInput): Promise<"done" | "waiting"> {
  return (await viewerRpc("request_money_step", {
    id: step.caseId,
    version: step.version,
    key: step.key,
    kind: step.kind,
    note: step.note,
    ...(step.orderNumber && { orderNumber: step.orderNumber }),
    ...(step.upiId && { upiId: step.upiId }),
  })) === "waiting"
    ? "waiting"
    : "done";
}

export async function decideMoneyStep(stepId: string, isAgreed: boolean): Promise<void> {
  await viewerRpc("decide_money_step", { stepId, isAgreed });
}
