import { type Browser, devices } from "@playwright/test";
import type { Figures } from "./ratios";

/** A cheap phone on a slow connection, applied, not simulated: bytes per second each way, ms to the first byte, CPU slowdown. */
const line = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};
const cpuSlowdown = 4;

/** First and largest contentful paint in ms, and bytes until then, in a browser with an empty cache. */
export async function measureFirstVisit(url: string, browser: Browser): Promise<Figures> {
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
        new Promise<Record<string, number>>((done) => {
          new PerformanceObserver((list) => {
            const largestPaintMs = list.getEntries().at(-1)?.startTime ?? 0;
            const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
            const [html] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
            const bytes = resources
              .filter(({ responseEnd }) => responseEnd <= largestPaintMs)
              .reduce((sum, { transferSize }) => sum + transferSize, html?.transferSize ?? 0);
            const firstPaintMs = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
            done({ "first paint": firstPaintMs, "largest paint": largestPaintMs, "bytes before": bytes });
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}
