import type { Browser, BrowserContext } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";
import { newIp } from "../support/attempts";
import { makeCustomer } from "../support/customer";
import { designsOf, saveDesign, uploadFrom } from "../support/designs";
import { makePhoto } from "../support/picture-files";
import { signIn } from "../support/sign-in";

/** Another browser, at another address. */
function elsewhere(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": newIp() }, reducedMotion: "reduce" });
}

test("what a guest has begun is in the account after signing in, upload and all, and goes on there", async ({
  page,
  context,
  browser,
}) => {
  const designer = new DesignerPage(page);
  const photo = await uploadFrom(context, await makePhoto("wedding.jpg", 1000, 800));
  await designer.open();
  await (await designer.openTool("Uploads")).getByRole("button", { name: /^Picture 1, 1000 by 800/ }).click();
  await designer.isKept();

  const customer = await makeCustomer();
  await signIn(context, customer);
  await page.goto("/my-designs");
  await page.getByRole("link", { name: "My tee" }).click();
  await designer.isOpen();
  // Whoever goes on at once is not asked which version is meant.
  await designer.stop(/^Picture, /).focus();
  await page.keyboard.press("ArrowRight");
  await designer.isInAccount();
  const [saved, ...others] = await designsOf(customer.id);
  expect(others).toEqual([]);
  expect(JSON.stringify(saved?.document)).toContain(photo);
  const layers = await designer.layers();

  const phone = await elsewhere(browser);
  await signIn(phone, customer);
  const other = new DesignerPage(await phone.newPage());
  await other.page.goto("/my-designs");
  await other.page.getByRole("link", { name: "My tee" }).click();
  await other.isOpen();
  await expect.poll(() => other.layers()).toEqual(layers);
  expect((await phone.request.get(`/api/designs/assets/${photo}`)).status()).toBe(200);
  await phone.close();
});

test("a shared link has a picture of its own, and a stranger goes on with a copy", async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const designer = new DesignerPage(page);
  await designer.open();
  await designer.editor.getByRole("button", { name: "Share" }).click();
  await expect(designer.toast("Link copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const layers = await designer.layers();

  const stranger = await elsewhere(browser);
  const other = new DesignerPage(await stranger.newPage());
  await other.page.goto(link);
  const picture = other.page.getByRole("img", { name: "My tee, the front of the tee" });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1000);
  const preview = await other.page.locator("meta[property='og:image']").getAttribute("content");
  const drawn = await stranger.request.get(preview ?? "");
  expect(drawn.headers()["content-type"]).toBe("image/jpeg");
  const jpeg = { format: "jpeg", width: 1000, height: 1250 };
  expect(await sharp(await drawn.body()).metadata()).toMatchObject(jpeg);

  await other.page.getByRole("link", { name: "Remix" }).click();
  await other.isOpen();
  await expect.poll(() => other.layers()).toEqual(layers);
  await other.stop(/^Art bindi sun/).focus();
  await other.page.keyboard.press("Delete");
  await other.isKept();
  await other.page.reload();
  await other.isOpen();
  await expect.poll(() => other.layers()).toHaveLength(layers.length - 1);
  expect(await designer.layers()).toEqual(layers);
  await stranger.close();
});

test("of one design changed in two browsers the second is told, and both versions stay if wished", async ({
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
  const original = await mine.layers();
  await other.pressOn(/^Rectangle, /, "ControlOrMeta+d");
  await other.sendNow();
  await other.isInAccount();

  await mine.pressOn(/^Rectangle, /, "Shift+ArrowRight");
  const moved = await mine.layers();
  expect(moved).not.toEqual(original);
  await mine.sendNow();
  await expect(mine.choice).toContainText(
    "“Team tee” was changed in another place too. Which one shall stay?",
  );
  await mine.choice.getByRole("button", { name: "Take the other" }).click();
  await expect.poll(() => mine.layers()).toEqual(await other.layers());
  await mine.undo().click();
  await expect.poll(() => mine.layers()).toEqual(moved);
  await mine.sendNow();
  await mine.isInAccount();

  await other.pressOn(/^Rectangle, .* 1 of 2$/, "Shift+ArrowLeft");
  await other.sendNow();
  await other.choice.getByRole("button", { name: "Keep both" }).click();
  await other.sendNow();
  await other.isInAccount();
  const kept = await designsOf(customer.id);
  expect(kept.map(({ name }) => name)).toEqual(["Team tee", "Team tee (copy)"]);
  const counts = kept.map(({ document }) => JSON.stringify(document).split('"rectangle"').length - 1);
  expect(counts).toEqual([1, 2]);
  await second.close();
});

test("two tabs of one design follow each other, and what both change at once is asked about", async ({
  page,
  context,
}) => {
  await context.clock.install();
  const [first, second] = [new DesignerPage(page), new DesignerPage(await context.newPage())];
  await first.open();
  await first.pressOn(/^Art bindi sun/, "Delete");
  await first.isKept();
  await second.open();
  await expect(second.editor.getByText("This design is open in another tab.")).toBeVisible();
  const words = await page.evaluateHandle(() => {
    const heard: string[] = [];
    new BroadcastChannel("kapas-designs").onmessage = ({ data }) => heard.push(data.kind);
    return heard;
  });
  await first.pressOn(/^Text MY TEE/, "Delete");
  await expect(second.stop(/^Text MY TEE/)).toHaveCount(0);

  await context.clock.runFor(2_000);
  // Who follows has nothing to tell.
  expect(await words.jsonValue()).toEqual(["kept"]);

  await context.clock.pauseAt(Date.now() + 10_000);
  await first.pressOn(/^Art marigold/, "Delete");
  await second.pressOn(/^Text मेरे रंग/, "Delete");
  await context.clock.resume();
  const asked = await whoIsAsked([first, second]);
  const mine = await asked.layers();
  await asked.choice.getByRole("button", { name: "Keep mine" }).click();
  for (const tab of [first, second]) await expect.poll(() => tab.layers()).toEqual(mine);
});

/** Whichever wrote first is not. */
async function whoIsAsked(tabs: readonly DesignerPage[]): Promise<DesignerPage> {
  const asked = async () => {
    const seen = await Promise.all(tabs.map(({ choice }) => choice.isVisible()));
    return tabs.filter((_, nr) => seen[nr]);
  };
  await expect.poll(async () => (await asked()).length).toBe(1);
  const [one] = await asked();
  if (!one) throw new Error("nobody is asked");
  await expect(one.choice).toContainText("was changed in another tab too");
  return one;
}
