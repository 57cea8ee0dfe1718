"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { nomineeSchema } from "@/lib/account/nominee-schema";
import { type AuthFormData, authForms } from "@/lib/auth/form-names";
import { afterPasswordUpdate, afterSignIn, afterSignOut } from "@/lib/auth/redirects";
import { deleteAccountSchema, profileSchema, replacePasswordSchema } from "@/lib/auth/schemas";
import { orderRefSchema } from "@/lib/orders/schemas";
import { paths } from "@/lib/paths";
import { accountNotice, changedNoticeMessage } from "@/lib/privacy/collection-notices";
import { deleteAccount } from "@/server/auth/delete-account";
import { mailPasswordLink } from "@/server/auth/request-password-reset";
import { setNotice } from "@/server/auth/set-notice";
import { endSession } from "@/server/auth/sign-out";
import { replacePassword } from "@/server/auth/update-password";
import { AppError } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { defineFormAction } from "@/server/gate/define-form-action";
import { clearVisitorCache } from "@/server/http/visitor-cache";
import { requireOrderByToken } from "@/server/orders/require-order";
import { deleteNomineeRow, saveNomineeRow } from "@/server/privacy/repository";
import { isStaffMember } from "@/server/session/is-staff-member";
import { mailOrderAccount } from "./mail-order-account";
import { saveNames } from "./repository";

const withoutAddress = "This account has no email address.";

export const updateProfileAction = defineFormAction({
  name: authForms.updateProfile,
  guard: "customer",
  limit: ["formPerson"],
  schema: profileSchema,
  retainedFields: ["firstName", "lastName"],
  run: async (names, { viewer }): Promise<AuthFormData> => {
    if (!(await saveNames(viewer.id, names))) throw new AppError("not_found");
    await clearVisitorCache("kapas-profile", paths.api.session, 30);
    return null;
  },
});

export const replacePasswordAction = defineFormAction({
  name: authForms.replacePassword,
  guard: "customer",
  limit: ["formPerson"],
  schema: replacePasswordSchema,
  retainedFields: [],
  run: async ({ currentPassword, password }, { viewer }): Promise<AuthFormData> => {
    if (!viewer.email) throw new AppError("conflict", withoutAddress);
    await replacePassword({ email: viewer.email, currentPassword, password });
    await setNotice("password-updated");
    redirect(afterSignIn(await isStaffMember(viewer), afterPasswordUpdate));
  },
});

/** For a customer who signs in by code or with Google and never chose a password. */
export const sendPasswordLinkAction = defineFormAction({
  name: authForms.sendPasswordLink,
  guard: "customer",
  limit: ["formPerson"],
  schema: z.strictObject({}),
  retainedFields: [],
  run: async (_, { viewer }): Promise<AuthFormData> => {
    if (!viewer.email) throw new AppError("conflict", withoutAddress);
    await mailPasswordLink(viewer.email);
    return { email: viewer.email };
  },
});

export const deleteAccountAction = defineFormAction({
  name: authForms.deleteAccount,
  guard: "customer",
  limit: ["formPerson"],
  schema: deleteAccountSchema,
  retainedFields: ["confirmation"],
  run: async ({ password }, { viewer }): Promise<AuthFormData> => {
    await deleteAccount(viewer, password ?? "");
    await endSession();
    await setNotice("account-deleted");
    redirect(afterSignOut);
  },
});

export const saveNomineeAction = defineFormAction({
  name: authForms.saveNominee,
  guard: "customer",
  limit: ["formPerson"],
  schema: nomineeSchema,
  retainedFields: ["name", "relation", "email", "phone"],
  run: async (nominee, { viewer }): Promise<AuthFormData> => {
    await saveNomineeRow(viewer.id, nominee);
    return null;
  },
});

export const removeNomineeAction = defineFormAction({
  name: authForms.removeNominee,
  guard: "customer",
  limit: ["formPerson"],
  schema: z.strictObject({}),
  retainedFields: [],
  run: async (_, { viewer }): Promise<AuthFormData> => {
    await deleteNomineeRow(viewer.id);
    redirect(paths.accountPrivacy);
  },
});

/** For a guest with the order's link. The email goes to the order's address; the answer is the same if that has an account. */
export const createOrderAccountAction = defineAction({
  name: "order: create account",
  guard: requireOrderByToken,
  limit: ["orderAccountVisitor"],
  schema: orderRefSchema.extend({ notice: z.string().max(20) }),
  run: async ({ notice }, { subject: order }) => {
    if (notice !== accountNotice.version) throw new AppError("conflict", changedNoticeMessage);
    await mailOrderAccount(order, notice);
  },
});
