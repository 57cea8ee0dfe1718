import type { Browser, BrowserContext } from "@playwright/test";
import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";
import { newIp } from "../support/attempts";
import { makeCustomer } from "../support/customer";
import { designsOf, saveDesign, uploadFrom } from "../support/designs";
import { makePhoto } from "../support/picture-files";
import { signIn } from "../support/sign-in";

/** Another browser with another IP address. */
function elsewhere(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": newIp() }, reducedMotion: "reduce" });
}

test("a guest's design and its upload are in the account after signing in, also on another device", async ({
  page,
  context,
  browser,
}) => {
  const designer = new DesignerPage(page);
  const photo = await uploadFrom(context, await makePhoto("wedding.jpg", 1000, 800));
  await designer.open();
  await (await designer.openTool("Uploads")).getByRole("button", { name: /^Picture 1, 1000 by 800/ }).click();
  await designer.isSaved();

  const customer = await makeCustomer();
  await signIn(context, customer);
  await page.goto("/my-designs");
  await page.getByRole("link", { name: "My tee" }).click();
  await designer.isOpen();
  // A change right after opening belongs to the same version: no dialog opens.
  await designer.stop(/^Picture, /).focus();
  await page.keyboard.press("ArrowRight");
  await designer.isInAccount();
  const layers = await designer.layers();
  const saved = await designsOf(customer.id);
  expect(saved).toHaveLength(1);
  expect(JSON.stringify(saved[0]?.document)).toContain(photo);

  const phone = await elsewhere(browser);
  await signIn(phone, customer);
  const other = new DesignerPage(await phone.newPage());
  await other.page.goto("/my-designs");
  await other.page.getByRole("link", { name: "My tee" }).click();
  await other.isOpen();
  await other.hasLayers(layers);
  expect((await phone.request.get(`/api/designs/assets/${photo}`)).status()).toBe(200);
  await phone.close();
});

test("a design changed in two browsers offers a choice of version, and can keep both", async ({
  page,
  context,
  browser,
}) => {
  const customer = await makeCustomer();
  const id = await saveDesign(customer.id, "Team tee");
  const second = await elsewhere(browser);
  await signIn(context, customer);
  await signIn(second, customer);
  const mine = new DesignerPage(page);
  const other = new DesignerPage(await second.newPage());
  for (const each of [mine, other]) {
    await each.page.clock.install();
    await each.page.goto(`/custom-design?design=${id}`);
    await each.isInAccount();
  }
  await other.pressOn(/^Rectangle, /, "ControlOrMeta+d");
  await other.sendNow();
  await other.isInAccount();

  await mine.pressOn(/^Rectangle, /, "Shift+ArrowRight");
  await mine.sendNow();
  await expect(mine.choice).toContainText(
    "“Team tee” was also changed in another place. Which version do you want to keep?",
  );
  await mine.choice.getByRole("button", { name: "Keep both" }).click();
  await mine.sendNow();
  await mine.isInAccount();
  const saved = await designsOf(customer.id);
  expect(saved.map(({ name }) => name)).toEqual(["Team tee", "Team tee (copy)"]);
  const counts = saved.map(({ document }) => JSON.stringify(document).split('"rectangle"').length - 1);
  expect(counts).toEqual([2, 1]);
  await second.close();
});
