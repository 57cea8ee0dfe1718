import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";
import { ProofPage } from "../pages/proof-page";
import { newIp } from "../support/attempts";
import { backend, ordersOf, rowsOf } from "../support/backend";
import { drawWithPicture } from "../support/draw-with-picture";
import { nextOrderMail } from "../support/inbox";
import { runJobs } from "../support/jobs";
import { faultsOn } from "../support/rules";
import { decide, designOfOrder } from "../support/submissions";

const note = "The rays of the sun are thinner than a hair.";

/** A guest orders a shirt with a picture. */
async function orderDesign(page: Page, pay: () => Promise<void>): Promise<string> {
  await drawWithPicture(page);
  const proof = new ProofPage(page);
  await proof.reachFromDesigner();
  await proof.order();
  await pay();
  return new URL(page.url()).searchParams.get("order") ?? "";
}

/** Where the button of a mail leads. */
function linkIn({ text }: { text: string }): string {
  return new URL(/https?:\S+\/order-details\/\S+/.exec(text)?.[0] ?? "").href;
}

async function openMail(browser: Browser, address: string): Promise<Page> {
  const other = await browser.newContext({
    extraHTTPHeaders: { "x-forwarded-for": newIp() },
    reducedMotion: "reduce",
  });
  const page = await other.newPage();
  await page.goto(address);
  return page;
}

test("an order's design is refused, changed in another browser by the mailed link, and approved @both", async ({
  page,
  browser,
  shop,
  buyer,
}) => {
  const number = await orderDesign(page, async () => {
    await shop.cart.checkout();
    await shop.checkout.fill(buyer);
    await shop.checkout.placeCodOrder();
    await shop.success.expectConfirmed();
  });
  const main = page.getByRole("main");
  await expect(main).toContainText(/We look at your design before we print it, within \d+ hours/);
  await runJobs();
  const confirmed = await nextOrderMail(buyer.email, `Order ${number} is confirmed`);
  expect(confirmed.text).toMatch(/look at your own design before we print it, within \d+ hours/);
  const old = await designOfOrder(number);
  await decide(old, "changes_requested", ["low_resolution"], note);
  await runJobs();
  const mail = await nextOrderMail(buyer.email, `The design of order ${number} needs you`);
  expect(mail.text).toContain("too few pixels");
  expect(mail.text).toContain(note);

  const other = await openMail(browser, linkIn(mail));
  const [designer, proof] = [new DesignerPage(other), new ProofPage(other)];
  await expect(
    proof.main.getByRole("heading", { name: "We can't print your design as it is" }),
  ).toBeVisible();
  await expect(proof.main).toContainText(note);
  const found = await faultsOn(other);
  await proof.main.getByRole("link", { name: /^Change the design/ }).click();
  await expect(designer.toast(`You change the design of order ${number}`)).toBeVisible();
  await designer.pressOn(/^Art bindi sun/, "Delete");
  const changed = await proof.reachFromDesigner();
  await expect(proof.main.getByRole("heading", { name: `For order ${number}` })).toBeVisible();
  found.push(...(await faultsOn(other)));
  await other.reload();
  await proof.useForOrder();
  await other.waitForURL(/\/order-details\//);
  await expect(proof.main).toContainText(/We look at your design before we print it/);
  await expect(proof.main).toContainText("You changed the design");
  expect(await designOfOrder(number)).toBe(changed);

  await decide(changed, "approved");
  await other.reload();
  await expect(proof.main).toContainText("Your design is approved, and printed as it is.");
  found.push(...(await faultsOn(other)));
  expect(found).toEqual([]);
  await other.context().close();
});

test("an order says why another tee can't take a refused design's place, and leads on", async ({
  page,
  shop,
  buyer,
}) => {
  const number = await orderDesign(page, async () => {
    await shop.cart.checkout();
    await shop.checkout.fill(buyer);
    await shop.checkout.placeCodOrder();
    await shop.success.expectConfirmed();
  });
  await decide(await designOfOrder(number), "rejected", ["copyright"]);
  await page.goto(await shop.success.detailsLink());
  const [designer, proof] = [new DesignerPage(page), new ProofPage(page)];
  await proof.main.getByRole("link", { name: /^Change the design/ }).click();
  await designer.isOpen();
  const panel = await designer.openTool("Product");
  await panel.getByRole("button", { name: "Navy", exact: true }).click();
  await proof.reachFromDesigner();
  await proof.useForOrder();
  await expect(proof.main.getByRole("alert")).toContainText("This order is of another cut or colour.");
  await proof.main.getByRole("link", { name: "See the order" }).click();
  await expect(
    proof.main.getByRole("heading", { name: "We can't print your design as it is" }),
  ).toBeVisible();

  await proof.main.getByText("Cancel the order instead").click();
  await expect(proof.main).toContainText("Nothing else is in this order, so it is cancelled.");
  await proof.main.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(proof.main.locator("[data-slot=badge]").first()).toHaveText("Cancelled");
});

test("a refused design is left out of a paid order, and its price goes back", async ({
  page,
  shop,
  tee,
  buyer,
}) => {
  await shop.cart.fillWith(tee);
  const number = await orderDesign(page, async () => {
    await shop.cart.checkout();
    await shop.checkout.fill(buyer);
    await shop.checkout.payOnline();
    await shop.razorpay.succeed();
    await shop.success.expectConfirmed();
  });
  const [before] = await ordersOf(buyer.email);
  await decide(await designOfOrder(number), "rejected", ["national_flag"]);
  await page.goto(await shop.success.detailsLink());
  const main = page.getByRole("main");
  await expect(main).toContainText("The Flag Code of India");
  await main.getByText("Leave it out instead").click();
  const promised = /1 piece leaves the order\. (₹[\d,.]+) goes back/.exec(await main.innerText())?.[1];
  await main.getByRole("button", { name: "Yes, leave it out" }).click();
  await expect(main.getByRole("heading", { name: "We can't print your design as it is" })).toBeHidden();
  await expect(main.getByRole("heading", { name: "Money back" })).toBeVisible();

  const [after] = await ordersOf(buyer.email);
  const refunds = rowsOf(
    await backend
      .from("refunds")
      .select("amount, reason")
      .eq("order_id", after?.id ?? ""),
  );
  expect(refunds).toHaveLength(1);
  const amount = refunds[0]?.amount ?? 0;
  expect(after?.total).toBe((before?.total ?? 0) - amount);
  expect(promised?.replace(/[₹,]/g, "")).toBe(String(amount));
  expect(after?.status).toBe("Confirmed");
});
