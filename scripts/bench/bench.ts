import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { findChromium, requireTestBrowser } from "../chromium";
import { measureClicks } from "./clicks";
import { startEmptyPage } from "./empty-page";
import { measureFirstVisit } from "./first-visit";
import { scorePage } from "./lighthouse";
import { weighPage } from "./page-weight";
import { type Figures, toRatios } from "./ratios";
import { findRefusal, measureIdle } from "./refusal";
import { measureThroughput } from "./throughput";

// `npm run bench`: the shop's pages as ratios to an empty page of the same Next, which every round measures too. `-- --keep`
// saves them. Figures of different rounds, machines and browsers are not comparable; ratios nearly are.

const { values: options } = parseArgs({
  options: {
    url: { type: "string", default: `http://localhost:${process.env.PORT ?? 3000}` },
    rounds: { type: "string", default: "5" },
    keep: { type: "boolean", default: false },
    busy: { type: "boolean", default: false },
    shell: { type: "boolean", default: false },
  },
});
const shopUrl = options.url;
const executablePath = findChromium() ?? requireTestBrowser();

/** Waits a minute at most for processors that are idle: a round that has been measured should not be lost. */
async function refuseUnfit(): Promise<void> {
  const end = Date.now() + 60_000;
  for (;;) {
    const refusal = findRefusal(executablePath, await measureIdle(), options);
    if (!refusal) return;
    if (Date.now() > end) throw new Error(refusal);
  }
}

async function waitFor(url: string, seconds: number): Promise<boolean> {
  for (let second = 0; second < seconds; second++) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return true;
    await new Promise((done) => setTimeout(done, 1000));
  }
  return false;
}

async function startShop(): Promise<ChildProcess | null> {
  if (await waitFor(`${shopUrl}/api/health`, 1)) return null;
  console.log("Starting the shop");
  const shop = spawn("npm", ["run", "shop"], { stdio: "ignore" });
  if (await waitFor(`${shopUrl}/api/health`, 300)) return shop;
  shop.kill();
  throw new Error("The shop did not start within 5 minutes");
}

async function firstProductPath(): Promise<string> {
  const html = await (await fetch(`${shopUrl}/products`)).text();
  const path = /href="(\/products\/[a-z0-9-]+-\d+)"/.exec(html)?.[1];
  if (!path) throw new Error("/products links no product");
  return path;
}

async function inBrowser(measure: (browser: Browser) => Promise<Figures>): Promise<Figures> {
  const browser = await chromium.launch({ executablePath });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

async function measurePage(url: string): Promise<Figures> {
  const { htmlGzip, scriptGzip } = await weighPage(url);
  return {
    "req/s": await measureThroughput(url),
    "HTML gzip": htmlGzip,
    "JS gzip": scriptGzip,
    ...(await inBrowser((browser) => measureFirstVisit(url, browser))),
    ...(await scorePage(url, executablePath)),
  };
}

type Ratios = Record<string, Record<string, string>>;

function printRatios(title: string, { clicks, ...pages }: Ratios): void {
  console.log(`\n${title}`);
  console.table(pages);
  console.table(clicks);
}

const file = fileURLToPath(new URL("figures.json", import.meta.url));
const saved = JSON.parse(readFileSync(file, "utf8")) as { commit: string; date: string; ratios: Ratios }[];

await refuseUnfit();
const shop = await startShop();
const empty = startEmptyPage();
try {
  if (!(await waitFor(empty.url, 30))) throw new Error("The empty page did not start");
  const pages = {
    "empty page": empty.url,
    home: shopUrl,
    list: `${shopUrl}/products`,
    product: shopUrl + (await firstProductPath()),
    post: `${shopUrl}/blog/what-gsm-means`,
    policy: `${shopUrl}/shipping-policy`,
    marketing: `${shopUrl}/marketing`,
  };
  for (const url of Object.values(pages)) await fetch(url);
  const rounds: Record<string, Figures[]> = {};
  const add = (name: string, figures: Figures) => {
    rounds[name] = [...(rounds[name] ?? []), figures];
  };
  for (let round = 1; round <= Number(options.rounds); round++) {
    await refuseUnfit();
    console.log(`Round ${round}`);
    for (const [name, url] of Object.entries(pages)) add(name, await measurePage(url));
    for (const [name, url] of [
      ["empty clicks", empty.url],
      ["clicks", shopUrl],
    ] as const)
      add(name, await inBrowser((browser) => measureClicks(url, browser)));
  }
  const { "empty page": emptyPage = [], "empty clicks": emptyClicks = [], ...ours } = rounds;
  const ratios = Object.fromEntries(
    Object.entries(ours).map(([name, all]) => [
      name,
      toRatios(all, name === "clicks" ? emptyClicks : emptyPage),
    ]),
  );
  const last = saved.at(-1);
  if (last) printRatios(`Saved at ${last.commit}, ${last.date}`, last.ratios);
  printRatios("Now, as ratios to the empty page", ratios);
  if (options.keep) {
    const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
    const date = new Date().toISOString().slice(0, 10);
    writeFileSync(file, `${JSON.stringify([...saved, { commit, date, ratios }], null, 2)}\n`);
  }
} finally {
  empty.stop();
  shop?.kill("SIGINT");
}
