import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";
import { ProofPage } from "../pages/proof-page";
import { Buyer } from "../support/buyer";
import { makeCustomer } from "../support/customer";
import { saveDesign } from "../support/designs";
import { drawWithPicture } from "../support/draw-with-picture";
import { messagesTo } from "../support/inbox";
import { runJobs } from "../support/jobs";
import { faultsOn } from "../support/rules";
import { signIn } from "../support/sign-in";
import { decide, submissionOf } from "../support/submissions";

const note = "The rays of the sun are thinner than a hair.";

test("a design is sent, sent back with reasons, changed, sent again, approved and ordered", async ({
  page,
  context,
  shop,
}) => {
  const customer = await makeCustomer();
  const design = await saveDesign(customer.id, "Kite");
  await signIn(context, customer);
  const [designer, proof] = [new DesignerPage(page), new ProofPage(page)];
  const { main } = proof;
  const found: string[] = [];
  await page.goto("/my-submissions");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Nothing sent to us yet");
  found.push(...(await faultsOn(page)));

  await page.goto(`/custom-design?design=${design}`);
  await designer.isOpen();
  const first = await proof.reachFromDesigner();
  await main.getByRole("link", { name: "Have it looked at first" }).click();
  await page.waitForURL(/\/my-submissions\/new\?/);
  const message = main.getByLabel(/^Message to whoever looks at it/);
  await message.fill("The kite is my own drawing.");
  await main.getByRole("checkbox", { name: "The shop may offer it to everybody" }).check();
  await expect(main.getByText("What you wrote is kept as a draft.")).toBeVisible();
  found.push(...(await faultsOn(page)));
  await page.reload();
  await expect(message).toHaveValue("The kite is my own drawing.");
  await main.getByRole("button", { name: "Send" }).click();
  await expect(main.getByRole("alert")).toContainText("Tick the box that says you may print this.");
  await proof.agree();
  await main.getByRole("button", { name: "Send" }).click();
  await expect(main.getByRole("heading", { name: "It is with us" })).toBeFocused();
  found.push(...(await faultsOn(page)));
  expect(await submissionOf(first)).toMatchObject({
    ...{ status: "submitted", lane: "person", may_publish: true },
    message: "The kite is my own drawing.",
  });

  await decide(first, "changes_requested", ["thin_lines"], note);
  await runJobs();
  await expect(async () => {
    const mail = (await messagesTo(customer.email, "email")).find(
      ({ subject }) => subject === "Please change your design",
    );
    expect(mail?.text).toContain(note);
  }).toPass();
  await page.goto("/my-submissions");
  const card = main.getByRole("article", { name: "Kite" });
  await expect(card).toContainText("Please change it");
  await expect(card).toContainText("too thin to hold on cloth");
  await expect(card).toContainText(note);
  found.push(...(await faultsOn(page)));
  await card.getByRole("link", { name: "Change it: Kite" }).click();
  await designer.isOpen();
  await designer.pressOn(/./, "ArrowRight");
  const second = await proof.reachFromDesigner();
  expect(second).not.toBe(first);
  await main.getByRole("link", { name: "Send again" }).click();
  await page.waitForURL(/\/my-submissions\/new\?/);
  await main.getByRole("checkbox", { name: "The shop may offer it to everybody" }).check();
  await proof.agree();
  await main.getByRole("button", { name: "Send" }).click();
  await expect(main.getByRole("heading", { name: "It is with us" })).toBeVisible();
  expect((await submissionOf(second)).follows).toBe((await submissionOf(first)).id);

  await decide(second, "approved");
  await page.goto("/my-submissions");
  await expect(main.getByRole("article")).toHaveCount(1);
  await expect(card).toContainText("Approved");
  await card.getByRole("button", { name: "Don't offer it: Kite" }).click();
  await card.getByRole("button", { name: "Don't offer it", exact: true }).click();
  await expect(card).toContainText("We print it as it is, whenever you order it.");
  await card.getByRole("link", { name: "Order it: Kite" }).click();
  await page.waitForURL(/\/design-proof\//);
  await proof.order();
  await shop.cart.checkout();
  const buyer = new Buyer();
  await shop.checkout.fill(Object.assign(buyer, { email: customer.email, phone: customer.phone }));
  await shop.checkout.placeCodOrder();
  await shop.success.expectConfirmed();
  await page.goto(await shop.success.detailsLink());
  await expect(main).toContainText("Your design is approved, and printed as it is.");
  found.push(...(await faultsOn(page)));
  expect(found).toEqual([]);
});

test("a guest who wants a design looked at logs in first, and comes back to it", async ({
  page,
  context,
}) => {
  const proof = new ProofPage(page);
  await drawWithPicture(page);
  const version = await proof.reachFromDesigner();
  await proof.main.getByRole("link", { name: "Have it looked at first" }).click();
  await expect(proof.main.getByRole("heading", { level: 1 })).toHaveText("Log in to send us a design");
  const found = await faultsOn(page);
  await page.goto("/my-submissions");
  await expect(proof.main.getByRole("heading", { level: 1 })).toHaveText("Log in to see your submissions");
  found.push(...(await faultsOn(page)));
  expect(found).toEqual([]);

  await signIn(context, await makeCustomer());
  await page.goto(`/my-submissions/new?version=${version}`);
  await proof.agree();
  await proof.main.getByRole("button", { name: "Send" }).dblclick();
  await expect(proof.main.getByRole("heading", { name: "It is with us" })).toBeVisible();
  await page.goto("/my-submissions");
  const card = proof.main.getByRole("article", { name: "My tee" });
  await card.getByRole("button", { name: "Take back: My tee" }).click();
  await expect(card).toContainText("It was taken back before we had decided.");
  await card.getByRole("button", { name: "Send it again: My tee" }).click();
  await expect(card).toContainText("Waiting to be looked at");
});

test.describe("without a connection", () => {
  test.use({ tolerated: [/Failed to load resource/] });

  test("a press says so, what was written stays, and the next press sends it", async ({ page, context }) => {
    const customer = await makeCustomer();
    await saveDesign(customer.id, "Kite");
    await signIn(context, customer);
    await page.goto("/my-designs");
    await page.getByRole("button", { name: "More for Kite" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Have it looked at" }).click();
    await page.waitForURL(/\/my-submissions\/new\?/);
    const proof = new ProofPage(page);
    const message = proof.main.getByLabel(/^Message to whoever looks at it/);
    await proof.agree();
    await context.setOffline(true);
    await message.fill("My own kite.");
    await proof.main.getByRole("button", { name: "Send" }).click();
    await expect(proof.main.getByRole("alert")).toContainText("No internet connection");
    await context.setOffline(false);
    await page.reload();
    await expect(message).toHaveValue("My own kite.");
    await proof.agree();
    await proof.main.getByRole("button", { name: "Send" }).click();
    await expect(proof.main.getByRole("heading", { name: "Approved" })).toBeFocused();
  });
});
