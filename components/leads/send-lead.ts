import { consentVersion } from "@/lib/leads/consent";
import { type LeadSource, leadFailure } from "@/lib/leads/lead-input";
import { readUtm } from "@/lib/leads/utm";
import { paths } from "@/lib/paths";
import { type Failure, patienceMs } from "@/lib/result";
import { landingSearch } from "./landing";

export interface TypedLead {
  email: string;
  phone: string;
}

export type LeadAnswer =
  | { code: string }
  | { problems: { email?: string; phone?: string } }
  | { message: string };

/** A number for the sends of this page; nothing else carries it. */
let sessionId: string | undefined;

/** Puzzles can come twice: the second one when the first was solved too late. */
const mostTries = 3;

async function post(body: object): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(paths.api.leads, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  });
  return { status: response.status, answer: await response.json() };
}

function asFailure(answer: unknown): Partial<Failure> {
  return Object(answer);
}

/** Sends the form, with a solved puzzle when the shop asks for one. Never throws. */
export async function sendLead(typed: TypedLead, source: LeadSource): Promise<LeadAnswer> {
  try {
    sessionId ??= crypto.randomUUID();
    const utm = readUtm(landingSearch());
    const lead = { ...typed, source, utm, sessionId, consent: consentVersion };
    let { status, answer } = await post(lead);
    for (let tries = 1; status === 428 && tries < mostTries; tries += 1) {
      const { solveCaptcha } = await import("@/components/auth/solve-captcha");
      ({ status, answer } = await post({ ...lead, captcha: await solveCaptcha() }));
    }
    if (status === 200) return { code: String(Object(answer).code) };
    const { fieldErrors, message } = asFailure(answer);
    if (fieldErrors?.email || fieldErrors?.phone) return { problems: fieldErrors };
    return { message: (status === 429 || status === 409) && message ? message : leadFailure };
  } catch {
    return { message: leadFailure };
  }
}
