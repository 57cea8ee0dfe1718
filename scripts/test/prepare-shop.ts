import { startBackend } from "../../sandbox/backend/start-backend";
import { readSandboxConfig } from "../../sandbox/config";
import { logConsoleToFile } from "../../sandbox/log-file";
import { buildShop, fillShop } from "../../sandbox/prepare-shop";

// What `npm run shop` does before it opens: the shop of the journeys is filled and built while other tests run.

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const config = readSandboxConfig();
  const { dir, siteUrl, gatewayPort, gatewayUrl } = config;
  await fillShop(config, say);
  logConsoleToFile(dir);
  const backend = await startBackend({ dir, port: gatewayPort, siteUrl });
  try {
    await buildShop(dir, { gatewayUrl, siteUrl }, say);
  } finally {
    await backend.stop();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
