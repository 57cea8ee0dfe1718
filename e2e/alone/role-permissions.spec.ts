import { expect, test } from "../fixtures";
import { backend } from "../support/backend";
import { sidewaysScroll, violationsOn } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

// Runs alone, because a role is everybody's who has it.
test("a permission that an owner gives counts with the next click, and the audit log says who gave it", async ({
  page,
  browser,
}) => {
  const [owner, editor] = [await makeStaff(), await makeStaff("editor")];
  await signIn(page.context(), owner);
  await page.goto("/admin/roles");
  const main = page.getByRole("main");
  const box = main.getByRole("checkbox", { name: "Editor: See who changed what" });
  const other = await browser.newPage();
  await signIn(other.context(), editor);
  await other.goto("/admin/audit-log");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Not part of your role");
  try {
    await box.click();
    await expect(box).toBeChecked();
    await expect(box).toBeEnabled();
    await other.goto("/admin/audit-log");
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Audit log");
    await expect(other.getByRole("listitem").filter({ hasText: "read audit" }).first()).toContainText(
      "added",
    );
    await page.goto("/admin/audit-log?subject=role_permissions");
    await expect(main.getByRole("listitem").first()).toContainText("Permission Editor added");
    expect([...(await violationsOn(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  } finally {
    await backend.from("role_permissions").delete().eq("role", "editor").eq("permission", "audit.read");
  }
  await other.close();
});
