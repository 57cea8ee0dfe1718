import { type ChildProcess, spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { measureEmptyPage } from "./empty-page";
import { scorePage } from "./lighthouse";
import { weighPage } from "./page-weight";
import { measureThroughput } from "./throughput";

const { values: options } = parseArgs({
  options: {
    url: { type: "string", default: `http://localhost:${process.env.PORT ?? 3000}` },
    runs: { type: "string", default: "3" },
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

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

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
  const floor = await measureEmptyPage(Number(options.runs));
  console.log(
    `Empty page of the same Next: first-load JS ${kb(floor.scriptGzip)} gzip, ` +
      `performance ${floor.performance}, LCP ${floor.lcpMs}, TBT ${floor.tbtMs}\n`,
  );
  const rows: Record<string, Record<string, string | number>> = {};
  for (const [name, path] of Object.entries(pages)) {
    const url = shopUrl + path;
    await fetch(url);
    const weight = await weighPage(url);
    const throughput = await measureThroughput(url);
    const scores = await scorePage(url, Number(options.runs));
    rows[name] = {
      "req/s": Math.round(throughput.shop),
      "bare req/s": Math.round(throughput.bare),
      "of bare": `${Math.round(throughput.ratio * 100)} %`,
      "HTML gzip": kb(weight.htmlGzip),
      "JS gzip": kb(weight.scriptGzip),
      "above empty": kb(weight.scriptGzip - floor.scriptGzip),
      cache: weight.cache,
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
  console.table(rows);
} finally {
  shop?.kill("SIGINT");
}
