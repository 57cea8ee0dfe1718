import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { backend } from "../support/backend";
import { get } from "../support/http";
import { actAsPerson, drawAs, popupOn, waitPopupTime } from "../support/person";
import { violationsOn } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

// Runs alone, because the settings of the popup are everybody's.
test.afterAll(async () => {
  await backend.from("admin_settings").delete().eq("key", "lead_settings");
});

test.describe.configure({ mode: "serial" });

async function save(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Save", exact: true });
  await button.click();
  // The message of an earlier save may still be there; the bar goes when nothing is unsaved.
  await expect(button).toBeHidden();
}

async function openSettings(page: Page): Promise<void> {
  await signIn(page.context(), await makeStaff("manager"));
  await page.goto("/admin/settings/leads");
  await expect(page.getByLabel("The code takes off, in per cent")).not.toHaveValue("");
}

async function visit(page: Page, path = "/"): Promise<void> {
  await drawAs(page.context(), 0.99);
  await actAsPerson(page.context());
  await page.clock.install();
  await page.goto(path);
  await waitPopupTime(page);
}

const triggerOf = async () => /\\"trigger\\":\\"(\w+)\\"/.exec((await get("/")).body)?.[1] ?? "none";

test("after scrolling, with what the settings say of the code", async ({ page, browser }) => {
  await openSettings(page);
  await page.getByLabel("The code takes off, in per cent").fill("0");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Type a number from 1 to 90").first()).toBeVisible();
  await page.getByLabel("The code takes off, in per cent").fill("15");
  await page.getByLabel("It opens").selectOption("scroll");
  expect(await violationsOn(page)).toEqual([]);
  await save(page);
  await expect.poll(triggerOf).toBe("scroll");

  const visitor = await (await browser.newContext()).newPage();
  await visit(visitor);
  await expect(popupOn(visitor)).toBeHidden();
  await visitor.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.3));
  await visitor.waitForTimeout(1000);
  await expect(popupOn(visitor)).toBeHidden();
  await visitor.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.7));
  await expect(visitor.getByRole("dialog", { name: "15% off your first order" })).toBeVisible();
  await visitor.context().close();
});

test("when the pointer leaves at the top", async ({ page, browser }) => {
  await openSettings(page);
  await page.getByLabel("It opens").selectOption("exit");
  await save(page);
  await expect.poll(triggerOf).toBe("exit");
  const visitor = await (await browser.newContext()).newPage();
  await visit(visitor);
  const leave = (clientY: number) =>
    visitor.evaluate(
      (y) =>
        document.dispatchEvent(
          new MouseEvent("mouseout", { clientY: y, relatedTarget: null, bubbles: true }),
        ),
      clientY,
    );
  await leave(200);
  await visitor.waitForTimeout(1000);
  await expect(popupOn(visitor)).toBeHidden();
  // Who listens may still be on its way.
  await expect(async () => {
    await leave(-1);
    await expect(popupOn(visitor)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await visitor.context().close();
});

test("switched off, pages carry nothing of it", async ({ page }) => {
  await openSettings(page);
  await page.getByLabel("Visitors are offered a code for their address").uncheck();
  await save(page);
  await expect.poll(triggerOf).toBe("none");
});
