import { messageForStatus } from "@/lib/result";

type NoticeTone = "default" | "destructive";
export interface Notice {
  /** Without a title nothing is shown here. */
  title?: string;
  description?: string;
  tone: NoticeTone;
  /** The event for other tabs. */
  session?: "signed-in" | "signed-out";
}

const google = {
  denied: {
    description: "You didn't allow Google to share your name and email address.",
    tone: "destructive",
  },
  unverified: {
    description: "Google hasn't verified that account's email address.",
    tone: "destructive",
  },
  limited: { description: messageForStatus(429), tone: "destructive" },
  failed: {
    description: "Google couldn't confirm who you are. Please try again.",
    tone: "destructive",
  },
} as const;
const signInFailed = "Google Sign In failed";
const signUpFailed = "Google Sign Up failed";

/**
 * The possible notices about the last action. Only a name is passed, never the text: a link or a planted cookie
 * can't put its own text on the page.
 */
const notices = {
  "signed-in": {
    title: "Login successful",
    description: "Welcome back!",
    tone: "default",
    session: "signed-in",
  },
  /** The admin welcomes its staff itself, after their second factor. */
  "staff-signed-in": { tone: "default", session: "signed-in" },
  "signed-out": { title: "Signed out successfully", tone: "default", session: "signed-out" },
  "sign-out-failed": { title: "Failed to sign out", tone: "destructive" },
  "password-updated": { title: "Password updated successfully", tone: "default", session: "signed-in" },
  "password-asked": {
    title: "Type your current password",
    description: "You can no longer set a new one without it. You can also request a new link.",
    tone: "default",
  },
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
  "account-deleted": {
    title: "Your account is deleted",
    description: "We're sorry to see you go.",
    tone: "default",
    session: "signed-out",
  },
  "google-registered": {
    title: "Registration Successful",
    description: "Welcome to Kapas!",
    tone: "default",
    session: "signed-in",
  },
  "google-login-denied": { title: signInFailed, ...google.denied },
  "google-login-unverified": { title: signInFailed, ...google.unverified },
  "google-login-limited": { title: signInFailed, ...google.limited },
  "google-login-failed": { title: signInFailed, ...google.failed },
  "google-register-denied": { title: signUpFailed, ...google.denied },
  "google-register-unverified": { title: signUpFailed, ...google.unverified },
  "google-register-limited": { title: signUpFailed, ...google.limited },
  "google-register-failed": { title: signUpFailed, ...google.failed },
  "factor-added": { title: "Authenticator app is set up", tone: "default" },
  "factor-removed": { title: "Authenticator app removed", tone: "default" },
  "admin-session-over": {
    title: "Please log in again",
    description: "The admin signs you out after 8 hours without activity, and every 24 hours.",
    tone: "default",
    session: "signed-out",
  },
  "address-saved": { title: "Address saved", tone: "default" },
  "address-default": { title: "Default address changed", tone: "default" },
  "address-deleted": { title: "Address deleted", tone: "default" },
} as const satisfies Record<string, Notice>;

export type NoticeName = keyof typeof notices;

function isNoticeName(name: string): name is NoticeName {
  return Object.hasOwn(notices, name);
}

export function findNotice(name: string | undefined): Notice | null {
  return name !== undefined && isNoticeName(name) ? notices[name] : null;
}
