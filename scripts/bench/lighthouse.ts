import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { requireChromium } from "../chromium";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

export type Scores = Record<(typeof CATEGORIES)[number], number> & {
  lcpMs: number;
  tbtMs: number;
  cls: number;
};

/** Lighthouse's mobile scores (0-100), each the median of the runs. */
export async function scorePage(url: string, runs: number): Promise<Scores> {
  const chrome = await launch({
    chromePath: requireChromium(),
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"],
  });
  try {
    const all: Scores[] = [];
    for (let run = 0; run < runs; run++) {
      const result = await lighthouse(url, {
        port: chrome.port,
        onlyCategories: [...CATEGORIES],
        logLevel: "error",
      });
      if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
      const { categories, audits } = result.lhr;
      const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
      const number = (name: string) => audits[name]?.numericValue ?? 0;
      all.push({
        performance: score("performance"),
        accessibility: score("accessibility"),
        "best-practices": score("best-practices"),
        seo: score("seo"),
        lcpMs: Math.round(number("largest-contentful-paint")),
        tbtMs: Math.round(number("total-blocking-time")),
        cls: Math.round(number("cumulative-layout-shift") * 1000) / 1000,
      });
      for (const [name, category] of Object.entries(categories)) {
        if (name === "performance" || (category.score ?? 0) === 1) continue;
        const failed = category.auditRefs.filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1);
        console.log(`  ${url}: ${name} loses points by ${failed.map((ref) => ref.id).join(", ")}`);
      }
    }
    const median = (key: keyof Scores) =>
      all.map((s) => s[key]).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
    return {
      performance: median("performance"),
      accessibility: median("accessibility"),
      "best-practices": median("best-practices"),
      seo: median("seo"),
      lcpMs: median("lcpMs"),
      tbtMs: median("tbtMs"),
      cls: median("cls"),
    };
  } finally {
    chrome.kill();
  }
}
