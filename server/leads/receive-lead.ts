import "server-only";
import type { LeadInput } from "@/lib/leads/lead-schema";
import type { PopupArm } from "@/lib/leads/popup-arm";
import { AppError, mapRefusals, type Refusals } from "@/server/errors";
import { sendMessagesSoon } from "@/server/outbox/send-soon";
import { insertLead } from "./repository";

const refusals: Refusals = {
  no_offer: "This offer has ended.",
  bad_lead: new AppError("invalid_input", "A value couldn't be saved. Please check the fields."),
};

/** The response is the same whether the address was known or not. */
export async function receiveLead(
  input: LeadInput,
  { visitor, arm }: { visitor: string; arm: PopupArm | null },
): Promise<{ code: string }> {
  const code = await mapRefusals(refusals, () => insertLead(input, visitor, arm));
  sendMessagesSoon();
  return { code };
}
