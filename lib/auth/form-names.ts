import type { FormState } from "../form-state";

/** Under which name each form's answer is kept for its page, and written to the log. */
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
} as const;

export type AuthForm = keyof typeof authForms;
export function findAuthForm(name: string): AuthForm | null {
  const found = Object.entries(authForms).find(([, value]) => value === name);
  return found && isAuthForm(found[0]) ? found[0] : null;
}

function isAuthForm(key: string): key is AuthForm {
  return Object.hasOwn(authForms, key);
}

/** What a form says when it has worked and stays: where its mail went, or nothing. */
export type AuthFormData = { email: string } | null;

export type AuthFormState = FormState<AuthFormData>;

/** One form of a page was sent before the page had scripts, and this is its answer. */
export type AnsweredForm = { form: AuthForm; state: AuthFormState } | null;

/** What has to be typed before an account is deleted. */
export const deletionWord = "DELETE";
