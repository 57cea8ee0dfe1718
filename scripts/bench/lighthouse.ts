import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { throttling } from "lighthouse/core/config/constants.js";
import { requireChromium } from "../chromium";
import { median } from "./median";

const DEBUGGING_PORT = 39219;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/**
 * Lighthouse's slowdown of 4 is chosen for a fast desktop (an index of 1500 to 2000) to match a mid-range
 * phone. A slower machine is slowed down less to match the same phone.
 */
const PHONE_INDEX = 440;

export type Scores = Record<(typeof CATEGORIES)[number], number> & {
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** The CPU slowdown that was applied. */
  cpuSlowdown: number;
};

async function runLighthouse(url: string, cpuSlowdownMultiplier: number) {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    onlyCategories: [...CATEGORIES],
    logLevel: "error",
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier },
  });
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse gave nothing for ${url}`);
  return result.lhr;
}

/** Lighthouse's mobile scores (0-100), each the median of the runs; the first run only measures the machine. */
export async function scorePage(url: string, runs: number): Promise<Scores> {
  // Started as in the tests: with the flags of Lighthouse's own launcher a headless browser draws one frame
  // per second, and every paint waits for the next one.
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [`--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    let { benchmarkIndex } = (await runLighthouse(url, 4)).environment;
    const all: Scores[] = [];
    for (let run = 0; run < runs; run++) {
      const cpuSlowdown = Math.min(4, Math.max(1, benchmarkIndex / PHONE_INDEX));
      const { categories, audits, environment } = await runLighthouse(url, cpuSlowdown);
      benchmarkIndex = environment.benchmarkIndex;
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
        cpuSlowdown: Math.round(cpuSlowdown * 10) / 10,
      });
      for (const [name, category] of Object.entries(categories)) {
        if (name === "performance" || (category.score ?? 0) === 1) continue;
        const failed = category.auditRefs.filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1);
        console.log(`  ${url}: ${name} loses points by ${failed.map((ref) => ref.id).join(", ")}`);
      }
    }
    const of = (key: keyof Scores) => median(all.map((scores) => scores[key]));
    return {
      performance: of("performance"),
      accessibility: of("accessibility"),
      "best-practices": of("best-practices"),
      seo: of("seo"),
      lcpMs: of("lcpMs"),
      tbtMs: of("tbtMs"),
      cls: of("cls"),
      cpuSlowdown: of("cpuSlowdown"),
    };
  } finally {
    await browser.close();
  }
}
