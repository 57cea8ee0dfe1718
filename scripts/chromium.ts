import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { z } from "zod";
import { addToCache, takeCached } from "../sandbox/cached-files";

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

const SHELL_PACKAGE = "node_modules/@sparticuz/chromium";

/**
 * A headless shell for Linux that comes as a package, unpacked once into the cache. Built with the optimisations of
 * Chrome's releases, it takes a third less CPU than Debian's. Null on other systems, or where a library is missing.
 */
function unpackShell(): string | null {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(SHELL_PACKAGE, "package.json"), "utf8")));
  const find = () => {
    let path = "";
    takeCached("browser", version, (entry) => {
      path = join(entry, "headless_shell");
    });
    return path;
  };
  if (!find()) {
    addToCache("browser", version, (draft) => {
      const packed = readFileSync(join(SHELL_PACKAGE, "bin/chromium.br"));
      writeFileSync(join(draft, "headless_shell"), brotliDecompressSync(packed), { mode: 0o755 });
    });
  }
  const shell = find();
  return shell && spawnSync(shell, ["--version"]).status === 0 ? shell : null;
}

/** The browser for tests: the headless shell, else any Chromium, or null. CHROME_PATH wins. */
export function findTestBrowser(): string | null {
  return process.env.CHROME_PATH ?? unpackShell() ?? findChromium();
}

/** As findTestBrowser, but installs a Chromium when there is none. */
export function requireTestBrowser(): string {
  return process.env.CHROME_PATH ?? unpackShell() ?? requireChromium();
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
