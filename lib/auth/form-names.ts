import type { FormState } from "../form-state";

/** The name of each form's answer, for its page and the log. */
export const authForms = {
  signIn: "auth: sign in",
  register: "auth: register",
  forgotPassword: "auth: request password reset",
  completeSignIn: "auth: complete sign-in",
  completeGoogle: "auth: complete google sign-in",
  updatePassword: "auth: update password",
  sendOtp: "auth: send otp",
  verifyOtp: "auth: verify otp",
  resendOtp: "auth: resend otp",
  changePhone: "auth: change phone",
  updateProfile: "account: update profile",
  replacePassword: "account: replace password",
  sendPasswordLink: "account: send password link",
  deleteAccount: "account: delete",
  verifySecondFactor: "second factor: give code",
  confirmFactor: "second factor: confirm",
  removeFactor: "second factor: remove",
  acceptInvitation: "staff: accept invitation",
  writeMessage: "contact: write",
  saveNominee: "account: save nominee",
  removeNominee: "account: remove nominee",
  requestPrivacy: "privacy: request",
  provePrivacyRequest: "privacy: prove request",
} as const;

export type AuthForm = keyof typeof authForms;
export function findAuthForm(name: string): AuthForm | null {
  const found = Object.entries(authForms).find(([, value]) => value === name);
  return found && isAuthForm(found[0]) ? found[0] : null;
}

function isAuthForm(key: string): key is AuthForm {
  return Object.hasOwn(authForms, key);
}

/** The acknowledgement of a complaint. */
export interface ReceivedComplaint {
  number: string;
  /** Its page, with the key. */
  path: string;
  /** "22 Nov, 3:30 pm" */
  answerBy: string;
  /** "20 December 2026" */
  solveBy: string;
}

/** The data of a form that stays on the screen after success: the email's recipient, or nothing. */
export type AuthFormData = { email: string; complaint?: ReceivedComplaint } | null;

export type AuthFormState = FormState<AuthFormData>;

/** The answer to a form that was sent before its page was hydrated. */
export type AnsweredForm = { form: AuthForm; state: AuthFormState } | null;

/** Must be typed before an account is deleted. */
export const deletionWord = "DELETE";
