import { expect, test } from "../fixtures";
import { runJobs } from "../support/jobs";
import { actAsPerson } from "../support/person";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("an error on a visitor's page is reported once and listed under Health until it is dismissed", async ({
  page,
  browser,
}) => {
  const message = `basket ${Date.now().toString(36).replace(/\d/g, "q")}`;
  const visitor = await browser.newContext();
  await actAsPerson(visitor);
  const broken = await visitor.newPage();
  await broken.goto("/about?key=1");
  const report = broken.waitForRequest("**/api/send-error-notification");
  await broken.evaluate((words) => {
    queueMicrotask(() => {
      throw new Error(words);
    });
  }, message);
  expect((await report).postDataJSON()).toMatchObject({
    type: "unhandled",
    message: `Error: ${message}`,
    url: "/about",
  });
  await (await report).response();
  await visitor.close();
  await runJobs({ only: ["messages"] });

  await signIn(page.context(), await makeStaff("manager"));
  await page.goto("/admin/settings/health");
  const watched = page.getByRole("list", { name: "Checks" });
  const lineOf = (name: string) => watched.getByRole("listitem").filter({ hasText: name });
  await expect(lineOf("Database")).toContainText(/Running\. \d+ of \d+ connections, \d+ MB.*OK/);
  await expect(lineOf("Browser errors")).toContainText(/\d+ different in the last day.*Check/);
  await expect(page.getByRole("region", { name: "Jobs" })).toContainText(
    /Emails, texts and notifications.*ago, in \d+ /,
  );
  await expect(page.getByRole("region", { name: "Browser errors" })).toContainText(message);
  await page.getByRole("button", { name: new RegExp(`^Dismiss: .*${message}`) }).click();
  await expect(page.getByText("Dismissed. It returns if it happens again.")).toBeVisible();
  await expect(page.getByRole("main").getByText(message)).toHaveCount(0);
});
