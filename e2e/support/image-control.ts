import { randomUUID } from "node:crypto";
import { gatewayUrl } from "./env";
import { postControl } from "./post-control";

interface Command {
  behaviour?: "draw" | "refuse" | "flag" | "busy" | "fail" | "html" | "huge" | "text" | "hang" | "drop";
  delayMs?: number;
}

/** Words that no other test has drawn. */
export const newPrompt = (about: string) => `${about} called ${randomUUID().replace(/[^a-z]/g, "")}`;

/** How whoever draws treats these words; others are not touched. */
export async function commandDrawing(about: string, command: Command): Promise<void> {
  await postControl("/image-provider/_control", { about, ...command });
}

/** How often the provider was asked to draw these words. */
export async function countDrawings(about: string): Promise<number> {
  const answer = await fetch(`${gatewayUrl}/image-provider/_control/asked?${new URLSearchParams({ about })}`);
  return (await answer.json()).length;
}
