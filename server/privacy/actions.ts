"use server";

import { z } from "zod";
import { captchaField, maxCaptchaLength } from "@/lib/auth/captcha";
import { type AuthFormData, authForms } from "@/lib/auth/form-names";
import { privacyRequestSchema } from "@/lib/contact/schemas";
import { emailKey } from "@/lib/email";
import { AppError } from "@/server/errors";
import { defineFormAction } from "@/server/gate/define-form-action";
import { sendMessagesSoon } from "@/server/outbox/send-soon";
import { verifyRequestToken } from "./queries";
import { insertPrivacyRequest, provePrivacyRequest } from "./repository";

/** Emails a link to the address. The answer is the same whether the shop has data of this address or not. */
export const requestPrivacyAction = defineFormAction({
  name: authForms.requestPrivacy,
  guard: "public",
  limit: ({ input }) => ["contactVisitor", ["contactMailbox", emailKey(input.email)], "contactShop"],
  schema: privacyRequestSchema.extend({
    [captchaField]: z.string().max(maxCaptchaLength).optional().catch(undefined),
  }),
  retainedFields: ["kind", "name", "email", "details"],
  run: async ({ captcha: _solved, ...form }): Promise<AuthFormData> => {
    await insertPrivacyRequest(form);
    sendMessagesSoon();
    return { email: form.email };
  },
});

/** Only a submitted form proves the address: mail programs open links before their reader does. */
export const provePrivacyRequestAction = defineFormAction({
  name: authForms.provePrivacyRequest,
  guard: "public",
  limit: ["formVisitor"],
  schema: z.strictObject({ token: z.string().max(200) }),
  retainedFields: ["token"],
  run: async ({ token }): Promise<AuthFormData> => {
    const id = verifyRequestToken(token);
    const proven = id === null ? null : await provePrivacyRequest(id);
    if (!proven) throw new AppError("not_found", "This link has expired. Please send a new request.");
    sendMessagesSoon();
    return null;
  },
});
