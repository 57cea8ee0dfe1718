import { type Browser, type BrowserContextOptions, chromium, devices, type Page } from "@playwright/test";
import { requireTestBrowser } from "../chromium";
import { median } from "./median";

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

const journeys = {
  "list -> product, mouse": { context: desktop, link: firstCard, open: openList },
  "list -> product, touch": { context: phone, link: firstCard, open: openList },
  "product -> cart, mouse": { context: desktop, link: goToCart, open: fillCart },
} satisfies Record<string, Journey>;

/** Each journey's median in ms, by the CPU slowdown: from the click to the paint of the next page's heading. */
export type ClickTimes = Record<keyof typeof journeys, Record<"1x" | "4x", number>>;

function openList(page: Page, shopUrl: string) {
  return page.goto(`${shopUrl}/products`, { waitUntil: "networkidle" });
}

async function fillCart(page: Page, shopUrl: string): Promise<void> {
  await openList(page, shopUrl);
  const href = await page.locator(firstCard).first().getAttribute("href");
  await page.goto(`${shopUrl}${href}`, { waitUntil: "networkidle" });
  await page.locator("input[data-size]:enabled").first().check();
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

/** From the click on a link to the next page's heading, each time in a browser with an empty cache. */
export async function measureClicks(shopUrl: string, runs: number): Promise<ClickTimes> {
  const browser = await chromium.launch({ executablePath: requireTestBrowser() });
  const medianOf = async (journey: Journey, rate: number) => {
    const times: number[] = [];
    // The first run warms up the server, which may have to render the page.
    for (let run = 0; run <= runs; run++) times.push(await measureOnce(browser, shopUrl, journey, rate));
    return Math.round(median(times.slice(1)));
  };
  try {
    const rows: [string, Record<string, number>][] = [];
    for (const [name, journey] of Object.entries(journeys)) {
      rows.push([name, { "1x": await medianOf(journey, 1), "4x": await medianOf(journey, 4) }]);
    }
    return Object.fromEntries(rows) as ClickTimes;
  } finally {
    await browser.close();
  }
}

/** Time from "Add to cart" to the next paint, in ms at a CPU slowdown of 4: the click's slowest event, as INP measures it. */
export async function measureAddToCart(shopUrl: string, runs: number): Promise<number> {
  const browser = await chromium.launch({ executablePath: requireTestBrowser() });
  try {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      const context = await browser.newContext(phone);
      const page = await context.newPage();
      await openList(page, shopUrl);
      const href = await page.locator(firstCard).first().getAttribute("href");
      await page.goto(`${shopUrl}${href}`, { waitUntil: "networkidle" });
      await page.locator("input[data-size]:enabled").first().check();
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await page.evaluate(() => {
        const state = window as { slowest?: number };
        state.slowest = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries())
            state.slowest = Math.max(state.slowest ?? 0, duration);
        }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
      });
      await page.locator("[data-buy-button] button").click();
      await page.locator(goToCart).waitFor();
      await page.waitForTimeout(300);
      times.push(await page.evaluate(() => (window as { slowest?: number }).slowest ?? 0));
      await context.close();
    }
    return median(times);
  } finally {
    await browser.close();
  }
}
