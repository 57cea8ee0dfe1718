import { expect, test } from "../fixtures";
import { SignInPage } from "../pages/sign-in-page";
import { codeIn, messagesTo, nextMessage } from "../support/inbox";
import { Newcomer } from "../support/newcomer";

const otherThan = (code: string) => (code === "123456" ? "654321" : "123456");

test("a visitor registers by phone; wrong and short codes show an error, and a reload keeps the countdown", async ({
  page,
}) => {
  const screen = new SignInPage(page);
  const who = new Newcomer();
  await screen.open("?tab=register&next=%2Fabout");
  await screen.registerByPhone(who);
  await screen.expectToast("Account Created", "Please verify your phone number to complete registration.");
  await expect(screen.code).toBeFocused();
  const code = codeIn(await nextMessage(who.fullPhone, "sms"));
  await page.reload();
  await expect(page.getByRole("timer")).toHaveText(/^4:\d\d$/);
  await expect(page.getByRole("button", { name: "Resend OTP" })).toBeDisabled();
  await screen.code.fill("12");
  await page.getByRole("button", { name: "Verify OTP" }).click();
  await expect(screen.errors).toHaveText(["OTP must be 6 digits"]);
  await screen.code.fill(otherThan(code));
  await screen.expectToast("Invalid OTP", "Please check the code and try again.");
  await screen.code.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.waitForURL("**/about");
  await screen.expectToast("Registration Successful");
  expect((await screen.session()).user?.email).toBe(who.email);
});

test("an expired code leads back to the phone field, where the visitor can ask for a new one", async ({
  page,
}) => {
  const screen = new SignInPage(page);
  const who = new Newcomer();
  await screen.open("?tab=register");
  await screen.registerByPhone(who);
  await expect(screen.code).toBeVisible();
  await screen.ageCode(294);
  await screen.expectToast("OTP Expired", "Please request a new OTP.");
  await expect(page.locator("#phone-phone")).toBeVisible();
  await page.getByRole("button", { name: "Resend OTP" }).click();
  await screen.expectToast("Resend Failed", "Please wait before trying again.");
});

test("a number without an account gets the same answers, and no SMS", async ({ page }) => {
  const screen = new SignInPage(page);
  const who = new Newcomer();
  await screen.open();
  await screen.sendOtp("98765");
  await expect(screen.errors).toHaveText(["Phone number must be at least 10 digits"]);
  await screen.sendOtp(who.phone);
  await screen.expectToast("OTP Sent", "Please check your phone for the verification code.");
  await screen.code.fill("123456");
  await screen.expectToast("Invalid OTP", "Please check the code and try again.");
  expect(await messagesTo(who.fullPhone, "sms")).toHaveLength(0);
  await page.getByRole("button", { name: "Change Phone Number" }).click();
  await screen.sendOtp(who.phone);
  await screen.expectToast("Too Many Requests", "Please wait before trying again.");
});

test("registering by phone with a known email address says that the account exists", async ({ page }) => {
  const screen = new SignInPage(page);
  const who = new Newcomer();
  await screen.open("?tab=register");
  await screen.registerByPhone(who);
  await expect(screen.code).toBeVisible();
  await page.context().clearCookies();
  await screen.open("?tab=register");
  const again = new Newcomer();
  await screen.registerByPhone({ ...again, email: who.email });
  await screen.expectToast(
    "Account Exists",
    "An account with this email already exists. Please login instead.",
  );
});
