import { type Browser, chromium, devices } from "@playwright/test";
import { requireTestBrowser } from "../chromium";
import { median } from "./median";

/** A cheap phone on a slow connection, applied, not simulated: bytes per second each way, ms to the first byte, CPU slowdown. */
const line = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};
const cpuSlowdown = 4;

export interface FirstVisit {
  /** In ms from the start of the visit. */
  firstPaintMs: number;
  largestPaintMs: number;
  /** Bytes transferred until the largest paint. */
  bytesBefore: number;
  /** Element name of the largest paint. */
  largest: string;
}

async function visitOnce(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext(devices["Pixel 7"]);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", line);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    await page.goto(url, { waitUntil: "networkidle" });
    return await page.evaluate(
      () =>
        new Promise<FirstVisit>((done) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as PerformanceEntry & { element?: Element | null };
            const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
            const [html] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
            const bytes = resources
              .filter(({ responseEnd }) => responseEnd <= last.startTime)
              .reduce((sum, { transferSize }) => sum + transferSize, html?.transferSize ?? 0);
            done({
              firstPaintMs: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
              largestPaintMs: last.startTime,
              bytesBefore: bytes,
              largest: last.element?.localName ?? "",
            });
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}

/** First and largest contentful paint in browsers with an empty cache: medians. */
export async function measureFirstVisit(url: string, runs: number): Promise<FirstVisit> {
  const browser = await chromium.launch({ executablePath: requireTestBrowser() });
  try {
    const visits: FirstVisit[] = [];
    for (let run = 0; run < runs; run++) visits.push(await visitOnce(browser, url));
    const of = (key: "firstPaintMs" | "largestPaintMs" | "bytesBefore") =>
      Math.round(median(visits.map((visit) => visit[key])));
    return {
      firstPaintMs: of("firstPaintMs"),
      largestPaintMs: of("largestPaintMs"),
      bytesBefore: of("bytesBefore"),
      largest: visits.at(-1)?.largest ?? "",
    };
  } finally {
    await browser.close();
  }
}
