import type { Browser } from "@playwright/test";
import { sandboxKeys } from "../../sandbox/keys";
import { expect, test } from "../fixtures";
import { postJson } from "../support/http";
import { actAsPerson } from "../support/person";
import { officeViolations, sidewaysScroll } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

/** On a visitor's page a picture does not come, and a script throws the same twice. */
async function breakPage(browser: Browser, message: string): Promise<string[]> {
  const context = await browser.newContext();
  await actAsPerson(context);
  const page = await context.newPage();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/send-error-notification")) sent.push(request.postData() ?? "");
  });
  await page.goto("/about?key=1");
  await page.evaluate((words) => {
    document.body.append(Object.assign(new Image(), { src: "/no-such-picture.png" }));
    for (const delay of [0, 10, 500]) {
      setTimeout(() => {
        throw new Error(words);
      }, delay);
    }
  }, message);
  await expect.poll(() => sent.length).toBe(1);
  // The second throw adds none.
  await page.waitForTimeout(1500);
  await context.close();
  return sent;
}

test("the manager sees how the shop is, what is to do, and reads it again @both", async ({
  page,
  browser,
}) => {
  const message = `basket ${Date.now().toString(36).replace(/\d/g, "q")}`;
  const sent = await breakPage(browser, message);
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0] ?? "")).toMatchObject({
    type: "unhandled",
    message: `Error: ${message}`,
    url: "/about",
  });
  await postJson("/api/jobs/run", {}, { authorization: `Bearer ${sandboxKeys.jobsSecret}` });
  await signIn(page.context(), await makeStaff("manager"));
  await page.goto("/admin/settings");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Health/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Health" })).toBeVisible();

  const watched = page.getByRole("list", { name: "What is watched" });
  const lineOf = (name: string) => watched.getByRole("listitem").filter({ hasText: name });
  await expect(lineOf("Database")).toContainText(/It answers\. \d+ of \d+ connections, \d+ MB.*Fine/);
  await expect(lineOf("Errors in browsers")).toContainText(/\d+ different ones? within a day.*Look/);
  await expect(lineOf("Disk of this server")).toContainText(/free of/);
  const errors = page.getByRole("region", { name: "Errors in browsers" });
  await expect(errors).toContainText(message);
  await expect(page.getByRole("region", { name: "Jobs" })).toContainText(
    /Mails, SMS and notices.*ago, in \d+ /,
  );
  await expect(page.getByRole("region", { name: "Versions" })).toContainText(/PostgreSQL.*\d+\.\d+/);
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);

  const read = page.getByRole("status").locator("time");
  const before = await read.getAttribute("datetime");
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(read).not.toHaveAttribute("datetime", before ?? "");

  await page.getByRole("button", { name: new RegExp(`^Dismiss: .*${message}`) }).click();
  await expect(page.getByText("Dismissed. It comes back if it happens again.")).toBeVisible();
  await expect(page.getByRole("main").getByText(message)).toHaveCount(0);
});
