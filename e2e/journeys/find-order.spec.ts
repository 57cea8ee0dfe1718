import { expect, test } from "../fixtures";
import { nextOrderMail, orderMessagesTo } from "../support/inbox";
import { placeOrder } from "../support/orders";
import { violationsOn } from "../support/rules";

test("a guest finds an order by its number and email address, and a stranger gets the same answer", async ({
  page,
  tee,
  buyer,
}) => {
  const orderId = await placeOrder(tee, { email: buyer.email });
  const ask = async (number: string, email: string) => {
    await page.goto("/find-order");
    await page.waitForLoadState("networkidle");
    await page.getByLabel("Order number").fill(number);
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send me the link" }).click();
  };
  await ask("12345", "nobody");
  await expect(page.locator("#find-order-id-error")).toContainText("Please enter the number");
  await expect(page.locator("#find-order-email-error")).toHaveText("Please enter a valid email address");
  await expect(page.getByLabel("Order number")).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);

  const stranger = `stranger-${buyer.email}`;
  await ask(orderId, stranger);
  const answer = page.getByRole("main").getByRole("status").or(page.getByRole("main").getByRole("alert"));
  await expect(answer.first()).toContainText("If there is an order");
  const said = await answer.first().textContent();

  await ask(` ${orderId.toLowerCase().replaceAll("-", " ")}`, buyer.email.toUpperCase());
  await expect(answer.first()).toHaveText(said ?? "");
  const mail = await nextOrderMail(buyer.email, `The link to your order ${orderId}`);
  await page.goto(mail.text.match(/https?:\/\/\S+\/order-details\/\S+/)?.[0] ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(orderId);
  expect(await orderMessagesTo(stranger, "email")).toEqual([]);
});
