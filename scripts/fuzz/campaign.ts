import { differences, printDatabase } from "./database-print";
import { type FuzzRequest, makeRequest } from "./make-request";
import { Random } from "./random";
import { sendRequest } from "./send-request";
import { readSurface } from "./surface";

const patienceMs = 10_000;
const atOnce = 12;
const maxFaults = 20;

export interface Campaign {
  siteUrl: string;
  databaseUrl: string;
  seed: number;
  count: number;
  /** Runs only the request with this number. */
  only?: number;
}

export interface Outcome {
  /** How often each status occurred. */
  statuses: Record<number, number>;
  /** Responses 5xx, none at all, or none within ten seconds; each with the command that repeats it. */
  faults: string[];
  /** Tables whose contents have changed. */
  written: string[];
}

/** Each request depends only on seed and number, so that one can be repeated without the others. */
export function requestAt(
  { seed, siteUrl }: Pick<Campaign, "seed" | "siteUrl">,
  number: number,
): FuzzRequest {
  return makeRequest(new Random(seed * 1_000_003 + number), readSurfaceOnce(), siteUrl);
}

let surface: ReturnType<typeof readSurface> | undefined;
function readSurfaceOnce() {
  surface ??= readSurface();
  return surface;
}

export async function runCampaign(campaign: Campaign): Promise<Outcome> {
  const port = Number(new URL(campaign.siteUrl).port);
  const before = await printDatabase(campaign.databaseUrl);
  const statuses: Record<number, number> = {};
  const faults: string[] = [];
  const first = campaign.only ?? 1;
  const last = campaign.only ?? campaign.count;
  let number = first;
  const work = async () => {
    while (number <= last && faults.length < maxFaults) {
      const own = number;
      number += 1;
      const request = requestAt(campaign, own);
      const answer = await sendRequest(port, request, patienceMs);
      if ("status" in answer) statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if ("fault" in answer)
        faults.push(describe(campaign.seed, own, request, `${answer.fault}: ${answer.why}`));
      else if (answer.status >= 500)
        faults.push(describe(campaign.seed, own, request, String(answer.status)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const written = differences(before, await printDatabase(campaign.databaseUrl));
  return { statuses, faults, written };
}

function describe(seed: number, number: number, request: FuzzRequest, what: string): string {
  const { method, path, headers, body } = request;
  const shown = body ? ` ${JSON.stringify(body.toString("latin1").slice(0, 300))}` : "";
  return `${what}\n  npm run test:fuzz -- --seed ${seed} --only ${number}\n  ${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 600)}${shown}`;
}
