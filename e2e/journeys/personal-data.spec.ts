import { readFileSync } from "node:fs";
import { expect, test } from "../fixtures";
import { SignInPage } from "../pages/sign-in-page";
import { codeIn, messagesTo, nextMessage } from "../support/inbox";
import { runJobs } from "../support/jobs";
import { behave } from "../support/message-control";
import { Newcomer } from "../support/newcomer";
import { outage } from "../support/outage";
import { actAsPerson } from "../support/person";
import { readVisits } from "../support/visits";

test.use({ tolerated: [/./] });

test.afterEach(() => outage.end());

/** A number in the spellings of people and programs. */
const spellings = (phone: string) => [phone, `${phone.slice(0, 5)} ${phone.slice(5)}`];
/** A code, but not six digits of a longer number, of an id or of a fraction of a second. */
const codeAlone = (code: string) => new RegExp(`(?:%20|(?<![\\da-f.]))${code}(?![\\da-f])`);

test("a phone number, an email address and a code appear in no log, notice or visit, whatever fails on the way", async ({
  workerShop,
  shop,
  tee,
  buyer,
  page,
}) => {
  const who = new Newcomer();
  await actAsPerson(page.context());
  await page.clock.install();
  const screen = new SignInPage(page);
  await screen.open("?tab=register");
  await screen.registerByPhone(who);
  await screen.awaitCode();
  const code = codeIn(await nextMessage(who.fullPhone, "sms"));
  await outage.fail("/auth/v1/verify", 500);
  await screen.code.fill(code);
  await screen.expectCodeRefused("Verification Failed");
  await outage.end();
  await screen.code.fill("");
  await screen.code.fill(code);
  await page.waitForURL("**/dashboard");

  await page.goto(`/products?q=${encodeURIComponent(who.email)}&utm_source=${who.phone}`);
  await page.evaluate((words) => {
    setTimeout(() => {
      throw new Error(words);
    });
  }, `no answer for ${who.email} at ${who.phone}, code ${code}`);
  await page.clock.fastForward("00:10");

  await page.goto("/contact");
  await page.getByLabel("Your name").fill(who.firstName);
  await page.getByRole("main").getByLabel("Email").fill(who.email);
  await page.getByLabel("Topic").selectOption("bulk");
  await page.getByLabel("How many tees").fill("40");
  await page.getByLabel("Phone (optional)").fill(who.phone);
  await page.getByLabel("Your message").fill(`Please call ${who.phone}`);
  const send = page.getByRole("button", { name: "Send message" });
  await outage.fail("/rpc/", 500);
  await send.click();
  await expect(page.getByText("Server error. Please try again later").first()).toBeVisible();
  await outage.end();
  await send.click();
  await expect(page.getByRole("main").getByText("Message sent")).toBeVisible();

  await shop.reachCheckout(tee, { ...buyer, email: who.email });
  await shop.checkout.chooseCod();
  await shop.checkout.settledTotal();
  await outage.fail("POST /rest/v1/rpc/place_order", 500);
  await shop.checkout.placeCodButton.click();
  await expect(shop.checkout.notice).toContainText("Server error. Please try again later");
  await outage.end();
  await behave("mail", who.email, "refuse");
  await shop.checkout.placeCodButton.click();
  await page.waitForURL("**/order-success*");
  await runJobs({ only: ["messages"] });
  await page.goto("/about");
  await page.clock.fastForward("00:10");
  await expect.poll(async () => (await readVisits()).length).toBeGreaterThan(0);

  const log = readFileSync(workerShop.log, "utf8");
  const slack = (await messagesTo("", "slack")).map(({ subject, text }) => `${subject} ${text}`);
  const places = { log: log.split("\n"), slack, visits: await readVisits() };
  const secrets = [
    ...[who.email, encodeURIComponent(who.email)],
    ...[...spellings(who.phone), ...spellings(buyer.phone)],
  ];
  const isLeak = (line: string) =>
    secrets.some((secret) => line.includes(secret)) || codeAlone(code).test(line);
  for (const [place, lines] of Object.entries(places)) {
    expect(lines.length, `${place} is not empty`).toBeGreaterThan(0);
    expect(lines.filter(isLeak), place).toEqual([]);
  }
  expect(log, "the faults are logged").toContain("place_order");
});
