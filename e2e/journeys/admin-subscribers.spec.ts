import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { leadNotice } from "../../lib/privacy/collection-notices";
import { expect, test } from "../fixtures";
import { backend, rowsOf } from "../support/backend";
import { postJson } from "../support/http";
import { nextMessage } from "../support/inbox";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("staff export a subscriber and email the code again, the subscriber unsubscribes by its link, and staff delete them", async ({
  page,
  browser,
}) => {
  const word = randomUUID().slice(0, 8);
  const email = `news-${word}@example.com`;
  const lead = { email, source: "popup", sessionId: randomUUID(), notice: leadNotice.version, isAdult: true };
  const { body } = await postJson("/api/leads", { ...lead, utm: { source: "=HYPERLINK(1)" } });
  const code = String(JSON.parse(body).code);
  await nextMessage(email, "email");

  await signIn(page.context(), await makeStaff("support"));
  await page.goto(`/admin/subscribers?q=${word}`);
  const file = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export" }).click();
  const csv = await readFile(await (await file).path(), "utf8");
  expect(csv).toContain(`${email},,,Popup,'=HYPERLINK(1)`);
  const choose = () =>
    page
      .getByRole("checkbox", { name: `Select ${email}` })
      .filter({ visible: true })
      .check();
  await choose();
  await page.getByRole("button", { name: "Resend code" }).click();
  await expect(page.getByText("Code sent")).toBeVisible();
  const mail = await nextMessage(email, "email", 2);
  expect(mail.text).toContain(code);

  const reader = await browser.newPage();
  await reader.goto(/Unsubscribe: (\S+)/.exec(mail.text)?.[1] ?? "");
  await reader.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(reader.getByText("You're unsubscribed")).toBeVisible();
  await expect(reader.getByRole("checkbox", { name: /Offers and news/ })).not.toBeChecked();
  await reader.close();

  await page.goto(`/admin/subscribers?q=${word} stopped:yes`);
  await choose();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Delete 1 subscriber?" });
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("1 subscriber deleted")).toBeVisible();
  expect(rowsOf(await backend.from("user_leads").select("id").eq("email", email))).toEqual([]);
});
