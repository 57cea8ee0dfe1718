import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const CANDIDATES = [
  process.env.CHROME_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Path of a Chromium on this machine, or null. CHROME_PATH wins. */
export function findChromium(): string | null {
  return CANDIDATES.find((path) => path !== undefined && existsSync(path)) ?? null;
}

/** As findChromium, but installs Debian's package when there is none and we may; throws with what to do otherwise. */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("No Chromium found: installing Debian's package");
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      stdio: "inherit",
    });
  }
  const installed = findChromium();
  if (!installed) throw new Error("No Chromium found. Install one, or set CHROME_PATH to its executable.");
  return installed;
}
