import { type ChildProcess, spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { measureAddToCart, measureClicks } from "./clicks";
import { measureEmptyPage } from "./empty-page";
import { type FirstVisit, measureFirstVisit } from "./first-visit";
import { type Scores, scorePage } from "./lighthouse";
import { type PageWeight, weighPage } from "./page-weight";
import { type Row, readSavedFigures, saveFigures } from "./saved-figures";
import { measureThroughput, type Throughput } from "./throughput";

// `npm run bench [-- --keep]`: compares pages with an empty page of the same Next and with the last saved figures.

const { values: options } = parseArgs({
  options: {
    url: { type: "string", default: `http://localhost:${process.env.PORT ?? 3000}` },
    runs: { type: "string", default: "5" },
    keep: { type: "boolean", default: false },
  },
});
const shopUrl = options.url;

async function isUp(): Promise<boolean> {
  return fetch(`${shopUrl}/api/health`).then(
    (response) => response.ok,
    () => false,
  );
}

async function startShop(): Promise<ChildProcess | null> {
  if (await isUp()) return null;
  console.log("Starting the shop");
  const shop = spawn("npm", ["run", "shop"], { stdio: "ignore" });
  for (let second = 0; second < 300; second++) {
    if (await isUp()) return shop;
    await new Promise((done) => setTimeout(done, 1000));
  }
  shop.kill();
  throw new Error("The shop did not start within 5 minutes");
}

async function firstProductPath(): Promise<string> {
  const html = await (await fetch(`${shopUrl}/products`)).text();
  const path = /href="(\/products\/[a-z0-9-]+-\d+)"/.exec(html)?.[1];
  if (!path) throw new Error("/products links no product");
  return path;
}

const kb = (bytes: number) => Math.round(bytes / 100) / 10;

function toRow(weight: PageWeight, visit: FirstVisit, scores: Scores, throughput: Throughput | null): Row {
  return {
    ...(throughput && {
      "req/s": Math.round(throughput.shop),
      "of bare %": Math.round(throughput.ratio * 100),
    }),
    "HTML kB": kb(weight.htmlRaw),
    "gzip kB": kb(weight.htmlGzip),
    "JS kB": kb(weight.scriptGzip),
    cache: weight.cache,
    "first paint": visit.firstPaintMs,
    "largest paint": visit.largestPaintMs,
    "kB before": kb(visit.bytesBefore),
    largest: visit.largest,
    perf: scores.performance,
    a11y: scores.accessibility,
    practices: scores["best-practices"],
    seo: scores.seo,
    LCP: scores.lcpMs,
    TBT: scores.tbtMs,
    CLS: scores.cls,
    slowdown: scores.cpuSlowdown,
  };
}

const shop = await startShop();
try {
  const pages = {
    home: "/",
    list: "/products",
    product: await firstProductPath(),
    post: "/blog/what-gsm-means",
    policy: "/shipping-policy",
    marketing: "/marketing",
  };
  const runs = Number(options.runs);
  const floor = await measureEmptyPage(runs);
  const rows: Record<string, Row> = { "empty page": toRow(floor, floor, floor, null) };
  for (const [name, path] of Object.entries(pages)) {
    const url = shopUrl + path;
    await fetch(url);
    const weight = await weighPage(url);
    const throughput = await measureThroughput(url);
    rows[name] = toRow(weight, await measureFirstVisit(url, runs), await scorePage(url, runs), throughput);
  }
  const clicks = await measureClicks(shopUrl, runs);
  const others: Row = { "add to cart, 4x": await measureAddToCart(shopUrl, runs) };
  for (const [name, times] of Object.entries(clicks)) {
    for (const [rate, ms] of Object.entries(times)) others[`${name}, ${rate}`] = ms;
  }
  const before = readSavedFigures();
  if (before) {
    console.log(`\nSaved at ${before.commit}, ${before.date}`);
    console.table(before.rows);
    console.table(before.others);
  }
  console.log("\nNow");
  console.table(rows);
  console.table(others);
  if (options.keep) saveFigures(rows, others);
} finally {
  shop?.kill("SIGINT");
}
