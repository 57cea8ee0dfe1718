export type NoticeTone = "default" | "destructive";
export interface Notice {
  title: string;
  description?: string;
  tone: NoticeTone;
  /** What other tabs should know. */
  session?: "signed-in" | "signed-out";
}

/**
 * What the next page may say about what was just done. Only a name travels, never the words: a link or a planted cookie
 * can't make the shop say what it likes.
 */
const notices = {
  "signed-in": {
    title: "Login successful",
    description: "Welcome back!",
    tone: "default",
    session: "signed-in",
  },
  "signed-out": { title: "Signed out successfully", tone: "default", session: "signed-out" },
  "sign-out-failed": { title: "Failed to sign out", tone: "destructive" },
  "password-updated": { title: "Password updated successfully", tone: "default", session: "signed-in" },
  "otp-sent": {
    title: "OTP Sent",
    description: "Please check your phone for the verification code.",
    tone: "default",
  },
  "otp-resent": {
    title: "OTP Resent",
    description: "Please check your phone for the verification code.",
    tone: "default",
  },
  "otp-expired": { title: "OTP Expired", description: "Please request a new OTP.", tone: "destructive" },
  "otp-failed": {
    title: "OTP Failed",
    description: "Account created but failed to send phone verification. Please try logging in.",
    tone: "destructive",
  },
  "account-created": {
    title: "Account Created",
    description: "Please verify your phone number to complete registration.",
    tone: "default",
  },
  "phone-signed-in": {
    title: "Login Successful",
    description: "Welcome back!",
    tone: "default",
    session: "signed-in",
  },
  "phone-registered": {
    title: "Registration Successful",
    description: "Welcome to Kapas!",
    tone: "default",
    session: "signed-in",
  },
} as const satisfies Record<string, Notice>;

export type NoticeName = keyof typeof notices;

function isNoticeName(name: string): name is NoticeName {
  return Object.hasOwn(notices, name);
}

export function findNotice(name: string | undefined): Notice | null {
  return name !== undefined && isNoticeName(name) ? notices[name] : null;
}
