import { defineConfig, devices } from "@playwright/test";
import { gatewayPort, sandboxDir, shopPort, shopUrl } from "./e2e/support/env";
import { findTestBrowser } from "./scripts/chromium";

const isCi = Boolean(process.env.CI);
const executablePath = findTestBrowser() ?? undefined;

const desk = { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } };
const withPictures =
  "{accessibility,catalogue,checkout-press,custom-order,designer*,layout,product,purchase}";
/** After Playwright's own, which this takes the place of. */
const noPictures =
  "imagesEnabled=false,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";

const together = ["faults", "http", "desktop", "desktop-plain", "phone"];

export default defineConfig({
  testDir: "./e2e",
  outputDir: "./test-results/e2e",
  fullyParallel: true,
  forbidOnly: isCi,
  // What needs a second try is broken. A busy machine is slow and no failure, so everything has plenty of time, and no test a
  // time of its own but where the time is what it proves.
  retries: 0,
  workers: 3,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: shopUrl,
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath },
  },
  projects: [
    // Mostly waits, so it begins first and goes on beside the others.
    { name: "faults", testMatch: "faults/**/*.spec.ts", workers: 1, use: desk },
    { name: "http", testMatch: "http/**/*.spec.ts" },
    {
      name: "desktop",
      testMatch: `journeys/${withPictures}.spec.ts`,
      grepInvert: /@phone/,
      use: desk,
    },
    // A third of a browser's work is drawing pictures; here nobody looks at them.
    {
      name: "desktop-plain",
      testMatch: "journeys/**/*.spec.ts",
      testIgnore: `journeys/${withPictures}.spec.ts`,
      grepInvert: /@phone/,
      use: { ...desk, launchOptions: { executablePath, args: [`--blink-settings=${noPictures}`] } },
    },
    // A journey is made once. By thumb goes what a layout decides: @phone there alone, @both also at a desk.
    {
      name: "phone",
      testMatch: "journeys/**/*.spec.ts",
      grep: /@phone|@both/,
      use: {
        ...devices["Pixel 7"],
        viewport: { width: 360, height: 740 },
        screen: { width: 360, height: 740 },
      },
    },
    // Compares times, so it waits until the others are done. Nearly all of it is waiting, so its tests go side by side.
    { name: "hints", testMatch: "hints/**/*.spec.ts", dependencies: together },
    // Takes the backend away from everybody, or counts what everybody does, so it waits until nobody else is at work, and works alone.
    {
      name: "outage",
      testMatch: "{outage,alone}/**/*.spec.ts",
      workers: 1,
      dependencies: ["hints"],
      use: desk,
    },
  ],
  webServer: {
    command: "npm run shop",
    url: `${shopUrl}/api/ready`,
    timeout: 600_000,
    reuseExistingServer: !isCi,
    stdout: "pipe",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGINT", timeout: 20_000 },
    env: {
      PORT: String(shopPort),
      SANDBOX_PORT: String(gatewayPort),
      SANDBOX_DIR: sandboxDir,
      TRUSTED_PROXIES: "1",
    },
  },
});
