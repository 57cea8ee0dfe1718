import { startBackend } from "./backend/start-backend";
import { readSandboxConfig } from "./config";
import { endProcess } from "./end-process";
import { logConsoleToFile } from "./log-file";
import { runMain } from "./run-main";

// Database, gateway, migrations and people without the shop, for tests: prints one line of JSON when it is
// ready and stops when its standard input closes, so that it cannot outlive its parent.
async function main(): Promise<void> {
  const { dir, siteUrl } = readSandboxConfig();
  logConsoleToFile(dir);
  const port = Number(process.env.SANDBOX_PORT ?? 0);
  const backend = await startBackend({ dir, port, siteUrl, database: process.env.SANDBOX_DATABASE });
  const { databaseUrl, url, publishableKey, secretKey } = backend;

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await endProcess([backend.stop], 0);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  process.stdin.once("end", stop).resume();
  backend.postgres.process.once("exit", stop);
  process.stdout.write(`${JSON.stringify({ databaseUrl, url, publishableKey, secretKey, siteUrl })}\n`);
}

runMain(main, "sandbox: ");
