import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { format } from "node:util";

/** The stand-ins log every refused request to the console; that belongs in a file, not between our few lines. */
export function logConsoleToFile(dir: string): void {
  mkdirSync(dir, { recursive: true });
  const file = createWriteStream(join(dir, "sandbox.log"), { flags: "w" });
  const write = (...args: unknown[]) => {
    file.write(`${new Date().toISOString()} ${format(...args)}\n`);
  };
  console.log = write;
  console.info = write;
  console.warn = write;
  console.error = write;
}
