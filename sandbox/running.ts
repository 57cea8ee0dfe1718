import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isOwned } from "./owner-lock";

const runningSchema = z.object({
  pid: z.number(),
  databaseUrl: z.string(),
  gatewayUrl: z.string(),
  siteUrl: z.string(),
});

export type Running = z.infer<typeof runningSchema>;

const fileIn = (dir: string) => join(dir, "running.json");

export function announceRunning(dir: string, running: Omit<Running, "pid">): () => void {
  writeFileSync(fileIn(dir), JSON.stringify({ pid: process.pid, ...running }, null, 2));
  return () => rmSync(fileIn(dir), { force: true });
}

/** The sandbox that is running on this folder, if any. */
export async function findRunning(dir: string): Promise<Running | null> {
  try {
    if (!(await isOwned(dir))) return null;
    return runningSchema.parse(JSON.parse(readFileSync(fileIn(dir), "utf8")));
  } catch {
    return null;
  }
}
