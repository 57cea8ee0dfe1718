import { spawn } from "node:child_process";

export type Outcome = { name: string; isOk: boolean; seconds: number; output: string };

type Options = { args?: string[]; env?: Record<string, string>; isLive?: boolean };

/** One script of package.json, without input. Its output is buffered unless it is shown as it comes. */
export function runScript(name: string, { args = [], ...options }: Options = {}): Promise<Outcome> {
  return runCommand([name, ...args].join(" "), "npm", ["run", "--silent", name, "--", ...args], options);
}

export async function runCommand(
  name: string,
  command: string,
  args: string[],
  { env = {}, isLive = false }: Omit<Options, "args"> = {},
): Promise<Outcome> {
  const startedAt = performance.now();
  const child = spawn(command, args, {
    stdio: ["ignore", isLive ? "inherit" : "pipe", isLive ? "inherit" : "pipe"],
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  return { name, isOk: code === 0, seconds: (performance.now() - startedAt) / 1000, output };
}

export function printOutcome({ name, isOk, seconds, output }: Outcome): void {
  console.log(`${isOk ? "ok  " : "FAIL"} ${name} (${seconds.toFixed(0)} s)`);
  if (!isOk) console.log(`${output.trimEnd()}\n`);
}
