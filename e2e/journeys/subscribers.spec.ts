import { randomUUID } from "node:crypto";
import { expect, test } from "../fixtures";
import { backend, rowOf } from "../support/backend";
import { get, postJson } from "../support/http";
import { messagesTo } from "../support/inbox";
import { faultsOn, officeViolations, sidewaysScroll } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

const newWord = () => Math.random().toString(36).slice(2, 12);

async function leave(email: string, more: object = {}) {
  const { status, body } = await postJson("/api/leads", {
    email,
    source: "popup",
    sessionId: randomUUID(),
    consent: "2026-11",
    ...more,
  });
  expect(status, body).toBe(200);
  return String(JSON.parse(body).code);
}

async function mailsOf(email: string, count: number) {
  await expect(async () => expect(await messagesTo(email, "email")).toHaveLength(count)).toPass();
  const [newest] = await messagesTo(email, "email");
  return { text: newest?.text ?? "", headers: Object(newest).headers as Record<string, string> };
}

test("staff find a subscriber, mail the code again, export, unsubscribe and delete @both", async ({
  page,
}) => {
  const word = newWord();
  const email = `desk-${word}@example.com`;
  const code = await leave(email, { utm: { source: "=HYPERLINK(1)" } });
  await mailsOf(email, 1);
  const staff = await makeStaff("support");
  await signIn(page.context(), staff);
  await page.goto(`/admin/subscribers?q=${word}`);
  await expect(page.getByText(email).filter({ visible: true })).toBeVisible();
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);

  const file = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export" }).click();
  const stream = await (await file).createReadStream();
  let csv = "";
  for await (const part of stream) csv += part;
  expect(csv).toContain(`${email},,,Popup,'=HYPERLINK(1)`);
  expect(csv).toContain(code);
  const entry = rowOf(
    await backend.from("audit_log").select("after").eq("subject", "lead_exports").eq("actor", staff.id),
  );
  expect(entry.after).toEqual({ search: word });

  const choose = () =>
    page
      .getByRole("checkbox", { name: `Select ${email}` })
      .filter({ visible: true })
      .check();
  await choose();
  await page.getByRole("button", { name: "Mail the code again" }).click();
  await expect(page.getByText("The code is on its way")).toBeVisible();
  expect((await mailsOf(email, 2)).text).toContain(code);
  await choose();
  await page.getByRole("button", { name: "Unsubscribe", exact: true }).click();
  await expect(page.getByText("1 subscriber unsubscribed")).toBeVisible();
  await page.goto(`/admin/subscribers?q=${word} stopped:yes`);
  await choose();
  await page.getByRole("button", { name: "Mail the code again" }).click();
  await expect(page.getByText("They have unsubscribed, so nothing is mailed to them.").first()).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Delete 1 subscriber?" });
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("1 subscriber deleted")).toBeVisible();
  expect((await backend.from("user_leads").select("id").eq("email", email)).data).toEqual([]);
});

test("mails are stopped by the link's page, and by one press in a mail program @both", async ({ page }) => {
  const [byPage, byProgram] = [`page-${newWord()}@example.com`, `program-${newWord()}@example.com`];
  await leave(byPage);
  await leave(byProgram);
  const link = /Unsubscribe: (\S+)/.exec((await mailsOf(byPage, 1)).text)?.[1] ?? "";
  await page.goto(link);
  expect(await page.getByRole("main").textContent()).not.toContain(byPage);
  expect(await faultsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText("You are unsubscribed")).toBeVisible();
  expect(await faultsOn(page)).toEqual([]);
  await expect(page.getByRole("checkbox", { name: /Offers and news/ })).not.toBeChecked();
  await page.getByRole("checkbox", { name: /Back in stock/ }).uncheck();
  await page.getByRole("button", { name: "Keep my choice" }).click();
  await expect(page.getByText("Your choice is kept")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /Back in stock/ })).not.toBeChecked();

  const { headers } = await mailsOf(byProgram, 1);
  expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const address = /^<(.+)>$/.exec(headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
  // As a mail program does: without cookies, origin and scripts.
  const parts = new FormData();
  parts.set("List-Unsubscribe", "One-Click");
  const press = (body: BodyInit) => fetch(address, { method: "POST", body });
  expect((await press(parts)).status).toBe(200);
  expect((await press(new URLSearchParams("List-Unsubscribe=One-Click"))).status).toBe(200);
  for (const email of [byPage, byProgram])
    expect((await backend.from("user_leads").select("is_stopped").eq("email", email)).data).toEqual([
      { is_stopped: true },
    ]);
  for (const nobody of [randomUUID(), "x"])
    expect((await get(`/mail-preferences/${nobody}`)).status).toBe(404);
});
