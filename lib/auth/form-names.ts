import type { FormState } from "../form-state";

/** The name under which each form's answer is kept for its page and written to the log. */
export const authForms = {
  signIn: "auth: sign in",
  register: "auth: register",
  forgotPassword: "auth: request password reset",
  completeSignIn: "auth: complete sign-in",
  completeGoogle: "auth: complete google sign-in",
  updatePassword: "auth: update password",
  sendOtp: "auth: send otp",
  registerByPhone: "auth: register by phone",
  verifyOtp: "auth: verify otp",
  resendOtp: "auth: resend otp",
  changePhone: "auth: change phone",
  updateProfile: "account: update profile",
  replacePassword: "account: replace password",
  sendPasswordLink: "account: send password link",
  deleteAccount: "account: delete",
  giveCode: "second factor: give code",
  confirmFactor: "second factor: confirm",
  removeFactor: "second factor: remove",
  acceptInvitation: "staff: accept invitation",
  writeMessage: "contact: write",
} as const;

export type AuthForm = keyof typeof authForms;
export function findAuthForm(name: string): AuthForm | null {
  const found = Object.entries(authForms).find(([, value]) => value === name);
  return found && isAuthForm(found[0]) ? found[0] : null;
}

function isAuthForm(key: string): key is AuthForm {
  return Object.hasOwn(authForms, key);
}

/** What a form shows when it succeeds and stays on the screen: where its mail went, or nothing. */
export type AuthFormData = { email: string } | null;

export type AuthFormState = FormState<AuthFormData>;

/** The answer to a form that was sent before its page was hydrated. */
export type AnsweredForm = { form: AuthForm; state: AuthFormState } | null;

/** What has to be typed before an account is deleted. */
export const deletionWord = "DELETE";
