import type { MessageRow, MessageTable } from "./message-row";

const email = "Please enter a valid email address";
const password = "Password must be at least 6 characters";
const firstName = "First name must be at least 2 characters";
const lastName = "Last name must be at least 2 characters";
const invalidPhone = "Please enter a valid phone number";
const shortPhone = "Phone number must be at least 10 digits";

/** A value typed into one field of a form, and what stands at that field after sending. */
function typed(tab: string, button: string, id: `#${string}`, value: string, says: string): MessageRow {
  return {
    when: `"${value}" in ${id}`,
    at: id,
    says,
    trigger: async ({ screen, page, click }) => {
      if (!page.url().endsWith(`/auth${tab}`)) await screen.open(tab);
      await page.locator(id).fill(value);
      await click(button);
    },
  };
}

const login = (id: `#${string}`, value: string, says: string) => typed("", "Login", id, value, says);
const sendOtp = (value: string, says: string) => typed("", "Send OTP", "#login-phone", value, says);
const byEmail = (id: `#${string}`, value: string, says: string) =>
  typed("?tab=register", "Create Account", id, value, says);
const byPhone = (id: `#${string}`, value: string, says: string) =>
  typed("?tab=register", "Register with Phone", id, value, says);

export const fieldMessages: MessageTable = {
  about: "fields",
  rows: [
    login("#login-email", "nobody", email),
    login("#login-email", "", email),
    login("#login-password", "12345", password),
    sendOtp("", shortPhone),
    sendOtp("98765", shortPhone),
    sendOtp("not-a-number", invalidPhone),
    sendOtp("+0123456789", invalidPhone),
    sendOtp("1234567890123456", invalidPhone),
    byEmail("#register-first-name", "A", firstName),
    byEmail("#register-last-name", " B ", lastName),
    byEmail("#register-email", "a@b", email),
    byEmail("#register-password", "12345", password),
    byEmail("#register-confirm-password", "1234", password),
    {
      ...byEmail("#register-confirm-password", "something-else", "Passwords do not match"),
      when: "two passwords that differ",
      trigger: async ({ page, click }) => {
        await page.locator("#register-password").fill("cotton-and-ink");
        await page.locator("#register-confirm-password").fill("something-else");
        await click("Create Account");
      },
    },
    byPhone("#phone-first-name", "", firstName),
    byPhone("#phone-last-name", "x", lastName),
    byPhone("#phone-email", "a b@c.test", email),
    byPhone("#phone-phone", "12345", shortPhone),
    byPhone("#phone-phone", "98765o4321", invalidPhone),
    typed("?tab=forgot-password", "Send reset link", "#forgot-email", "nobody", email),
    {
      when: "five digits of a code",
      at: "#otp-code",
      says: "OTP must be 6 digits",
      trigger: async ({ screen, who, click }) => {
        await screen.open();
        await screen.sendOtp(who.phone);
        await screen.code.fill("12345");
        await click("Verify OTP");
      },
    },
  ],
};
