import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";
import { ProofPage } from "../pages/proof-page";
import { drawWithPicture } from "../support/draw-with-picture";
import { nextOrderMail } from "../support/inbox";
import { decide, designOfOrder } from "../support/submissions";

const note = "The rays of the sun are thinner than a hair.";

test("a customer replaces a refused design in another browser by the emailed link, and the order shows the approval", async ({
  page,
  browser,
  shop,
  buyer,
}) => {
  await drawWithPicture(page);
  const firstProof = new ProofPage(page);
  await firstProof.reachFromDesigner();
  await firstProof.order();
  await shop.cart.checkout();
  await shop.checkout.fill(buyer);
  await shop.checkout.placeCodOrder();
  await shop.success.expectConfirmed();
  const number = await shop.success.orderNumber();
  await expect(shop.success.main).toContainText(/We check your design before we print it/);
  const refused = await designOfOrder(number);
  await decide(refused, "changes_requested", ["low_resolution"], note);
  const mail = await nextOrderMail(buyer.email, `Your design for order ${number} needs changes`);
  expect(mail.text).toContain("too few pixels");
  expect(mail.text).toContain(note);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(/https?:\S+\/order-details\/\S+/.exec(mail.text)?.[0] ?? "");
  const [designer, proof] = [new DesignerPage(other), new ProofPage(other)];
  await expect(
    proof.main.getByRole("heading", { name: "We can't print your design as it is" }),
  ).toBeVisible();
  await expect(proof.main).toContainText(note);
  await proof.main.getByRole("link", { name: /^Change the design/ }).click();
  await expect(designer.toast(`Editing the design of order ${number}`)).toBeVisible();
  await designer.pressOn(/^Art bindi sun/, "Delete");
  const changed = await proof.reachFromDesigner();
  await expect(proof.main.getByRole("heading", { name: `For order ${number}` })).toBeVisible();
  await proof.useForOrder();
  await other.waitForURL(/\/order-details\//);
  await expect(proof.main).toContainText("You changed the design");
  expect(await designOfOrder(number)).toBe(changed);

  await decide(changed, "approved");
  await other.reload();
  await expect(proof.main).toContainText("Your design is approved for printing.");
  await context.close();
});
