import { findNotice } from "./notices";

/** The name of the notice, and its toast text in the spec. */
const words: [string, string, string | undefined, "default" | "destructive"][] = [
  ["signed-in", "Login successful", "Welcome back!", "default"],
  ["signed-out", "Signed out successfully", undefined, "default"],
  ["sign-out-failed", "Failed to sign out", undefined, "destructive"],
  ["password-updated", "Password updated successfully", undefined, "default"],
  ["otp-sent", "OTP Sent", "Please check your phone for the verification code.", "default"],
  ["otp-resent", "OTP Resent", "Please check your phone for the verification code.", "default"],
  ["otp-expired", "OTP Expired", "Please request a new OTP.", "destructive"],
  [
    "account-created",
    "Account Created",
    "Please verify your phone number to complete registration.",
    "default",
  ],
  [
    "otp-failed",
    "OTP Failed",
    "Account created but failed to send phone verification. Please try logging in.",
    "destructive",
  ],
  ["phone-registered", "Registration Successful", "Welcome to Kapas!", "default"],
  ["phone-signed-in", "Login Successful", "Welcome back!", "default"],
];

describe("the notice on the next page", () => {
  it.each(words)("%s: %s", (name, title, description, tone) => {
    expect(findNotice(name)).toMatchObject({ title, tone });
    expect(findNotice(name)?.description).toBe(description);
  });
  it("notifies other tabs of every login and logout", () => {
    for (const name of [
      "signed-in",
      "staff-signed-in",
      "phone-signed-in",
      "phone-registered",
      "password-updated",
    ]) {
      expect(findNotice(name)?.session).toBe("signed-in");
    }
    expect(findNotice("signed-out")?.session).toBe("signed-out");
  });
  it("does not welcome staff before their second factor, because the admin does", () => {
    expect(findNotice("staff-signed-in")?.title).toBeUndefined();
  });
  it("ignores a name that is not one of our notices", () => {
    for (const name of [undefined, "", "You have won", "constructor", "__proto__", "toString"]) {
      expect(findNotice(name)).toBeNull();
    }
  });
});
