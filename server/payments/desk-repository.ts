import "server-only";
import { type MoneyCase, type MoneyStepKind, moneyCaseSchema } from "@/lib/orders/money-case";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

export async function findMoneyCase(caseId: number): Promise<MoneyCase | null> {
  const answer = await (await viewerClient()).rpc("money_case", { p_id: caseId });
  return moneyCaseSchema.nullable().parse(unwrap("money: case", answer));
}

interface MoneyStepWish {
  caseId: number;
  version: string;
  key: string;
  kind: MoneyStepKind;
  note: string;
  orderNumber: string | null;
  upiId: string | null;
}

/** waiting: for a second person. */
export async function takeMoneyStep(step: MoneyStepWish): Promise<"done" | "waiting"> {
  const client = await viewerClient();
  const answer = await client.rpc("take_money_step", {
    p_id: step.caseId,
    p_version: step.version,
    p_key: step.key,
    p_kind: step.kind,
    p_note: step.note,
    ...(step.orderNumber && { p_order_number: step.orderNumber }),
    ...(step.upiId && { p_upi_id: step.upiId }),
  });
  return unwrap("money: step", answer) === "waiting" ? "waiting" : "done";
}

export async function decideMoneyStep(stepId: string, isAgreed: boolean): Promise<void> {
  const client = await viewerClient();
  const answer = await client.rpc("decide_money_step", { p_step_id: stepId, p_is_agreed: isAgreed });
  unwrap("money: decision", answer);
}
