import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";
import { ProofPage } from "../pages/proof-page";
import { newIp } from "../support/attempts";
import { backend, ordersOf, rowsOf } from "../support/backend";
import { Buyer } from "../support/buyer";
import { makeCustomer } from "../support/customer";
import { saveDesign, uploadFrom } from "../support/designs";
import { messagesTo, nextOrderMail } from "../support/inbox";
import { runJobs } from "../support/paid-orders";
import { makePhoto } from "../support/picture-files";
import { sidewaysScroll, violationsOn } from "../support/rules";
import { signIn } from "../support/sign-in";
import { decide, designOfOrder, submissionOf } from "../support/submissions";

test.describe.configure({ timeout: 180_000 });

const note = "The rays of the sun are thinner than a hair.";

async function faultsOf(page: Page): Promise<string[]> {
  return [...(await violationsOn(page)), ...(await sidewaysScroll(page))];
}

/** A picture needs a person's look; it is put on the shirt that waits in the designer. */
async function drawWithPicture(page: Page): Promise<void> {
  await uploadFrom(page.context(), await makePhoto("lamp.jpg", 1600, 1200));
  const designer = new DesignerPage(page);
  await designer.open();
  await (await designer.openTool("Uploads")).getByRole("button", { name: /^Picture 1, / }).click();
  await designer.isKept();
}

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
  found.push(...(await faultsOf(page)));

  await page.goto(`/custom-design?design=${design}`);
  await designer.isOpen();
  const first = await proof.reachFromDesigner();
  await main.getByRole("link", { name: "Have it looked at first" }).click();
  await page.waitForURL(/\/my-submissions\/new\?/);
  const message = main.getByLabel(/^Message to whoever looks at it/);
  await message.fill("The kite is my own drawing.");
  await main.getByRole("checkbox", { name: "The shop may offer it to everybody" }).check();
  await expect(main.getByText("What you wrote is kept as a draft.")).toBeVisible();
  found.push(...(await faultsOf(page)));
  await page.reload();
  await expect(message).toHaveValue("The kite is my own drawing.");
  await main.getByRole("button", { name: "Send" }).click();
  await expect(main.getByRole("alert")).toContainText("Tick the box that says you may print this.");
  await proof.agree();
  await main.getByRole("button", { name: "Send" }).click();
  await expect(main.getByRole("heading", { name: "It is with us" })).toBeFocused();
  found.push(...(await faultsOf(page)));
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
  }).toPass({ timeout: 20_000 });
  await page.goto("/my-submissions");
  const card = main.getByRole("article", { name: "Kite" });
  await expect(card).toContainText("Please change it");
  await expect(card).toContainText("too thin to hold on cloth");
  await expect(card).toContainText(note);
  found.push(...(await faultsOf(page)));
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
  found.push(...(await faultsOf(page)));
  expect(found).toEqual([]);
});

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
  await expect(proof.main.getByRole("heading", { name: "We can't print a design as it is" })).toBeVisible();
  await expect(proof.main).toContainText(note);
  const found = await faultsOf(other);
  await proof.main.getByRole("link", { name: /^Change the design/ }).click();
  await expect(designer.toast(`You change the design of order ${number}`)).toBeVisible();
  await designer.pressOn(/^Art bindi sun/, "Delete");
  const changed = await proof.reachFromDesigner();
  await expect(proof.main.getByRole("heading", { name: `For order ${number}` })).toBeVisible();
  found.push(...(await faultsOf(other)));
  await other.reload();
  await proof.useForOrder();
  await other.waitForURL(/\/order-details\//);
  await expect(proof.main).toContainText(/We look at your design before we print it/);
  await expect(proof.main).toContainText("You changed the design");
  expect(await designOfOrder(number)).toBe(changed);

  await decide(changed, "approved");
  await other.reload();
  await expect(proof.main).toContainText("Your design is approved, and printed as it is.");
  found.push(...(await faultsOf(other)));
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
  await expect(proof.main.getByRole("heading", { name: "We can't print a design as it is" })).toBeVisible();

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
  await expect(main.getByRole("heading", { name: "We can't print a design as it is" })).toBeHidden();
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

test("a guest who wants a design looked at logs in first, and comes back to it", async ({
  page,
  context,
}) => {
  const proof = new ProofPage(page);
  await drawWithPicture(page);
  const version = await proof.reachFromDesigner();
  await proof.main.getByRole("link", { name: "Have it looked at first" }).click();
  await expect(proof.main.getByRole("heading", { level: 1 })).toHaveText("Log in to send us a design");
  const found = await faultsOf(page);
  await page.goto("/my-submissions");
  await expect(proof.main.getByRole("heading", { level: 1 })).toHaveText("Log in to see your submissions");
  found.push(...(await faultsOf(page)));
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
