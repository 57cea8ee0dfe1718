import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const CANDIDATES = [
  process.env.CHROME_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Path of a Chromium on this machine, Playwright's own included, or null. CHROME_PATH wins. */
export function findChromium(): string | null {
  return (
    [...CANDIDATES, chromium.executablePath()].find((path) => path !== undefined && existsSync(path)) ?? null
  );
}

/** Chromium without a window system: it needs half the CPU of the full one. */
const SHELLS = [process.env.CHROME_PATH, "/usr/bin/chromium-headless-shell"];

/** The browser for tests: the headless shell where there is one, else any Chromium, or null. CHROME_PATH wins. */
export function findTestBrowser(): string | null {
  return SHELLS.find((path) => path !== undefined && existsSync(path)) ?? findChromium();
}

/** As findTestBrowser, but installs the headless shell's package where the system has one. */
export function requireTestBrowser(): string {
  if (!SHELLS.some((path) => path !== undefined && existsSync(path))) {
    try {
      installByApt("chromium-headless-shell");
    } catch {
      // Without it, tests only take longer.
    }
  }
  return findTestBrowser() ?? requireChromium();
}

/** How to run a command as root without a password prompt, or null. */
function asRoot(): string[] | null {
  if (process.getuid?.() === 0) return [];
  return spawnSync("sudo", ["-n", "true"]).status === 0 ? ["sudo", "-n"] : null;
}

function installByApt(name: string): void {
  const prefix = existsSync("/usr/bin/apt-get") ? asRoot() : null;
  if (!prefix) return;
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", name],
  ]) {
    const [command = "", ...rest] = [...prefix, "apt-get", ...args];
    execFileSync(command, rest, {
      stdio: ["ignore", "inherit", "inherit"],
      timeout: 120_000,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
}

/** As findChromium, but installs one when there is none: the system's package, else Playwright's download. */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log("No Chromium found: installing one");
  try {
    installByApt("chromium");
  } catch (error) {
    console.log(`apt-get could not: ${error instanceof Error ? error.message : error}`);
  }
  if (!findChromium()) {
    const cli = ["node_modules/@playwright/test/cli.js", "install", "chromium"];
    spawnSync(process.execPath, cli, { stdio: ["ignore", "inherit", "inherit"], timeout: 300_000 });
  }
  const installed = findChromium();
  if (!installed) throw new Error("No Chromium found. Install one, or set CHROME_PATH to its executable.");
  return installed;
}
