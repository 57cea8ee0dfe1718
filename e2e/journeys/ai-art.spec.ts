import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";
import { makeCustomer } from "../support/customer";
import { newPrompt } from "../support/image-control";
import { signIn } from "../support/sign-in";

test("a guest signs in from the AI tool, and words become a picture that prints well and can be changed", async ({
  page,
  context,
}) => {
  const designer = new DesignerPage(page);
  await designer.open();
  const panel = await designer.openTool("AI");
  await panel.getByRole("link", { name: "Sign in" }).click();
  await page.waitForURL(/\/auth\?next=/);
  await signIn(context, await makeCustomer());
  await page.goto(new URL(page.url()).searchParams.get("next") ?? "");

  await expect(panel.getByText("3 pictures left today, free of charge")).toBeVisible();
  const prompt = newPrompt("an elephant with a lotus");
  await panel.getByText("Madhubani", { exact: true }).click();
  await panel.getByLabel("What shall be drawn?").fill(prompt);
  await panel.getByRole("button", { name: "Draw it" }).click();
  await expect(designer.spoken).toContainText("Your picture is drawn");
  await expect(panel.getByTitle("Drawn by a machine")).toBeVisible();
  await expect(panel.getByText("2 pictures left today, free of charge")).toBeVisible();
  await panel.getByRole("button", { name: `Place on tee: ${prompt}` }).click();
  await expect(designer.stop(/^Picture, /)).toBeAttached();
  await expect(designer.dpi).toHaveText("150 dpi, fair");

  await panel.getByRole("button", { name: `Try again with changes: ${prompt}` }).click();
  const words = panel.getByLabel("What shall be drawn?");
  await expect(words).toBeFocused();
  await expect(words).toHaveValue(prompt);
  await expect(panel.getByRole("radio", { name: /^Madhubani/ })).toBeChecked();
});
