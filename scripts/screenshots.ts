import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";
import pg from "pg";
import { readSandboxConfig } from "../sandbox/config";
import { findRunning } from "../sandbox/running";
import { moveOrder } from "../supabase/tests/support/move-order";
import { requireChromium } from "./chromium";

// Pictures for the README, taken from a running shop: npm run screenshots (PORT and SANDBOX_DIR pick the shop).
const { siteUrl: shopUrl, dir } = readSandboxConfig();
const folder = "docs/images";
const maxBytes = 300_000;
const sizes = [
  { width: 360, height: 760, scale: 2, isMobile: true },
  { width: 1280, height: 900, scale: 1, isMobile: false },
];

/** Puts three different tees into the cart the way a visitor does; returns the address of the last. */
async function fillCart(page: Page): Promise<string> {
  await page.goto(`${shopUrl}/products?category=mens`);
  const links = page.locator('main li :is(h2, h3) a[href^="/products/"]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const products = [...new Set(hrefs.map((href) => href.split("?")[0] ?? ""))].filter((href) =>
    /-\d+$/.test(href),
  );
  let last = "/products";
  let added = 0;
  for (const href of products) {
    if (added === 3) break;
    await page.goto(`${shopUrl}${href}`);
    const size = page.getByRole("main").getByRole("radio", { name: "M", exact: true });
    if (!(await size.isEnabled().catch(() => false))) continue;
    await size.check({ force: true });
    await page
      .getByRole("button", { name: /add to cart/i })
      .first()
      .click();
    await page.getByRole("link", { name: `Shopping Cart (${++added} items)` }).waitFor();
    last = href;
  }
  if (added < 3) throw new Error("Fewer than three tees could be put into the cart");
  return last;
}

/** With the shirt that waits for everybody, its letters drawn. */
async function openDesigner(page: Page): Promise<void> {
  await page.goto(`${shopUrl}/custom-design`, { waitUntil: "networkidle" });
  await page.locator("[data-part=art] [data-layer-id] path").first().waitFor({ state: "attached" });
}

async function fillAddress(page: Page): Promise<void> {
  const typed: [RegExp, string][] = [
    [/name/i, "Meera Nair"],
    [/e-?mail/i, "meera@example.com"],
    [/mobile|phone/i, "98765 01234"],
    [/pincode/i, "560038"],
    [/house|address/i, "14, 3rd Cross, Indiranagar"],
  ];
  const main = page.getByRole("main");
  for (const [label, text] of typed) await main.getByLabel(label).first().fill(text);
  await page.getByText("usually delivered in").waitFor();
  // The last field is left, so that the sums are asked for.
  await main.getByRole("heading", { level: 1 }).click();
}

async function tryCoupon(page: Page): Promise<void> {
  await page.getByLabel("Product", { exact: true }).fill("Kamal");
  await page.getByRole("button", { name: "Find product" }).click();
  await page.getByRole("button", { name: "Kamal Tee", exact: true }).click();
  await page.getByLabel(/^Code/).fill("LAUNCH20");
  await page.getByRole("button", { name: "Show the price" }).click();
  await page
    .getByText(/^LAUNCH20/)
    .first()
    .waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

/** Pays for what is on the checkout, has the parcel delivered, and opens the order's page. */
async function openDeliveredOrder(page: Page, db: pg.Pool): Promise<void> {
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  const paying = page.frameLocator('iframe[title="Razorpay (sandbox)"]');
  await paying.getByRole("button", { name: "Let it succeed" }).click();
  await page.getByRole("heading", { level: 1, name: /^Thank you/ }).waitFor();
  const { searchParams } = new URL(page.url());
  const orders = await db.query<{ id: string }>("select id from public.orders where order_id = $1", [
    searchParams.get("order"),
  ]);
  await moveOrder(db, orders.rows[0]?.id ?? "", "Delivered");
  await page.getByRole("link", { name: "Follow this order" }).click();
  await page.getByText(/^Exchange or return/).waitFor();
}

async function openDatabase(): Promise<pg.Pool> {
  const running = await findRunning(dir);
  if (!running) throw new Error("No shop is running: npm run shop");
  return new pg.Pool({ connectionString: running.databaseUrl, max: 1 });
}

async function takePicture(page: Page, name: string): Promise<void> {
  await page
    .locator("section[aria-busy=true], [data-state=open][data-slot=toast]")
    .first()
    .waitFor({ state: "detached" });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    const loaded = Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    // A lazy picture outside the screen never loads.
    await Promise.race([loaded, new Promise((done) => setTimeout(done, 3000))]);
  });
  for (const quality of [86, 78, 68, 56, 40]) {
    const picture = await page.screenshot({ type: "jpeg", quality, animations: "disabled", scale: "device" });
    if (picture.byteLength >= maxBytes) continue;
    const file = `${folder}/${name}.jpg`;
    writeFileSync(file, picture);
    console.log(`${file}  ${Math.round(statSync(file).size / 1000)} KB`);
    return;
  }
  throw new Error(`${name} does not fit into ${maxBytes} bytes`);
}

/** The back office, as its owner sees it. */
async function takeOffice(page: Page, db: pg.Pool, width: number): Promise<void> {
  await page.goto(`${shopUrl}/login`);
  const form = page.locator("form").filter({ has: page.getByLabel("Password", { exact: true }) });
  await form.getByLabel("Email").fill("admin@kapas.test");
  await form.getByLabel("Password", { exact: true }).fill("kapas-admin");
  await form.getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/admin");
  const { rows } = await db.query<{ id: number }>(
    "select id from public.products where slug like 'cutting-chai-tee%' and not is_deleted",
  );
  const orders = await db.query<{ order_id: string }>(
    "select order_id from public.orders where status = 'Return Requested' order by created_at desc limit 1",
  );
  const disputes = await db.query<{ id: string }>(
    "select id from public.reconciliation_breaks where reason = 'disputed' limit 1",
  );
  const posts = await db.query<{ id: number }>(
    "select id from public.blog_posts where slug = 'what-gsm-means'",
  );
  const screens: [string, string][] = [
    ["overview", "/admin"],
    ["orders", "/admin/orders"],
    ["order", `/admin/orders/${orders.rows[0]?.order_id}`],
    ["money", `/admin/money/${disputes.rows[0]?.id}`],
    ["reports", "/admin/reports/sales"],
    ["simulator", "/admin/coupons/simulator"],
    ["products", "/admin/products"],
    ["edit", `/admin/products/edit/${rows[0]?.id}`],
    ["inventory", "/admin/inventory"],
    ["inbox", "/admin/inbox"],
    ["post", `/admin/blog/${posts.rows[0]?.id}`],
    ["marketing", "/admin/marketing"],
    ["seo", "/admin/seo"],
    ["roles", "/admin/roles"],
  ];
  for (const [name, path] of screens) {
    await page.goto(`${shopUrl}${path}`, { waitUntil: "networkidle" });
    if (name === "simulator") await tryCoupon(page);
    await takePicture(page, `office-${name}-${width}`);
  }
}

/** The AI tool with two pictures, one of them on the tee. */
async function takeAiArt(page: Page, width: number): Promise<void> {
  await page.goto(`${shopUrl}/auth?next=${encodeURIComponent("/custom-design?tool=ai")}`);
  const form = page.locator("form").filter({ has: page.getByLabel("Password", { exact: true }) });
  await form.getByLabel("Email").fill("ravi@kapas.test");
  await form.getByLabel("Password", { exact: true }).fill("kapas-demo");
  await form.getByRole("button", { name: "Login" }).click();
  const panel = page.getByRole("region", { name: "AI", exact: true });
  for (const words of ["a tiger on a bicycle", "an elephant with a lotus"]) {
    await panel.getByLabel("What shall be drawn?").fill(words);
    await panel.getByRole("button", { name: "Draw it" }).click();
    await panel
      .getByRole("button", { name: `Place on tee: ${words}` })
      .first()
      .waitFor();
  }
  await panel.getByRole("button", { name: "Place on tee: an elephant with a lotus" }).first().click();
  await takePicture(page, `ai-art-${width}`);
}

async function takeAll(
  browser: Browser,
  db: pg.Pool,
  { width, height, scale, isMobile }: (typeof sizes)[number],
): Promise<void> {
  const look = {
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile,
    hasTouch: isMobile,
    locale: "en-IN",
    reducedMotion: "reduce",
  } as const;
  const context = await browser.newContext(look);
  const page = await context.newPage();
  const product = await fillCart(page);
  const screens: [string, string][] = [
    ["home", "/"],
    ["list", "/products?category=mens"],
    ["blog", "/blog"],
    ["post", "/blog/what-gsm-means"],
    ["marketing", "/marketing"],
    ["product", product],
    ["cart", "/cart"],
    ["checkout", "/checkout"],
  ];
  for (const [name, path] of screens) {
    await page.goto(`${shopUrl}${path}`, { waitUntil: "networkidle" });
    if (name === "checkout") await fillAddress(page);
    await takePicture(page, `${name}-${width}`);
  }
  await openDesigner(page);
  await takePicture(page, `designer-${width}`);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.waitForURL(/\/design-proof\//, { waitUntil: "networkidle" });
  await takePicture(page, `proof-${width}`);
  await openDeliveredOrder(page, db);
  await takePicture(page, `order-${width}`);
  await takeOffice(page, db, width);
  await context.close();
  const ofRavi = await browser.newContext(look);
  await takeAiArt(await ofRavi.newPage(), width);
  await ofRavi.close();
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const db = await openDatabase();
  const browser = await chromium.launch({ executablePath: requireChromium() });
  try {
    for (const size of sizes) await takeAll(browser, db, size);
  } finally {
    await browser.close();
    await db.end();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
