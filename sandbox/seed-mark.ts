import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const markIn = (dir: string) => join(dir, "seeded");
const gatewayIn = (dir: string) => join(dir, "seeded-at");

const readIn = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : "");

/** Identifies the seed run of the data, so that pages built from another one are rebuilt. Empty before the first. */
export function readSeedMark(dir: string): string {
  return readIn(markIn(dir));
}

export function markSeed(dir: string, mark: string): void {
  mkdirSync(dir, { recursive: true });
  writeFileSync(markIn(dir), mark);
}

/** Pictures are stored with the gateway's address, even by a seed run that fails half-way, so it is recorded first. */
export function rememberGateway(dir: string, gatewayUrl: string): void {
  mkdirSync(dir, { recursive: true });
  writeFileSync(gatewayIn(dir), gatewayUrl);
}

/** Throws when the gateway had another address when this data was filled. */
export function requireSameGateway(dir: string, gatewayUrl: string): void {
  const filledAt = readIn(gatewayIn(dir));
  if (filledAt === "" || filledAt === gatewayUrl) return;
  const port = new URL(filledAt).port;
  throw new Error(
    `The pictures in ${dir} have the address ${filledAt}: start with SANDBOX_PORT=${port} again, or recreate the shop with \`npm run shop -- --fresh\`.`,
  );
}
