import { expect, test } from "../fixtures";
import { messagesTo, nextMessage } from "../support/inbox";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("a visitor's message is answered by support from the inbox, and the answer comes by email", {
  tag: "@phone",
}, async ({ page, browser, buyer }) => {
  await page.goto("/contact");
  const send = page.getByRole("button", { name: "Send message" });
  await send.click();
  await expect(page.getByText("Please enter your name")).toBeVisible();
  await expect(page.getByLabel("Your name")).toBeFocused();
  await page.getByLabel("Your name").fill("Meera Contact");
  await expect(page.getByText("Please enter your name")).toHaveCount(0);
  await page.getByRole("main").getByLabel("Email").fill(buyer.email);
  const quantity = page.getByLabel("How many tees");
  await expect(quantity).toBeHidden();
  await page.getByLabel("Topic").selectOption("bulk");
  await expect(page.getByLabel("Order number")).toBeHidden();
  await quantity.fill("24");
  await page.getByLabel("Phone (optional)").fill(buyer.phone);
  await page.getByLabel("Your message").fill(`First line for ${buyer.phone}\nSecond line`);
  await send.click();
  await expect(page.getByText("Quotes start at 25 tees. For fewer, order directly.")).toBeVisible();
  await quantity.fill("40");
  await send.click();
  await expect(page.getByRole("main").getByText("Message sent")).toBeVisible();
  expect(await messagesTo(buyer.email, "email"), "the address isn't confirmed").toEqual([]);

  const context = await browser.newContext();
  await signIn(context, await makeStaff("support"));
  const inbox = await context.newPage();
  await inbox.goto(`/admin/inbox?q=${buyer.phone}`);
  await inbox.getByRole("link", { name: "Meera Contact" }).filter({ visible: true }).click();
  const messages = inbox.getByRole("list", { name: "Messages" });
  await expect(messages.getByText(`First line for ${buyer.phone}`)).toBeVisible();
  await expect(inbox.locator("dt:text-is('Tees') + dd")).toHaveText("40");
  const answer = inbox.getByLabel("Reply");
  await answer.fill("We can print forty.");
  await inbox.reload();
  await expect(answer).toHaveValue("We can print forty.");
  await inbox.getByRole("button", { name: "Send reply" }).dblclick();
  await expect(messages.getByText("We can print forty.")).toHaveCount(1);
  const mail = await nextMessage(buyer.email, "email");
  expect(mail.text).toContain("We can print forty.");
  expect(mail.text).toContain(`First line for ${buyer.phone}`);
  expect(mail.text).toContain("Tees: 40");
  await inbox.getByRole("button", { name: "Mark as done" }).click();
  await expect(inbox.getByRole("main").getByText("Done", { exact: true })).toBeVisible();
  await context.close();
});
