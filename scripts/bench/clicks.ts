import { type Browser, type BrowserContextOptions, devices, type Page } from "@playwright/test";
import type { Figures } from "./ratios";

/** How long a mouse hovers over a link before the click, and a finger touches it before it is lifted. */
const HOVER_MS = 150;
const TOUCH_MS = 80;

const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const phone: BrowserContextOptions = devices["Pixel 7"];
const firstCard = 'main h2 a[href^="/products/"]:not([href*="?"])';
const goToCart = 'main form a[href="/cart"]';

interface Journey {
  context: BrowserContextOptions;
  link: string;
  /** Opens the page that contains the link. */
  open: (page: Page, shopUrl: string) => Promise<unknown>;
}

const journeys: Record<string, Journey> = {
  "list -> product, mouse": { context: desktop, link: firstCard, open: openList },
  "list -> product, touch": { context: phone, link: firstCard, open: openList },
  "product -> cart, mouse": { context: desktop, link: goToCart, open: fillCart },
};

function openList(page: Page, shopUrl: string) {
  return page.goto(`${shopUrl}/products`, { waitUntil: "networkidle" });
}

async function openProduct(page: Page, shopUrl: string): Promise<void> {
  await openList(page, shopUrl);
  const href = await page.locator(firstCard).first().getAttribute("href");
  await page.goto(`${shopUrl}${href}`, { waitUntil: "networkidle" });
  await page.locator("input[data-size]:enabled").first().check();
}

async function fillCart(page: Page, shopUrl: string): Promise<void> {
  await openProduct(page, shopUrl);
  await page.locator("[data-buy-button] button").click();
  await page.locator(goToCart).waitFor();
}

/** Starts measuring: the time from the next click to the paint of another heading, once it is read. */
async function watchHeading(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const left = document.querySelector("main h1")?.textContent;
    const state = window as { paintedAfter?: Promise<number> };
    state.paintedAfter = new Promise((done) => {
      let clickedAt = 0;
      addEventListener("click", (event) => (clickedAt = event.timeStamp), { capture: true, once: true });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) done(startTime - clickedAt);
      }).observe({ type: "element" });
      new MutationObserver((_, observer) => {
        const shown = [...document.querySelectorAll("main h1")].find(
          ({ textContent }) => textContent !== left,
        );
        if (!shown) return;
        observer.disconnect();
        shown.setAttribute("elementtiming", "heading");
      }).observe(document.body, { childList: true, subtree: true, attributes: true });
    });
  });
  return () => page.evaluate(() => (window as { paintedAfter?: Promise<number> }).paintedAfter ?? 0);
}

async function pressLink(page: Page, link: string, isTouch: boolean): Promise<void> {
  const box = await page.locator(link).first().boundingBox();
  if (!box) throw new Error(`${link} is not shown`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (!isTouch) {
    await page.mouse.move(x, y);
    await page.waitForTimeout(HOVER_MS);
    return page.mouse.click(x, y);
  }
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await page.waitForTimeout(TOUCH_MS);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function measureOnce(browser: Browser, shopUrl: string, journey: Journey, rate: number) {
  const context = await browser.newContext(journey.context);
  try {
    const page = await context.newPage();
    await journey.open(page, shopUrl);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    const paintedAfter = await watchHeading(page);
    await pressLink(page, journey.link, journey.context.hasTouch === true);
    return await paintedAfter();
  } finally {
    await context.close();
  }
}

/** Time from "Add to cart" to the next paint at a CPU slowdown of 4: the click's slowest event, as INP measures it. */
async function measureAddToCart(browser: Browser, shopUrl: string): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await openProduct(page, shopUrl);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.evaluate(() => {
      const state = window as { slowest?: number };
      state.slowest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) state.slowest = Math.max(state.slowest ?? 0, duration);
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.locator("[data-buy-button] button").click();
    await page.locator(goToCart).waitFor();
    await page.waitForTimeout(300);
    return await page.evaluate(() => (window as { slowest?: number }).slowest ?? 0);
  } finally {
    await context.close();
  }
}

/** In ms, each in a browser with an empty cache: from a click to the paint of the next page's heading, or to that of the answer. */
export async function measureClicks(shopUrl: string, browser: Browser): Promise<Figures> {
  const figures: Figures = { "add to cart, 4x": await measureAddToCart(browser, shopUrl) };
  for (const [name, journey] of Object.entries(journeys))
    for (const rate of [1, 4])
      figures[`${name}, ${rate}x`] = await measureOnce(browser, shopUrl, journey, rate);
  return figures;
}
