"use server";

import { z } from "zod";
import { captchaField, maxCaptchaLength } from "@/lib/auth/captcha";
import { type AuthFormData, authForms } from "@/lib/auth/form-names";
import { contactSchema } from "@/lib/contact/schemas";
import { emailKey } from "@/lib/email";
import { paths } from "@/lib/paths";
import { defineFormAction } from "@/server/gate/define-form-action";
import { sendMessagesSoon } from "@/server/outbox/send-soon";
import { insertMessage } from "./repository";

/** Stores a message for the shop. The address is not confirmed, so nothing is emailed to it. */
export const writeMessageAction = defineFormAction({
  name: authForms.writeMessage,
  guard: "public",
  limit: ({ input }) => ["contactVisitor", ["contactMailbox", emailKey(input.email)], "contactShop"],
  schema: contactSchema.extend({
    [captchaField]: z.string().max(maxCaptchaLength).optional().catch(undefined),
  }),
  retainedFields: ["name", "email", "topic", "orderNumber", "message"],
  answersAt: paths.contactMessage,
  run: async ({ captcha: _solved, ...form }, { viewer }): Promise<AuthFormData> => {
    await insertMessage(form, viewer?.id ?? null);
    sendMessagesSoon();
    return { email: form.email };
  },
});
