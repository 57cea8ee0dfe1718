import { randomUUID } from "node:crypto";
import { gatewayUrl } from "./env";
import { postControl } from "./post-control";

interface Command {
  /** Another command with 0 ends it. */
  delayMs?: number;
  behaviour?: "draw" | "refuse" | "flag" | "busy" | "fail" | "html" | "huge" | "text" | "hang" | "drop";
}

/** Words that no other test has drawn. */
export const newPrompt = (about: string) => `${about} called ${randomUUID().replace(/[^a-z]/g, "")}`;

/** How whoever draws treats these words; others are not touched. */
export async function commandDrawing(about: string, command: Command): Promise<void> {
  await postControl("/image-provider/_control", { about, ...command });
}

/** Longer than anything takes that a test does meanwhile. */
export const untilReleased = { delayMs: 30_000 };
export const release = (about: string) => commandDrawing(about, { delayMs: 0 });

/** How often the provider was asked to draw these words. */
export async function countDrawings(about: string): Promise<number> {
  const answer = await fetch(`${gatewayUrl}/image-provider/_control/asked?${new URLSearchParams({ about })}`);
  return (await answer.json()).length;
}
