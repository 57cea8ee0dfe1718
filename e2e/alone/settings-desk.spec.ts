import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { asPaise, formatPaise, toPaise } from "../../lib/money";
import { discountPrice } from "../../lib/pricing/discount";
import { expect, test } from "../fixtures";
import { backend, rowOf, rowsOf } from "../support/backend";
import { get } from "../support/http";
import { sidewaysScroll, violationsOn } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

// Runs alone, because it changes what every page of the shop shows, and puts it back.
const keys = ["global_discount", "return_days"];
let before: { setting_key: string; setting_value: string; is_enabled: boolean }[];

test.beforeAll(async () => {
  before = rowsOf(
    await backend
      .from("product_settings")
      .select("setting_key, setting_value, is_enabled")
      .in("setting_key", keys),
  );
});

test.afterAll(async () => {
  for (const { setting_key, ...row } of before) {
    await backend.from("product_settings").update(row).eq("setting_key", setting_key);
  }
  await backend.from("site_settings").update({ value: "" }).eq("key", "logo_with_text");
});

async function openAs(page: Page, role: "manager" | "admin", path: string): Promise<void> {
  await signIn(page.context(), await makeStaff(role));
  await page.goto(path);
}

/** Fields show what is saved once the page's scripts have run. */
async function ready(page: Page, label: string): Promise<Locator> {
  const field = page.getByLabel(label);
  await expect(field).not.toHaveValue("");
  return field;
}

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

async function pick() {
  return rowOf(
    await backend
      .from("products")
      .select("slug, price")
      .eq("status", "published")
      .eq("is_deleted", false)
      .order("id")
      .limit(1),
  );
}

test("a wrong discount is refused at its field and stays typed; a good one, and another return window, are in the shop at the next request", async ({
  page,
}) => {
  const { slug, price } = await pick();
  const priceAt = (percent: number) => formatPaise(discountPrice(toPaise(price), percent).unitPaise);
  await openAs(page, "manager", "/admin/product-settings");
  const field = await ready(page, "Discount on everything");
  await field.fill("35%");
  await save(page).click();
  await expect(page.locator("#field-global_discount-value-error")).toContainText("a percentage from 0 to 90");
  await expect(field).toHaveValue("35%");
  expect([...(await violationsOn(page)), ...(await sidewaysScroll(page))]).toEqual([]);

  await field.fill("35");
  const example = discountPrice(asPaise(49_900), 35).unitPaise;
  await expect(page.getByText(`₹499 becomes ${formatPaise(example)}`)).toBeVisible();
  await page.getByLabel("Return window in days").fill("23");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Product settings saved")).toBeVisible();
  expect((await get(`/products/${slug}`)).body).toContain(priceAt(35));

  expect((await get("/refund-policy")).body).toContain("23 days");
  expect((await get("/faq")).body).toContain("23 days");
});

test.describe("a picture that the server refuses", () => {
  test.use({ tolerated: [/status of 422/] });

  test("a logo is uploaded, seen in the header, and removed again; an SVG that calls itself a PNG is refused", async ({
    page,
  }) => {
    await openAs(page, "admin", "/admin/settings/logos");
    const file = page.getByLabel("Logo with the name, file");
    const section = page.getByRole("region", { name: "Logo with the name" });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>');
    await file.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: svg });
    await expect(section.getByRole("alert")).toContainText("SVG files can carry scripts");
    await file.setInputFiles({
      name: "logo.png",
      mimeType: "image/png",
      buffer: Buffer.alloc(2 * 1024 * 1024 + 1),
    });
    await expect(section.getByRole("alert")).toContainText("more than 2 MB");

    const picture = sharp({ create: { width: 300, height: 80, channels: 3, background: "#b5301b" } });
    await file.setInputFiles({
      name: "logo.png",
      mimeType: "image/png",
      buffer: await picture.png().toBuffer(),
    });
    await expect(section.getByRole("img", { name: "Logo with the name, on dark" })).toBeVisible();
    expect([...(await violationsOn(page)), ...(await sidewaysScroll(page))]).toEqual([]);

    const { headers, status } = await get("/logo");
    expect(status).toBe(307);
    expect(headers.get("cache-control")).toBe("public, max-age=300");
    const place = headers.get("location") ?? "";
    const shop = await page.context().newPage();
    await shop.goto("/about");
    const logo = shop.getByRole("banner").getByRole("img", { name: "Kapas" });
    await expect(logo).toBeVisible();
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);

    await section.getByRole("button", { name: /^Remove/ }).click();
    await expect(section.getByText("No picture")).toHaveCount(2);
    expect((await get("/about")).body).not.toContain('src="/logo"');
    expect((await fetch(place)).ok).toBe(false);
  });
});

test("two people save the same settings: the second sees both versions and nothing is lost", async ({
  page,
  browser,
}) => {
  await openAs(page, "manager", "/admin/settings/general");
  const other = await browser.newPage();
  await openAs(other, "admin", "/admin/settings/general");
  const tagline = await (await ready(page, "Tagline")).inputValue();
  await (await ready(other, "Tagline")).fill("Woven by theirs");
  await save(other).click();
  await expect(other.getByText("General settings saved")).toBeVisible();

  await page.getByLabel("Phone").fill("+91 98765 11111");
  await page.getByLabel("Tagline").fill("Woven by mine");
  await save(page).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("saved this in the meantime");
  await expect(dialog).toContainText("Woven by theirs");
  await dialog.getByRole("group", { name: "Tagline" }).getByRole("radio").last().check();
  await dialog.getByRole("button", { name: "Save these choices" }).click();
  await expect(page.getByText("General settings saved")).toBeVisible();
  const contact = await get("/contact");
  expect(contact.body).toContain("+91 98765 11111");
  expect(await textOf("tagline")).toBe("Woven by theirs");

  await page.getByLabel("Phone").fill("+91 98765 00000");
  await page.getByLabel("Tagline").fill(tagline);
  await save(page).click();
  await expect.poll(() => textOf("tagline")).toBe(tagline);
  await other.close();
});

const textOf = async (key: string) =>
  rowOf(await backend.from("site_settings").select("value").eq("key", key)).value;

test("a file of pincodes names its wrong lines, shows what it would do, and does it", async ({ page }) => {
  await openAs(page, "manager", "/admin/settings/pincodes?pincode=783334");
  const file = page.getByLabel("File of pincodes");
  const heading = "pincode,city,state,delivery_days,cod_available,zone,other_states";
  const send = (...lines: string[]) =>
    file.setInputFiles({
      name: "p.csv",
      mimeType: "text/csv",
      buffer: Buffer.from([heading, ...lines].join("\n")),
    });
  await send("783334,Dhubri,Assam,,no,,", "78333,x,Assam,,no,,", "783335,x,Asam,,no,,");
  await expect(page.getByText("2 lines are wrong in p.csv")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Line 4" })).toContainText(
    '"Asam" is no state of India',
  );

  const { data: old } = await backend.from("pincodes").select("*").eq("pincode", "783334").maybeSingle();
  await send("783334,Testpur,Assam,9,no,,Meghalaya");
  await expect(page.getByText("A dry run of p.csv: nothing is changed yet")).toBeVisible();
  await page.getByRole("button", { name: /^(Add|Change) 1 pincode$/ }).click();
  await expect(page.getByText("p.csv is imported")).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const offer = await get("/api/pincodes/783334");
  expect(JSON.parse(offer.body)).toMatchObject({ city: "Testpur", maxDays: 9 });

  const link = page.getByRole("link", { name: "Export pincodes.csv" });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toBe("pincodes.csv");
  await backend.from("pincodes").delete().eq("pincode", "783334");
  if (old) await backend.from("pincodes").insert(old);
});

test("a tax rate is added for a later day, told for a tee, and taken out again", async ({ page }) => {
  await openAs(page, "manager", "/admin/settings/tax");
  await expect(page.getByText("5 % GST today")).toBeVisible();
  await page.getByRole("button", { name: "Add a rate" }).click();
  await page.getByLabel("From").fill("2020-01-01");
  await page.getByLabel("GST in per cent").fill("8");
  await page.getByRole("button", { name: "Add rate" }).click();
  await expect(page.locator("#field-startsOn-error")).toContainText("tomorrow or a later day");
  await page.getByLabel("From").fill("2099-04-01");
  await page.getByRole("button", { name: "Add rate" }).click();
  await expect(page.getByText("8 % from 1 April 2099")).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Remove the rate from 1 April 2099" }).click();
  await expect(page.getByText("no other rate is planned")).toBeVisible();
});

test("who may only see settings reads them with the reason, and can't change them", async ({ page }) => {
  const { error } = await backend
    .from("role_permissions")
    .insert({ role: "support", permission: "settings.read" });
  expect(error).toBeNull();
  try {
    await signIn(page.context(), await makeStaff("support"));
    for (const path of ["/admin/product-settings", "/admin/settings/general", "/admin/settings/chat"]) {
      await page.goto(path);
      await expect(page.getByText("Your role sees the settings and can't change them")).toBeVisible();
      await expect(page.getByRole("main").getByRole("textbox").first()).toBeDisabled();
    }
  } finally {
    await backend.from("role_permissions").delete().eq("role", "support").eq("permission", "settings.read");
  }
});
