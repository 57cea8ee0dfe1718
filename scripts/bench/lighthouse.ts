import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import type { Figures } from "./ratios";

const DEBUGGING_PORT = 39219;
const onlyCategories = ["performance", "accessibility", "best-practices", "seo"];

/** One run of Lighthouse's mobile audit. Prints what loses points in its other categories. */
export async function scorePage(url: string, executablePath: string): Promise<Figures> {
  // Started as in the tests: with the flags of Lighthouse's own launcher a headless browser draws one frame
  // per second, and every paint waits for the next one.
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    const result = await lighthouse(url, {
      port: DEBUGGING_PORT,
      onlyCategories,
      logLevel: "error",
    });
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse gave nothing for ${url}`);
    const { categories, audits } = result.lhr;
    const number = (name: string) => audits[name]?.numericValue ?? 0;
    for (const [name, category] of Object.entries(categories)) {
      if (name === "performance" || (category.score ?? 0) === 1) continue;
      const failed = category.auditRefs.filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1);
      console.log(`  ${url}: ${name} loses points by ${failed.map((ref) => ref.id).join(", ")}`);
    }
    const shift = number("cumulative-layout-shift");
    if (shift > 0) console.log(`  ${url}: the layout shifts by ${shift}`);
    return {
      performance: categories.performance?.score ?? 0,
      LCP: number("largest-contentful-paint"),
      TBT: number("total-blocking-time"),
    };
  } finally {
    await browser.close();
  }
}
