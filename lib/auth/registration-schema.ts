import { z } from "zod";
import { isEmailContact } from "./contact";
import { phoneRegistrationSchema } from "./phone-schemas";
import { captchaFields, emailRegistrationSchema, nextField } from "./schemas";

const noContactMessage = "Please enter your phone number or email address";

const byEmail = emailRegistrationSchema.safeExtend({ ...nextField, ...captchaFields });
const byPhone = phoneRegistrationSchema.extend({ ...nextField, ...captchaFields });

/** One form for both kinds of account: its `contact` decides which fields it needs. Without styles all are shown, so the other kind's are ignored. */
export const registrationSchema = z
  .looseObject({ contact: z.string().catch("") })
  .transform(({ contact, ...fields }, context) => {
    const { email, password, confirmPassword, ...rest } = fields;
    const kind = isEmailContact(contact) ? "email" : "phone";
    const parsed =
      kind === "email"
        ? byEmail.safeParse({ ...rest, password, confirmPassword, email: contact })
        : byPhone.safeParse({ ...rest, email, phone: contact });
    if (parsed.success) return parsed.data;
    for (const { message, path } of parsed.error.issues) {
      if (path[0] !== kind) context.addIssue({ code: "custom", message, path: [...path] });
      else {
        const asked = contact.trim() === "" ? noContactMessage : message;
        context.addIssue({ code: "custom", message: asked, path: ["contact"] });
      }
    }
    return z.NEVER;
  });
