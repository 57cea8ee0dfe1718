import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { captchaPath } from "@/lib/auth/captcha";

const patienceMs = 60_000;

/** Loaded only when the server requires a puzzle. A worker computes it, so the page stays responsive. */
export async function solveCaptcha(): Promise<string> {
  const response = await fetch(captchaPath, { cache: "no-store" });
  if (!response.ok) throw new Error(`captcha: ${response.status}`);
  const challenge = await response.json();
  const solution = await solveChallenge({ challenge, deriveKey, timeout: patienceMs });
  if (!solution) throw new Error("captcha: not solved in time");
  return btoa(JSON.stringify({ challenge, solution }));
}
