import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";

const isWindows = process.platform === "win32";

export type TiedOptions = {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  uid?: number;
  gid?: number;
  /** The signal for the child when this process has ended */
  farewell?: "INT" | "TERM";
};

// The watcher holds the read end of a pipe whose other end only this process has: it reads end-of-file the moment
// this process dies, even by kill -9, and then stops the child. `exec` keeps the child's own process id.
const TIED = (farewell: string) =>
  `exec 3<&0; ( cat <&3 >/dev/null 2>&1; kill -${farewell} $$ 2>/dev/null; exit 0 ) & exec 3<&- </dev/null "$0" "$@"`;

const children = new Set<ChildProcess>();

/** A child that cannot outlive this process, in a process group of its own so that Ctrl-C reaches only us. */
export function spawnTied(command: string, args: string[], options: TiedOptions = {}): ChildProcess {
  const { farewell = "TERM", ...rest } = options;
  const child = isWindows
    ? spawn(command, args, { ...rest, stdio: ["ignore", "pipe", "pipe"] })
    : spawn("/bin/sh", ["-c", TIED(farewell), command, ...args], {
        ...rest,
        detached: true,
        stdio: ["pipe", "pipe", "pipe"],
      });
  child.stdin?.on("error", () => undefined);
  children.add(child);
  child.once("exit", () => {
    children.delete(child);
    child.stdin?.destroy();
  });
  return child;
}

export function killChildren(): void {
  for (const child of children) killGroup(child);
}

/** Stores the last lines of a child's output, to show them when it dies. */
export function lastLines(child: ChildProcess, limit = 20, onLine?: (line: string) => void): () => string[] {
  const recent: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = "";
    stream?.setEncoding("utf8");
    stream?.on("data", (chunk: string) => {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        recent.push(line);
        if (recent.length > limit) recent.shift();
        onLine?.(line);
      }
    });
  }
  return () => [...recent];
}

export function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

export function whenExited(child: ChildProcess): Promise<void> {
  if (hasExited(child)) return Promise.resolve();
  return new Promise((resolve) => child.once("exit", () => resolve()));
}

export async function stopChild(child: ChildProcess, signal: NodeJS.Signals, graceMs: number): Promise<void> {
  if (hasExited(child)) return;
  child.kill(signal);
  const timer = setTimeout(() => killGroup(child), graceMs);
  await whenExited(child);
  clearTimeout(timer);
}

function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined && !isWindows) process.kill(-child.pid, "SIGKILL");
    else child.kill("SIGKILL");
  } catch {
    // It ended between the timer and the kill.
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

// A container without an init process never reaps its zombies.
function isZombie(pid: number): boolean {
  return process.platform === "linux" && /^State:\s+Z/m.test(statusOf(pid));
}

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}

/** The command line of a process, or "" when there is none: a process id alone proves nothing. */
export function commandOf(pid: number): string {
  try {
    if (process.platform === "linux")
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    if (isWindows) return "";
    return execFileSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" });
  } catch {
    return "";
  }
}

export async function waitUntil(isTrue: () => boolean, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (!isTrue()) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}

function parentOf(pid: number): number | null {
  if (process.platform === "linux") return Number(/^PPid:\s+(\d+)$/m.exec(statusOf(pid))?.[1]) || null;
  try {
    return Number(execFileSync("ps", ["-p", String(pid), "-o", "ppid="], { encoding: "utf8" })) || null;
  } catch {
    return null;
  }
}

/** The npm that runs this script: our parent, or the parent of the shell between us. */
export function findNpm(): number | null {
  if (process.env.npm_lifecycle_event === undefined || isWindows) return null;
  const parent = process.ppid;
  if (/\bnpm\b/.test(commandOf(parent))) return parent;
  const grandparent = parentOf(parent);
  return grandparent !== null && /\bnpm\b/.test(commandOf(grandparent)) ? grandparent : null;
}
