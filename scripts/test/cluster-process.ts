import { runMain } from "../../sandbox/run-main";
import { startCluster } from "./cluster";
import { templateSchema } from "./templates";

// A cluster for the parent process: prints one line of JSON when it is ready, and stops when its standard
// input closes, so that it cannot outlive a killed run.

async function main(): Promise<void> {
  const template = templateSchema.parse(process.argv[2]);
  const { url, dir, stop } = await startCluster(template, (line) => process.stderr.write(`${line}\n`));
  const end = async () => {
    await stop();
    process.exit(0);
  };
  process.once("SIGTERM", end);
  // Ctrl-C reaches every process of the terminal; the parent ends this one after its last query.
  process.on("SIGINT", () => undefined);
  process.stdin.once("end", end).resume();
  process.stdout.write(`${JSON.stringify({ url, dir })}\n`);
}

runMain(main, "test database: ");
