import { globSync, readFileSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";
import { findTestBrowser } from "./scripts/chromium";

const executablePath = findTestBrowser() ?? undefined;

/** The test files by their `ownShop`; "" are those that share the shop of their worker, which come last. */
const filesByShop = Object.groupBy(
  globSync("e2e/**/*.spec.ts"),
  (path) => /ownShop: "([^"]+)"/.exec(readFileSync(path, "utf8"))?.[1] ?? "",
);

export default defineConfig({
  testDir: "./e2e",
  outputDir: "./test-results/e2e",
  globalSetup: "./e2e/global-setup.ts",
  // Each worker has its own shop and runs one test after the other.
  workers: 2,
  // A start of a shop costs as much as a journey: each kind of shop is started once.
  projects: Object.entries(filesByShop)
    .toSorted(([a], [b]) => b.localeCompare(a))
    .map(([name, files = []]) => ({
      name,
      testMatch: files.map((path) => `**/${path}`),
      ...(name && { workers: 1 }),
    })),
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // It would answer requests that tests hold or refuse; offline.spec.ts lets it in.
    serviceWorkers: "block",
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Recording screen and DOM makes each test a third slower: `--trace on` enables it.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    // Headless shells hint fonts, and texts are 6 % wider than in the browsers of visitors.
    launchOptions: { executablePath, args: ["--font-render-hinting=none"] },
  },
});
