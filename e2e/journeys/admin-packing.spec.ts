import { expect, test } from "../fixtures";
import { moveClock } from "../support/clock";
import { nextOrderMail, orderMessagesTo } from "../support/inbox";
import { cancelOrder, placeOrder } from "../support/orders";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("a packer prints, packs and ships several orders at once, and a cancelled one is left out @phone", async ({
  page,
  tee,
  buyer,
}) => {
  const name = `Packing Day ${crypto.randomUUID().slice(0, 8)}`;
  const order = (index: number) => placeOrder(tee, { email: `${index}.${buyer.email}`, name });
  const [stuck, first, second] = [await order(0), await order(1), await order(2)];
  await signIn(page.context(), await makeStaff("packer"));
  await page.goto("/admin");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Packing" }).click();
  await page.waitForURL("**/admin/packing");
  await page.goto(`/admin/packing?q=${encodeURIComponent(`"${name}"`)}&sort=created`);
  const boxes = page.getByRole("checkbox", { name: /^Select KP-/ }).filter({ visible: true });
  await expect(boxes).toHaveCount(3);
  const chooseAll = () =>
    page.getByRole("checkbox", { name: "Select all on this page" }).filter({ visible: true }).check();
  const toast = page.locator("[data-slot=toast]");

  await chooseAll();
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Pick list" }).click();
  const picking = await opened;
  await expect(picking.getByRole("checkbox", { name: `3 × ${tee.name}` })).toBeVisible();
  await picking.close();

  // One order's customer cancels while the list is open.
  await cancelOrder(stuck);
  await page.getByRole("button", { name: "Start production" }).click();
  const report = page.getByRole("dialog", { name: "1 order wasn't changed" });
  await expect(report).toContainText("2 orders done.");
  await expect(report.getByRole("listitem")).toContainText(
    new RegExp(`^${stuck}: No change: the order is already “Cancelled”, by the customer`),
  );
  await report.getByRole("button", { name: "Close" }).click();

  await chooseAll();
  const slips = page.context().waitForEvent("response", (response) => response.url().includes("slips.pdf"));
  await page.getByRole("button", { name: "Labels and slips" }).click();
  expect((await slips).headers()["content-type"]).toBe("application/pdf");
  await page.getByRole("button", { name: "Mark as packed" }).click();
  await expect(toast).toContainText("2 orders packed");

  await chooseAll();
  await page.getByRole("button", { name: "Ship…" }).click();
  const dialog = page.getByRole("dialog", { name: "Ship 2 orders" });
  await dialog.getByLabel("Courier").fill("Delhivery");
  // A scanner types the number and Enter, which moves to the next field.
  await dialog.getByLabel(`Tracking number of ${first}`).fill("DL-1");
  await dialog.getByLabel(`Tracking number of ${first}`).press("Enter");
  const last = dialog.getByLabel(`Tracking number of ${second}`);
  await expect(last).toBeFocused();
  await last.fill("DL-2");
  await dialog.getByRole("button", { name: "Ship", exact: true }).click();
  await expect(toast).toContainText("2 orders shipped");

  // Until then staff can undo it.
  await moveClock({ hours: 1 });
  const mail = await nextOrderMail(`1.${buyer.email}`, `Order ${first} is on its way`);
  expect(mail.text).toContain("Tracking number: DL-1");
  const ofStuck = await orderMessagesTo(`0.${buyer.email}`, "email");
  expect(ofStuck.map(({ subject }) => subject)).not.toContain(`Order ${stuck} is on its way`);
});
