import { expect, test } from "../fixtures";
import { SignInPage } from "../pages/sign-in-page";
import { codeIn, messagesTo, nextMessage } from "../support/inbox";
import { Newcomer } from "../support/newcomer";

const changePhone = { name: "Change Phone Number" };

test("a mistyped number can be corrected at once, and the form keeps everything else", async ({ page }) => {
  const screen = new SignInPage(page);
  const [who, wrong] = [new Newcomer(), new Newcomer()];
  await screen.open("?tab=register");
  await screen.registerByPhone({ ...who, phone: wrong.phone });
  await screen.awaitCode();
  await screen.expectToast("Account Created");
  await expect(page.getByText("No SMS? Check the number. You can ask for a new code")).toBeVisible();
  await page.getByRole("button", changePhone).click();
  await expect(page.locator("[data-slot=toast][data-state=open]")).toHaveCount(0);

  const phone = page.locator("#phone-phone");
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue(/\d{5} \d{5}$/);
  await expect(page.locator("#phone-first-name")).toHaveValue(who.firstName);
  await expect(page.locator("#phone-last-name")).toHaveValue(who.lastName);
  await expect(page.locator("#phone-email")).toHaveValue(who.email);

  await phone.fill(who.phone);
  await page.getByRole("button", { name: "Register with Phone" }).click();
  await screen.expectToast("Account Created", "Please verify your phone number to complete registration.");
  await screen.awaitCode();
  await screen.code.fill(codeIn(await nextMessage(who.fullPhone, "sms")));
  await page.waitForURL("**/dashboard");
  expect((await screen.session()).user?.email).toBe(who.email);
});

test("registering again with the same number and a corrected email accepts the code that was sent", async ({
  page,
}) => {
  const screen = new SignInPage(page);
  const [who, other] = [new Newcomer(), new Newcomer()];
  await screen.open("?tab=register");
  await screen.registerByPhone({ ...who, email: other.email });
  await screen.awaitCode();
  await screen.ageCode(60);
  await page.getByRole("button", changePhone).click();
  await page.locator("#phone-email").fill(who.email);
  await page.getByRole("button", { name: "Register with Phone" }).click();
  await screen.awaitCode();
  await expect(page.getByRole("timer")).toHaveText(/^3:\d\d$/);
  expect(await messagesTo(who.fullPhone, "sms")).toHaveLength(1);
  await screen.code.fill(codeIn(await nextMessage(who.fullPhone, "sms")));
  await page.waitForURL("**/dashboard");
  expect((await screen.session()).user?.email).toBe(who.email);
});

test("the login form keeps the number and gives it the focus", async ({ page }) => {
  const screen = new SignInPage(page);
  const who = new Newcomer();
  await screen.open();
  await screen.sendOtp(who.phone);
  await screen.awaitCode();
  await page.getByRole("button", changePhone).click();
  const phone = page.locator("#login-phone");
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue(`+91 ${who.phone.slice(0, 5)} ${who.phone.slice(5)}`);
});

test("the registration form keeps what was typed when the code expires", async ({ page }) => {
  const screen = new SignInPage(page);
  const who = new Newcomer();
  await screen.open("?tab=register");
  await screen.registerByPhone(who);
  await screen.awaitCode();
  await screen.ageCode(301);
  await expect(page.locator("#phone-email")).toHaveValue(who.email);
  await expect(page.locator("#phone-first-name")).toHaveValue(who.firstName);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form keeps what was typed, and the corrected number can register", async ({ page }) => {
    const screen = new SignInPage(page);
    const [who, wrong] = [new Newcomer(), new Newcomer()];
    await screen.open("?tab=register");
    await screen.registerByPhone({ ...who, phone: wrong.phone });
    await page.getByRole("button", changePhone).click();
    await expect(page.locator("#phone-email")).toHaveValue(who.email);
    await page.locator("#phone-phone").fill(who.phone);
    await page.getByRole("button", { name: "Register with Phone" }).click();
    await screen.code.fill(codeIn(await nextMessage(who.fullPhone, "sms")));
    await page.getByRole("button", { name: "Verify OTP" }).click();
    await page.waitForURL("**/dashboard");
  });
});
