import "server-only";
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { UploadProblem } from "@/lib/designer/uploads";
import { limitConcurrency } from "@/server/limit-concurrency";
import type { Jobs } from "./child/child";

type Input<Name extends keyof Jobs> = Parameters<Jobs[Name]>[0];
type Result<Name extends keyof Jobs> = Awaited<ReturnType<Jobs[Name]>>;

/** Idle time after which the child ends and frees its memory. */
const idleMs = 60_000;
// next.config.mjs names it for hosts that deploy only traced files.
const childPath = join(/* turbopackIgnore: true */ process.cwd(), "server/pictures/child/child.ts");

/** The child aborted, or took too much memory. */
export class ChildEnded extends Error {}
export class ChildLate extends Error {}
/** The child's error about a picture that its owner can fix. */
export class PictureProblem extends Error {
  constructor(readonly problem: UploadProblem) {
    super(problem);
  }
}

/**
 * A child process for one kind of work, one job after the other. It starts with the first one, and again after a job
 * that killed it. A picture may take `patienceMs` at most. `signal`: ends the job when the requester no longer waits.
 */
export function openPictureChild(patienceMs: number) {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  const inTurn = limitConcurrency(1);

  async function ask(job: object, signal?: AbortSignal): Promise<unknown> {
    signal?.throwIfAborted();
    clearTimeout(idle);
    const worker = child?.connected ? child : startChild();
    child = worker;
    setChildRef(worker, true);
    let isLate = false;
    const end = () => worker.kill("SIGKILL");
    const timer = setTimeout(() => {
      isLate = true;
      end();
    }, patienceMs);
    signal?.addEventListener("abort", end);
    try {
      return await new Promise((resolve, reject) => {
        worker.once("message", resolve);
        worker.once("error", reject);
        worker.once("exit", (code, sent) => {
          if (signal?.aborted) reject(signal.reason);
          else reject(isLate ? new ChildLate("a picture took too long") : new ChildEnded(`${sent ?? code}`));
        });
        worker.send(job, (error) => error && reject(error));
      });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      worker.removeAllListeners();
      setChildRef(worker, false);
      idle = setTimeout(() => {
        child = null;
        worker.kill();
      }, idleMs).unref();
    }
  }

  return async <Name extends keyof Jobs>(
    name: Name,
    input: Input<Name>,
    signal?: AbortSignal,
  ): Promise<Result<Name>> => {
    // It runs the same code: see child.ts.
    const answer = (await inTurn(() => ask({ name, input }, signal))) as
      | { result: Result<Name> }
      | { problem: UploadProblem }
      | { error: string };
    if ("problem" in answer) throw new PictureProblem(answer.problem);
    if ("error" in answer) throw new Error(answer.error);
    return answer.result;
  };
}

/** It gets no environment variables of the shop, so an attacker who takes it over finds no keys. */
function startChild(): ChildProcess {
  return fork(childPath, {
    serialization: "advanced",
    execArgv: ["--expose-gc"],
    env: { NODE_ENV: "production", MALLOC_ARENA_MAX: "2" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}

/** An idle child must not keep the server process alive. */
function setChildRef(child: ChildProcess, isWorking: boolean): void {
  const how = isWorking ? "ref" : "unref";
  child[how]();
  child.channel?.[how]();
}
