"use server";

import { type AuthFormData, authForms } from "@/lib/auth/form-names";
import { findNeededByProblem } from "@/lib/contact/quote";
import { contactSchema } from "@/lib/contact/schemas";
import { emailKey } from "@/lib/email";
import { formatDay, formatMoment, indianDate } from "@/lib/orders/when";
import { paths } from "@/lib/paths";
import { AppError } from "@/server/errors";
import { defineFormAction } from "@/server/gate/define-form-action";
import { signComplaintKey } from "@/server/outbox/complaint-key";
import { sendMessagesSoon } from "@/server/outbox/send-soon";
import { findComplaint, insertMessage } from "./repository";

/** Stores a message for the shop. The address is not confirmed: only a complaint's acknowledgement is emailed to it, without the typed text. */
export const writeMessageAction = defineFormAction({
  name: authForms.writeMessage,
  guard: "public",
  limit: ({ input }) => ["contactVisitor", ["contactMailbox", emailKey(input.email)], "contactShop"],
  schema: contactSchema,
  retainedFields: [
    ...["name", "email", "topic", "orderNumber", "message"],
    ...["quantity", "neededBy", "phone", "designLink"],
  ],
  answersAt: paths.contactMessage,
  run: async ({ captcha: _solved, ...form }, { viewer, now }): Promise<AuthFormData> => {
    const neededBy = findNeededByProblem(form.neededBy ?? null, indianDate(now));
    if (neededBy) throw new AppError("invalid_input", neededBy, { neededBy });
    const id = await insertMessage(form, viewer?.id ?? null);
    sendMessagesSoon();
    const complaint = form.topic === "complaint" ? await findComplaint(id) : null;
    if (!complaint) return { email: form.email };
    const { number, answerDueAt, solveDueAt } = complaint;
    const path = paths.complaint(signComplaintKey(id));
    const times = { answerBy: formatMoment(answerDueAt), solveBy: formatDay(solveDueAt) };
    return { email: form.email, complaint: { number, path, ...times } };
  },
});
