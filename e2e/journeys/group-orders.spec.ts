import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";
import { ordersOf } from "../support/backend";
import { makeCustomer } from "../support/customer";
import { runJobs } from "../support/jobs";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("an organiser shares a group order, a guest joins and pays their own tee, and it's closed and printed @phone", async ({
  page,
  shop,
  buyer,
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await signIn(context, await makeCustomer());
  const organiser = await context.newPage();
  const designer = new DesignerPage(organiser);
  await designer.openWithSun();
  const text = await designer.openTool("Text");
  await text.getByRole("button", { name: "Team name" }).click();
  await text.getByRole("button", { name: "Team number" }).click();
  await organiser.getByRole("button", { name: "Next", exact: true }).click();
  await organiser.waitForURL(/\/design-proof\/[0-9a-f-]{36}$/);
  const own = organiser.getByRole("main");
  await own.getByRole("link", { name: "Order as a group" }).click();
  await organiser.waitForURL(/\/group-orders\/new/);
  await own.getByRole("button", { name: "Start group order" }).click();
  await expect(own.getByText("Please confirm that you may print this design.")).toBeVisible();
  await own.getByRole("checkbox", { name: /I made this design/ }).check();
  await own.getByRole("button", { name: "Start group order" }).click();
  await organiser.waitForURL(/\/group-orders\/[0-9a-f-]{36}$/);
  await expect(own.getByText("No one has added a tee yet.")).toBeVisible();
  await expect(own.getByText(/Everyone adds a name, number and size/)).toBeVisible();
  const picture = (await own.getByRole("img", { name: /^The tee of the group/ }).getAttribute("src")) ?? "";
  const groupUrl = organiser.url();
  const link = (await own.getByRole("link", { name: "View group page" }).getAttribute("href")) ?? "";
  expect(link).toMatch(/^\/group\/[\w-]{43}$/);

  async function join(name: string, family: readonly string[] = []): Promise<void> {
    await page.goto(link);
    const main = page.getByRole("main");
    for (const [index, relative] of family.entries()) {
      await main.getByLabel("Name on the tee").fill(relative);
      await main.getByLabel("Size", { exact: true }).selectOption("L");
      const add = index === 0 ? "Add another tee first" : "Add this tee";
      await main.getByRole("button", { name: add }).click();
      await expect(main.getByText("L · Not paid")).toHaveCount(index + 1);
    }
    const done = family.length > 0 ? "Add this tee" : /^Pay my share/;
    await main.getByRole("button", { name: done }).click();
    await expect(main.getByText("Enter a name or a number.")).toBeVisible();
    await main.getByLabel("Name on the tee").fill(name);
    await main.getByLabel("Number on the tee").fill("7");
    await main.getByLabel("Size", { exact: true }).selectOption("M");
    await main.getByRole("button", { name: done }).click();
    if (family.length > 0)
      await main.getByRole("button", { name: `Pay for all ${family.length + 1}` }).click();
    await page.waitForURL(/\/checkout$/);
    await expect(main.getByText(/Qty 1$/)).toHaveCount(family.length + 1);
    await shop.checkout.fill(buyer);
    await expect(main.getByText("A group order tee is paid online.")).toBeVisible();
    await shop.checkout.payOnline();
    await shop.razorpay.payByUpiApp();
    await shop.success.expectConfirmed();
    await expect(main.getByRole("link", { name: "View the group order or add another tee" })).toHaveAttribute(
      "href",
      link,
    );
  }
  await join("Meera");
  await page.goto(link);
  await expect(page.getByRole("main").getByText("M · Paid")).toBeVisible();
  await page.getByRole("main").getByLabel("Number on the tee").fill("7");
  await expect(page.getByText("Number 7 is already in the group. You can still use it.")).toBeVisible();
  await join("Kabir", ["Zoya", "Ira"]);

  await organiser.goto(groupUrl);
  await expect(own.getByText("Everyone has paid.")).toBeVisible();
  await expect(own.getByText("More than one tee has number 7.")).toBeVisible();
  await own.getByText("Close now").click();
  await expect(own.getByText(/We'll set the final price/)).toBeVisible();
  await own.getByRole("button", { name: "Close group order" }).click();
  await expect(own.getByText("Closed", { exact: true })).toBeVisible();
  await expect(own.getByText("each, the final price")).toBeVisible();
  await page.goto(link);
  await expect(page.getByText("This group order is closed. No more tees can be added.")).toBeVisible();
  await runJobs({ only: ["money", "messages"] });

  await organiser.goto("/group-orders");
  await expect(own.locator("li img")).toHaveAttribute("src", picture);

  const [order] = await ordersOf(buyer.email);
  const admin = await browser.newContext();
  await signIn(admin, await makeStaff("packer"));
  const packer = await admin.newPage();
  await packer.goto(`/admin/orders/${order?.order_id}`);
  await packer.getByRole("link", { name: "Group order" }).click();
  await packer.waitForURL(/\/admin\/group-orders\//);
  for (const name of ["M: 2", "L: 2"]) await expect(packer.getByRole("heading", { name })).toBeVisible();
  await expect(packer.getByRole("main").getByRole("listitem").filter({ hasText: "Kabir" })).toContainText(
    "7",
  );
  await context.close();
  await admin.close();
});
