/** Under which name each form's answer is kept for its page, and written to the log. */
export const authForms = {
  signIn: "auth: sign in",
  register: "auth: register",
  forgotPassword: "auth: request password reset",
  completeSignIn: "auth: complete sign-in",
  updatePassword: "auth: update password",
} as const;

export type AuthForm = keyof typeof authForms;
/** What a form says when it has worked and stays on its page. */
export type MailSentTo = { email: string };
