import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import type { Figures } from "./ratios";

const DEBUGGING_PORT = 39219;
const onlyCategories = ["performance", "accessibility", "best-practices", "seo"];

/** Lighthouse's mobile audit, once more when it found no paint. Prints what loses points in its other categories. */
export async function scorePage(url: string, executablePath: string): Promise<Figures> {
  return (await scoreOnce(url, executablePath)) ?? (await scoreOnce(url, executablePath)) ?? {};
}

async function scoreOnce(url: string, executablePath: string): Promise<Figures | null> {
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
    if (!result || result.lhr.runtimeError) {
      console.log(`  ${url}: Lighthouse gave nothing, ${result?.lhr.runtimeError?.code ?? "no answer"}`);
      return null;
    }
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
