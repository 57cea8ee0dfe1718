import { livePages } from "../../lib/security/live-pages";
import { expect, test } from "../fixtures";
import { officeIds } from "../support/office-ids";
import { officeViolations, sidebarViolations } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

/** Other journeys look at these, with something open, chosen or wrong. */
const elsewhere = new Set<string>([
  "/admin",
  "/admin/products",
  "/admin/products/add",
  "/admin/products/edit/[id]",
  "/admin/products/import",
  "/admin/second-factor",
]);
const screens = livePages.filter((page) => page.startsWith("/admin") && !elsewhere.has(page));
const parts = 4;

// Workers share the screens.
for (let part = 0; part < parts; part += 1) {
  test(`no screen of the back office breaks an accessibility rule, by day or by night (${part + 1} of ${parts})`, async ({
    page,
  }) => {
    await signIn(page.context(), await makeStaff());
    const ids = await officeIds();
    const found: string[] = [];
    for (const screen of screens.filter((_, index) => index % parts === part)) {
      await page.goto(screen.replace(/\[\w+\]/, (name) => String(ids[name])));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // Fields come alive with the page's scripts, and what is off may be pale.
      await expect(page.locator("main fieldset:disabled:has(*)")).toHaveCount(0);
      found.push(...(await officeViolations(page)));
    }
    if (part === 0) found.push(...(await sidebarViolations(page)));
    expect(found).toEqual([]);
  });
}
