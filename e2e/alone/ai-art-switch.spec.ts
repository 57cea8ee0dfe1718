import { expect, test } from "../fixtures";
import { backend } from "../support/backend";
import { get } from "../support/http";
import { violationsOn } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

// Runs alone, because it takes the tool away from everybody.
test.afterAll(async () => {
  await backend.from("admin_settings").delete().eq("key", "ai_art_settings");
});

const toolOf = async () => /data-opens="ai"/.test((await get("/custom-design")).body);

test("the switch of AI art takes the tool out of the editor at the next request, and gives it back", async ({
  page,
}) => {
  await signIn(page.context(), await makeStaff("manager"));
  await page.goto("/admin/settings/ai-art");
  const state = page.getByRole("region", { name: "Today" });
  await expect(state).toContainText("OpenAI, gpt-image-1-mini");
  const day = page.getByLabel("For one person, a day");
  await expect(day).not.toHaveValue("");
  await day.fill("0");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(page.getByText("Type a number from 1 to 99").first()).toBeVisible();
  await day.fill("3");
  expect(await violationsOn(page)).toEqual([]);

  expect(await toolOf()).toBe(true);
  await page.getByLabel("Pictures are drawn").uncheck();
  await save.click();
  await expect(page.getByText("AI art settings saved")).toBeVisible();
  expect(await toolOf()).toBe(false);
  await page.getByLabel("Pictures are drawn").check();
  await save.click();
  await expect.poll(toolOf).toBe(true);
});
