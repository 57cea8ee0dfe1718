import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { captchaPath } from "@/lib/auth/captcha";

const patienceMs = 60_000;

/** Loaded only by who is asked for it. The computing itself runs beside the page, which stays alive. */
export async function solveCaptcha(): Promise<string> {
  const response = await fetch(captchaPath, { cache: "no-store" });
  if (!response.ok) throw new Error(`captcha: ${response.status}`);
  const challenge = await response.json();
  const solution = await solveChallenge({ challenge, deriveKey, timeout: patienceMs });
  if (!solution) throw new Error("captcha: not solved in time");
  return btoa(JSON.stringify({ challenge, solution }));
}
