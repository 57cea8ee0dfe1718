import { expect, test } from "../fault-fixtures";
import { SignInPage } from "../pages/sign-in-page";
import { codeIn, messagesTo, nextMessage } from "../support/inbox";
import { Newcomer } from "../support/newcomer";
import { actAsPerson } from "../support/person";
import { readVisits } from "../support/visits";

test.use({ tolerated: [/./] });

/** A number as people and programs write it. */
const spellings = (phone: string) => [phone, `${phone.slice(0, 5)} ${phone.slice(5)}`];
/** A code, which six digits of a longer number, of an id or of a fraction of a second are not: some are the same by chance. */
const codeAlone = (code: string) => new RegExp(`(?:%20|(?<![\\da-f.]))${code}(?![\\da-f])`);

test("a phone, a mail address and a code go through sign-in, orders, forms, searches and faults, and nothing tells of them", async ({
  cutShop,
  shop,
  tee,
  buyer,
  page,
}) => {
  const { database, mail } = cutShop.lines;
  const who = new Newcomer();
  await actAsPerson(page.context());

  const screen = new SignInPage(page);
  await screen.open("?tab=register");
  await screen.registerByPhone(who);
  await screen.awaitCode();
  const code = codeIn(await nextMessage(who.fullPhone, "sms"));
  await screen.code.fill(code === "111111" ? "222222" : "111111");
  await screen.expectToast("Invalid OTP", "Please check the code and try again.");
  await database.cut(500, "/auth/v1/verify");
  await screen.code.fill(code);
  await screen.expectToast("Verification Failed");
  await database.mend();
  await screen.code.fill("");
  await screen.code.fill(code);
  await page.waitForURL("**/dashboard");

  await page.goto(`/products?q=${encodeURIComponent(who.email)}&utm_source=${who.phone}`);
  await page.waitForTimeout(4500);
  await page.evaluate((words) => {
    setTimeout(() => {
      throw new Error(words);
    });
  }, `no answer for ${who.email} at ${who.phone}, code ${code}`);

  await page.goto("/contact");
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Your name").fill(who.firstName);
  await page.getByLabel("Email").fill(who.email);
  await page.getByLabel("What is it about?").selectOption("bulk");
  await page.getByLabel("Your message").fill(`Please call ${who.phone}`);
  await database.cut(500, "/rpc/");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Server error. Please try again later").first()).toBeVisible();
  await database.mend();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("main").getByText("Your message has reached us")).toBeVisible();

  // Somebody else's number: the order waits for its code.
  await shop.reachCheckout(tee, { ...buyer, email: who.email });
  await shop.checkout.chooseCod();
  await shop.checkout.settledTotal();
  await database.cut(500, "POST /rest/v1/rpc/place_order");
  await shop.checkout.placeCodButton.click();
  await expect(shop.checkout.notice).toContainText("Server error. Please try again later");
  await database.mend();
  await mail.cut(400);
  await shop.checkout.placeCodButton.click();
  await page.waitForURL("**/order-success*");
  await page.waitForTimeout(6000);
  await mail.mend();
  await shop.success.expectConfirmed();

  // The events of the page go out in groups, and are written once a second.
  await page.goto("/about");
  await page.waitForTimeout(3000);
  const { log, reports } = cutShop.told();
  const slack = (await messagesTo("", "slack")).map(({ subject, text }) => `${subject} ${text}`);
  const visits = await readVisits();
  const numbers = [...spellings(who.phone), ...spellings(buyer.phone)];
  const canaries = [who.email, encodeURIComponent(who.email), ...numbers];
  const tells = (line: string) =>
    canaries.some((canary) => line.includes(canary)) || codeAlone(code).test(line);
  for (const [place, lines] of Object.entries({ log: log.split("\n"), reports, slack, visits })) {
    expect(lines.length, `${place} is not empty`).toBeGreaterThan(0);
    expect(lines.filter(tells), place).toEqual([]);
  }
  expect(log, "the faults are told").toContain("orders: place");
  expect(reports.join("\n"), "the faults are reported").toContain("event_id");
});
