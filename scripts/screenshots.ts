import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";
import pg from "pg";
import { actAsPerson, drawAs, popupOn } from "../e2e/support/person";
import { readSandboxConfig } from "../sandbox/config";
import { runMain } from "../sandbox/run-main";
import { findRunning } from "../sandbox/running";
import { moveOrder } from "../supabase/tests/support/orders/move-order";
import { requireChromium } from "./chromium";
import { fillAddress, fillCart, openDesigner, signIn, tryCoupon } from "./screenshot-steps";
import { takeConsent } from "./take-consent";
import { takeBrowsing, takeGroups, takeSearches } from "./take-storefront";

// Screenshots for the README, taken from a running shop: npm run screenshots (PORT and SANDBOX_DIR select the shop).
const { siteUrl: shopUrl, dir } = readSandboxConfig();
const folder = "docs/images";
const maxBytes = 300_000;
const sizes = [
  { width: 360, height: 760, scale: 2, isMobile: true },
  { width: 1280, height: 900, scale: 1, isMobile: false },
];

/** Pays for the order in the checkout, has the parcel delivered, and opens the order's page. */
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
  await page.getByRole("link", { name: "View order" }).click();
  await page.getByText(/^Exchange or return, until/).waitFor();
}

const cameraOf = (page: Page, width: number) => ({
  shopUrl,
  take: (name: string, options?: { hasToast?: boolean }) => takePicture(page, `${name}-${width}`, options),
});

async function openDatabase(): Promise<pg.Pool> {
  const running = await findRunning(dir);
  if (!running) throw new Error("No shop is running: npm run shop");
  return new pg.Pool({ connectionString: running.databaseUrl, max: 1 });
}

async function takePicture(page: Page, name: string, { hasToast = false } = {}): Promise<void> {
  await page
    .locator(`section[aria-busy=true]${hasToast ? "" : ", [data-state=open][data-slot=toast]"}`)
    .first()
    .waitFor({ state: "detached" });
  // A first picture of a design is drawn by the server.
  await page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll("main .animate-pulse")];
    return waiting.every((each) => each.getBoundingClientRect().top >= innerHeight);
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    const loaded = Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    // A lazy picture outside the viewport never loads.
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

/** The admin, as the owner sees it. */
async function takeAdminPictures(page: Page, db: pg.Pool, width: number): Promise<void> {
  await signIn(page, "admin@kapas.test", "kapas-admin");
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
  const reviews = await db.query<{ id: string }>(
    "select review_id as id from public.review_photos join public.reviews r on r.id = review_id where r.status = 'pending' limit 1",
  );
  const designs = await db.query<{ id: string }>(
    "select id from public.submissions where status = 'submitted' order by submitted_at limit 1",
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
    ["reviews", "/admin/reviews"],
    ["review", `/admin/reviews/${reviews.rows[0]?.id}`],
    ["submissions", "/admin/user-submissions"],
    ["submission", `/admin/user-submissions/${designs.rows[0]?.id}`],
    ["subscribers", "/admin/subscribers"],
    ["referrals", "/admin/marketing/referrals"],
    ["subscriptions", "/admin/subscriptions"],
    ["subscription", `/admin/subscriptions/${await findSubscription(db)}`],
    ["plans", "/admin/subscriptions/plans"],
    ["inbox", "/admin/inbox"],
    ["post", `/admin/blog/${posts.rows[0]?.id}`],
    ["marketing", "/admin/marketing"],
    ["seo", "/admin/seo"],
    ["roles", "/admin/roles"],
    ["analytics", "/admin/analytics?range=30d"],
    ["health", "/admin/settings/health"],
  ];
  for (const [name, path] of screens) {
    await page.goto(`${shopUrl}${path}`, { waitUntil: "networkidle" });
    if (name === "simulator") await tryCoupon(page);
    await takePicture(page, `admin-${name}-${width}`);
  }
}

/** The AI tool with two pictures, one of them on the tee. The first size generates them. */
async function takeAiArt(page: Page, width: number): Promise<void> {
  await signIn(page, "ravi@kapas.test", "kapas-demo", "/custom-design?tool=ai");
  const panel = page.getByRole("region", { name: "AI", exact: true });
  for (const words of ["a tiger on a bicycle", "an elephant with a lotus"]) {
    // Two pictures at each size would be more than a day's.
    if (width === sizes[0]?.width) {
      await panel.getByLabel("Describe your picture").fill(words);
      await panel.getByRole("button", { name: "Generate" }).click();
    }
    await panel
      .getByRole("button", { name: `Add to tee: ${words}` })
      .first()
      .waitFor();
  }
  await panel.getByRole("button", { name: "Add to tee: an elephant with a lotus" }).first().click();
  await takePicture(page, `ai-art-${width}`);
}

/** The reviews of the product that has the most. */
async function findReviews(db: pg.Pool): Promise<string> {
  const { rows } = await db.query<{ slug: string }>(
    "select slug from public.products where status = 'published' order by rating_count desc, id limit 1",
  );
  return `/products/${rows[0]?.slug}/reviews/all`;
}

/** Asha's order with a parcel on its way. */
async function findSubscription(db: pg.Pool): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    "select id from private.subscriptions where email = 'asha@kapas.test' and status = 'active' limit 1",
  );
  return rows[0]?.id ?? "";
}

/** The customer's account pages. */
async function takeCustomer(page: Page, db: pg.Pool, width: number): Promise<void> {
  await signIn(page, "asha@kapas.test", "kapas-demo");
  const { rows } = await db.query<{ order_number: string; item: string }>(
    `select o.order_id as order_number, i.id as item from public.orders o join public.order_items i on i.order_id = o.id
     where o.email = 'asha@kapas.test' and private.find_review_problem(o, i.id) is null order by i.id limit 1`,
  );
  const screens: [string, string][] = [
    ["submissions", "/my-submissions"],
    ["referral", "/referral-program"],
    ["review-form", `/order-details/${rows[0]?.order_number}/review/${rows[0]?.item}?stars=5`],
    ["subscription", "/subscription"],
    ["subscription-signup", "/subscription/signup"],
    ["subscription-account", `/account/subscription/${await findSubscription(db)}`],
  ];
  for (const [name, path] of screens) {
    await page.goto(`${shopUrl}${path}`, { waitUntil: "networkidle" });
    await takePicture(page, `${name}-${width}`);
  }
  await takeGroups(page, cameraOf(page, width));
}

/** Invited friends. */
async function takeNewcomer(page: Page, width: number): Promise<void> {
  await page.goto(`${shopUrl}/ref/00000000-0000-4000-8000-000000000000`, { waitUntil: "networkidle" });
  await takePicture(page, `invitation-${width}`);
  await drawAs(page.context(), 0.99);
  await actAsPerson(page.context());
  await page.goto(shopUrl);
  await popupOn(page).waitFor({ timeout: 60_000 });
  await takePicture(page, `popup-${width}`);
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
    ["reviews", await findReviews(db)],
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
  await page.goto(`${shopUrl}/checkout`, { waitUntil: "networkidle" });
  await fillAddress(page);
  await openDeliveredOrder(page, db);
  await takePicture(page, `order-${width}`);
  await takeAdminPictures(page, db, width);
  await context.close();
  const ofRavi = await browser.newContext(look);
  await takeAiArt(await ofRavi.newPage(), width);
  await ofRavi.close();
  const ofNewcomer = await browser.newContext(look);
  await takeNewcomer(await ofNewcomer.newPage(), width);
  await ofNewcomer.close();
  const ofAsha = await browser.newContext(look);
  await takeCustomer(await ofAsha.newPage(), db, width);
  await ofAsha.close();
  const newcomer = await browser.newContext(look);
  const first = await newcomer.newPage();
  if (isMobile) await takeSearches(first, cameraOf(first, width));
  await takeBrowsing(first, product, cameraOf(first, width));
  await takeConsent(first, { db, ...cameraOf(first, width) });
  await newcomer.close();
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

runMain(main);
