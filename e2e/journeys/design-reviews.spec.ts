import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";
import { ProofPage } from "../pages/proof-page";
import { makeCustomer } from "../support/customer";
import { saveDesign } from "../support/designs";
import { nextMessage } from "../support/inbox";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";
import { decide, submissionOf } from "../support/submissions";

test("a customer sends a design, a packer requests a change by keyboard, and the changed design is approved for sale and shown on the home page", async ({
  page,
  context,
  browser,
}) => {
  const customer = await makeCustomer();
  const design = await saveDesign(customer.id, "Kite");
  await signIn(context, customer);
  const [designer, proof] = [new DesignerPage(page), new ProofPage(page)];
  const { main } = proof;
  await page.goto(`/custom-design?design=${design}`);
  await designer.isOpen();
  const first = await proof.reachFromDesigner();
  await main.getByRole("link", { name: "Get it reviewed first" }).click();
  await page.waitForURL(/\/my-submissions\/new\?/);
  await main.getByLabel(/^Message to our reviewers/).fill("The kite is my own drawing.");
  await main.getByRole("checkbox", { name: "The shop may sell this design" }).check();
  await proof.agree();
  await main.getByRole("button", { name: "Send for review" }).click();
  await expect(main.getByRole("heading", { name: "Sent for review" })).toBeVisible();

  const { id } = await submissionOf(first);
  const packer = await browser.newContext();
  await signIn(packer, await makeStaff("packer"));
  const admin = await packer.newPage();
  await admin.goto(`/admin/user-submissions/${id}`);
  await expect(admin.getByText("The kite is my own drawing.").first()).toBeVisible();
  await admin.getByLabel("Message to the customer").fill("The string is thinner than a hair.");
  await admin.getByRole("heading", { level: 1 }).click();
  await admin.keyboard.press("c");
  await admin.getByRole("checkbox", { name: "Thin lines" }).check();
  await admin.keyboard.press("Control+Enter");
  await expect(admin.getByRole("status").getByText("“Kite”: changes requested")).toBeVisible();

  await page.goto("/my-submissions");
  const card = main.getByRole("article", { name: "Kite" });
  await expect(card).toContainText("Changes requested");
  await expect(card).toContainText("too thin to print well on fabric");
  await expect(card).toContainText("The string is thinner than a hair.");
  expect((await nextMessage(customer.email, "email")).subject).toBe("Please change your design");
  await card.getByRole("link", { name: "Edit design: Kite" }).click();
  await designer.pressOn(/./, "ArrowRight");
  const second = await proof.reachFromDesigner();
  await main.getByRole("link", { name: "Send again" }).click();
  await page.waitForURL(/\/my-submissions\/new\?/);
  await main.getByRole("checkbox", { name: "The shop may sell this design" }).check();
  await proof.agree();
  await main.getByRole("button", { name: "Send for review" }).click();
  await expect(main.getByRole("heading", { name: "Sent for review" })).toBeVisible();
  expect((await submissionOf(second)).follows).toBe(id);

  await decide(second, "approved");
  await page.goto("/my-submissions");
  await expect(card).toContainText("Approved");
  const order = card.getByRole("link", { name: "Order now: Kite" });
  await expect(order).toHaveAttribute("href", /^\/design-proof\//);

  const allowed = card.getByRole("checkbox", { name: "Show this design on our home page" });
  await expect(allowed).not.toBeChecked();
  await allowed.check();
  await card.getByRole("checkbox", { name: "Let others start from a copy" }).check();
  await card.getByRole("button", { name: "Save" }).click();
  await expect(card).toContainText("We'll choose which designs to show.");
  await admin.goto(`/admin/user-submissions/${(await submissionOf(second)).id}`);
  await admin.getByRole("button", { name: "Show", exact: true }).click();
  await expect(admin.getByText("Shown on the home page").first()).toBeVisible();
  await packer.close();
  await page.goto("/");
  const start = page.getByRole("link", { name: "Start from “Kite”" });
  await expect(start).toBeVisible();
  await page.goto("/my-submissions");
  await allowed.uncheck();
  await expect(page.getByText("Removed from our home page")).toBeVisible();
  await expect(card).toContainText("You can remove yours any time.");
  await expect(allowed).not.toBeChecked();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Make your own" })).toBeVisible();
  await expect(start).toHaveCount(0);
});
