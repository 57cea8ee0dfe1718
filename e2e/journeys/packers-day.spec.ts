import { expect, test } from "../fixtures";
import { backend } from "../support/backend";
import { nextOrderMail, orderMessagesTo } from "../support/inbox";
import { runJobs } from "../support/jobs";
import { placeOrder } from "../support/orders";
import { officeViolations, sidewaysScroll } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("a packer finds, prints, packs and ships ten orders, of which one is stuck @both", async ({
  page,
  tee,
  buyer,
}) => {
  const name = `Ten Day ${crypto.randomUUID().slice(0, 8)}`;
  const numbers: string[] = [];
  for (let index = 0; index < 10; index += 1) {
    numbers.push(await placeOrder(tee, { email: `${index}.${buyer.email}`, name }));
  }
  const [stuck = "", ...others] = numbers;
  await signIn(page.context(), await makeStaff("packer"));
  const openList = () => page.goto(`/admin/packing?q=${encodeURIComponent(`"${name}"`)}&sort=-created`);
  const chooseAll = () =>
    page.getByRole("checkbox", { name: "Select all on this page" }).filter({ visible: true }).check();
  const toast = page.locator("[data-slot=toast]");

  await openList();
  await expect(page.getByRole("checkbox", { name: /^Select KP-/ }).filter({ visible: true })).toHaveCount(10);
  await chooseAll();
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Picking list" }).click();
  const picking = await opened;
  await expect(picking.getByRole("heading", { level: 1, name: "Picking list" })).toBeVisible();
  await expect(picking.getByRole("checkbox", { name: `10 × ${tee.name}` })).toBeVisible();
  expect([...(await officeViolations(picking)), ...(await sidewaysScroll(picking))]).toEqual([]);
  await picking.close();

  // The buyer of one has cancelled since the list was opened.
  await openList();
  await chooseAll();
  const cancelled = await backend.rpc("transition_order", {
    p_order_id: String((await backend.from("orders").select("id").eq("order_id", stuck).single()).data?.id),
    p_to: "Cancelled",
    p_actor: "customer",
  });
  expect(cancelled.error).toBeNull();
  await page.getByRole("button", { name: "Start printing" }).click();
  const report = page.getByRole("dialog", { name: "1 order stays as it was" });
  await expect(report).toContainText("9 orders done.");
  await expect(report.getByRole("listitem")).toContainText(
    new RegExp(`^${stuck}: Nothing was done: the order is “Cancelled” by now, by its buyer`),
  );
  await report.getByRole("button", { name: "Close" }).click();

  await chooseAll();
  const paper = page.context().waitForEvent("response", (response) => response.url().includes("slips.pdf"));
  await page.getByRole("button", { name: "Labels and slips" }).click();
  expect((await paper).headers()["content-type"]).toBe("application/pdf");
  await page.getByRole("button", { name: "Mark as packed" }).click();
  await expect(toast).toContainText("9 orders packed");

  await chooseAll();
  await page.getByRole("button", { name: "Ship …" }).click();
  const dialog = page.getByRole("dialog", { name: "Ship 9 orders" });
  await dialog.getByLabel("Courier").fill("Delhivery");
  const [first = "", second = "", ...rest] = others;
  const numberOf = (order: string) => dialog.getByLabel(`Tracking number of ${order}`);
  // A scanner types the number and Enter.
  await numberOf(first).fill("DL-TEN-1");
  await numberOf(first).press("Enter");
  await numberOf(second).fill("DL-TEN-1");
  for (const [index, order] of rest.slice(1).entries()) await numberOf(order).fill(`DL-TEN-${index + 3}`);
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  await dialog.getByRole("button", { name: "Ship", exact: true }).click();
  await expect(dialog.getByText(/^KP-\S+ has this number$/)).toBeVisible();
  await numberOf(second).fill("DL-TEN-2");
  await dialog.getByRole("button", { name: "Ship", exact: true }).click();
  await expect(toast).toContainText("8 orders shipped");
  await expect(page.getByRole("checkbox", { name: /^Select KP-/ }).filter({ visible: true })).toHaveCount(1);

  await runJobs();
  const mail = await nextOrderMail(`1.${buyer.email}`, `Order ${first} is on its way`);
  expect(mail.text).toContain("Tracking number: DL-TEN-1");
  const ofStuck = await orderMessagesTo(`0.${buyer.email}`, "email");
  expect(ofStuck.map(({ subject }) => subject)).not.toContain(`Order ${stuck} is on its way`);
});
