import "server-only";
import { z } from "zod";
import { timeoutSignal } from "@/server/deadline";
import { ArtProblem } from "./art-generator";
import { limitedFetch } from "./limited-fetch";

export interface ModerationSettings {
  apiKey: string;
  apiUrl: string;
}

/** The result of OpenAI's moderation, stored with the picture. */
export interface Moderation {
  flagged: boolean;
  /** The flagged categories. */
  categories: string[];
}

const answerSchema = z.object({
  results: z.array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean()) })).min(1),
});

const maxBytes = 256 * 1024;
const patienceMs = 15_000;
const send = limitedFetch(maxBytes);

type Part = { type: "text"; text: string } | { type: "image_url"; image_url: { url: string } };

/** Checks words or a picture. Throws ArtProblem, because an unchecked picture must not be shown. */
export async function moderate(
  { apiKey, apiUrl }: ModerationSettings,
  seen: { text: string } | { webp: Buffer },
): Promise<Moderation> {
  const part: Part =
    "text" in seen
      ? { type: "text", text: seen.text }
      : { type: "image_url", image_url: { url: `data:image/webp;base64,${seen.webp.toString("base64")}` } };
  const { status, body } = await post(`${apiUrl.replace(/\/$/, "")}/moderations`, apiKey, part);
  if (status === 429) throw new ArtProblem("busy");
  if (status >= 400) throw new ArtProblem(status >= 500 ? "down" : "misconfigured");
  const { data } = answerSchema.safeParse(body);
  const [result] = data?.results ?? [];
  if (!result) throw new ArtProblem("down");
  const found = Object.entries(result.categories).filter(([, isFound]) => isFound);
  return { flagged: result.flagged, categories: found.map(([name]) => name) };
}

async function post(url: string, apiKey: string, part: Part): Promise<{ status: number; body: unknown }> {
  try {
    const response = await send(url, {
      method: "POST",
      headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
      body: JSON.stringify({ model: "omni-moderation-latest", input: [part] }),
      signal: timeoutSignal(patienceMs),
    });
    return { status: response.status, body: await response.json().catch(() => null) };
  } catch (error) {
    throw new ArtProblem("down", error);
  }
}
