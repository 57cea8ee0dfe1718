import { join } from "node:path";
import { findRun } from "../../scripts/test/places";

// The shop of this Playwright worker, see scripts/test/shop-process.ts; scripts outside Playwright set their own.

const {
  TEST_PARALLEL_INDEX = "0",
  PORT = "3000",
  SANDBOX_PORT = "54321",
  SANDBOX_DIR = ".sandbox",
} = process.env;

export const shopIndex = Number(TEST_PARALLEL_INDEX);
const run = findRun();
const ports = run?.shops[shopIndex] ?? { shop: Number(PORT), gateway: Number(SANDBOX_PORT) };

export const shopPort = ports.shop;
/** The shop's storage, inbox, log and copy of the build. */
export const sandboxDir = run ? join(run.clusterDir, `shop-${shopIndex}`) : SANDBOX_DIR;
export const shopUrl = `http://localhost:${shopPort}`;
export const gatewayUrl = `http://127.0.0.1:${ports.gateway}`;
