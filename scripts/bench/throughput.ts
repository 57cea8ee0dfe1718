import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { median } from "./median";

const CONNECTIONS = 10;
const SECONDS = 5;
const ROUNDS = 3;
const BARE_PORT = 39217;

/** Requests per second of one run against a URL, with a browser's headers: gzip accepted. */
async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { "accept-encoding": "gzip" },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  }
  return result.requests.average;
}

async function startBareServer(pageUrl: string): Promise<ChildProcess> {
  const path = fileURLToPath(new URL("./bare-server.ts", import.meta.url));
  const server = fork(path, [pageUrl, String(BARE_PORT)], { execArgv: ["--import", "tsx"] });
  await once(server, "message");
  return server;
}

export type Throughput = { shop: number; bare: number; ratio: number };

/** Measures the page and the bare server in turn, so that the machine's load affects both alike; medians of the rounds. */
export async function measureThroughput(pageUrl: string): Promise<Throughput> {
  const bareServer = await startBareServer(pageUrl);
  try {
    const bareUrl = `http://127.0.0.1:${BARE_PORT}/`;
    await requestsPerSecond(pageUrl, 2);
    await requestsPerSecond(bareUrl, 1);
    const shop: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      shop.push(await requestsPerSecond(pageUrl, SECONDS));
      bare.push(await requestsPerSecond(bareUrl, SECONDS));
    }
    return {
      shop: median(shop),
      bare: median(bare),
      ratio: median(shop.map((value, i) => value / (bare[i] ?? 1))),
    };
  } finally {
    bareServer.kill();
  }
}
